import styled from 'styled-components'

/** An outline icon on a 24-unit grid, as large as the text next to it, or in a named element. */
export function Icon({ path }: { path: string }) {
  return (
    <Outline viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </Outline>
  )
}

const Outline = styled.svg`
  flex: none;
  inline-size: 1.5em;
  block-size: 1.5em;
  fill: none;
  stroke: currentcolor;
  stroke-width: 1.5;
  stroke-linecap: round;
  stroke-linejoin: round;
`

const ARROW_LEFT = 'M5 12h14M5 12l6 6M5 12l6-6'
const ARROW_RIGHT = 'M5 12h14M13 18l6-6M13 6l6 6'

/** The interface's icons, from content's family: Tabler's outline icons (https://tabler.io/icons). */
export const INTERFACE_ICONS = {
  arrowBack: IS_RIGHT_TO_LEFT ? ARROW_RIGHT : ARROW_LEFT,
  arrowForward: IS_RIGHT_TO_LEFT ? ARROW_LEFT : ARROW_RIGHT,
  chevronDown: 'M6 9l6 6l6-6',
  close: 'M18 6l-12 12M6 6l12 12',
  linkedin:
    'M8 11v5M8 8v.01M12 16v-5M16 16v-3a2 2 0 1 0 -4 0M3 7a4 4 0 0 1 4 -4h10a4 4 0 0 1 4 4v10a4 4 0 0 1 -4 4h-10a4 4 0 0 1 -4 -4l0 -10',
  mail: 'M3 7a2 2 0 0 1 2 -2h14a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2l0 -10M3 7l9 6l9 -6',
  menu: 'M4 6h16M4 12h16M4 18h16',
  phone: 'M5 4h4l2 5l-2.5 1.5a11 11 0 0 0 5 5l1.5 -2.5l5 2v4a2 2 0 0 1 -2 2a16 16 0 0 1 -15 -15a2 2 0 0 1 2 -2',
} as const satisfies Record<string, string>
