import { graphql } from 'gatsby'
import styled, { css, keyframes } from 'styled-components'
import { PROFILE_SIZE } from '../components/map-size'
import { media } from '../styles/media'

/** The margin for the cross section's markers, in its units, and its width with it. */
const INSET = 10
const WIDTH = PROFILE_SIZE.width + 2 * INSET
/** The width of a time's letter and of the gap between times, below and above 17rem. */
const LETTER_WIDTHS = { narrow: 20, wide: 15 }

interface TrailProfileProps {
  map: Queries.TrailProfileFragment
  /** When the part of each marker is done; null if its content names no time. */
  times: readonly (string | null)[]
}

/**
 * The margin under a service's map: a locator in the country, and the trail's cross section on a time axis. The page
 * says all of it, so assistive technology skips it.
 */
export function TrailProfile({ map: { profile, locator }, times }: TrailProfileProps) {
  if (!profile) return null
  return (
    <Margin aria-hidden="true">
      {locator && (
        <Locator viewBox={`0 0 ${locator.width} ${locator.height}`}>
          <path d={locator.outline} />
          <path className="here" d="M0-52 52 0 0 52-52 0Z" transform={`translate(${locator.x} ${locator.y})`} />
        </Locator>
      )}
      <div>
        <Section viewBox={`${-INSET} ${-INSET} ${WIDTH} ${PROFILE_SIZE.height + 2 * INSET}`}>
          <path className="ground" d={`${profile.path}V${PROFILE_SIZE.height + INSET}H0Z`} />
          <path className="line" d={profile.path} />
          <path className="climbed" d={profile.path} pathLength="1" />
          {profile.markers.map(({ x, y }) => (
            <path key={x} className="marker" d="M0-7 7 0 0 7-7 0Z" transform={`translate(${x} ${y})`} />
          ))}
        </Section>
        {times.some(Boolean) && (
          <Axis $rows={rowsOf(profile.markers, times)}>
            {profile.markers.map(({ x }, index) => (
              <text key={x} x={`${((100 * (x + INSET)) / WIDTH).toFixed(1)}%`} y="1em">
                {times[index]}
              </text>
            ))}
          </Axis>
        )}
      </div>
    </Margin>
  )
}

/** Where times need two rows, because they are wider than the least space between their markers. */
type Rows = 'nowhere' | 'on phones' | 'everywhere'

function rowsOf(markers: readonly { readonly x: number }[], times: TrailProfileProps['times']): Rows {
  const timed = markers.filter((_, index) => times[index])
  const letters = Math.max(...times.map((time) => time?.length ?? 0)) + 1
  const space = Math.min(...timed.map(({ x }, index) => x - (timed[index - 1]?.x ?? -Infinity))) / letters
  if (space < LETTER_WIDTHS.wide) return 'everywhere'
  return space < LETTER_WIDTHS.narrow ? 'on phones' : 'nowhere'
}

export const query = graphql`
  fragment TrailProfile on MapIllustration {
    profile {
      path
      markers {
        x
        y
      }
    }
    locator {
      width
      height
      outline
      x
      y
    }
  }
`

const Margin = styled.div`
  display: grid;
  gap: var(--space-md);
  align-items: end;
  padding: var(--space-sm);
  border-block-start: var(--hairline);
  background: var(--paper);

  > div {
    container-type: inline-size;
  }

  ${media.medium} {
    grid-template-columns: 8.5rem 1fr;

    > :only-child {
      grid-column: 1 / -1;
    }
  }
`

const Locator = styled.svg`
  display: none;
  inline-size: 100%;
  align-self: center;
  border: var(--hairline);
  fill: var(--mist);
  stroke: var(--contour);
  stroke-width: 1px;

  path {
    vector-effect: non-scaling-stroke;
  }

  .here {
    fill: var(--accent);
    stroke: var(--paper);
  }

  ${media.medium} {
    display: block;
  }
`

const climb = keyframes`
  from {
    stroke-dashoffset: 1;
  }
`

const Section = styled.svg`
  inline-size: 100%;
  fill: none;
  stroke-width: 1.5px;

  path {
    vector-effect: non-scaling-stroke;
  }

  .ground {
    fill: var(--mist);
  }

  .line {
    stroke: var(--contour);
  }

  .climbed {
    stroke: var(--accent);
    stroke-width: 2.5px;
    stroke-dasharray: 1 1;
  }

  .marker {
    fill: var(--paper);
    stroke: var(--accent);
  }

  .marker:last-child {
    fill: var(--accent);
  }

  /* The climb follows the scroll, from the moment that the whole profile is visible. */
  @supports (animation-timeline: view()) {
    @media screen and (prefers-reduced-motion: no-preference) {
      .climbed {
        animation: ${climb} linear backwards;
        animation-timeline: view();
        animation-range: entry 60% contain 55%;
      }
    }
  }
`

const twoRows = css`
  block-size: 2.6em;

  :nth-child(even) {
    translate: 0 1.3em;
  }
`

const twoRowsOnPhones = css`
  @container (width < 17rem) {
    ${twoRows}
  }
`

/* In SVG, attributes place the times, so that the content security policy does not depend on their positions. */
const Axis = styled.svg<{ $rows: Rows }>`
  inline-size: 100%;
  block-size: 1.3em;
  overflow: visible;
  fill: var(--muted);
  font-size: 0.8125rem;
  text-anchor: middle;

  @media (forced-colors: active) {
    fill: CanvasText;
  }

  ${({ $rows }) => $rows === 'everywhere' && twoRows}
  ${({ $rows }) => $rows === 'on phones' && twoRowsOnPhones}
`
