import { container } from '../styles/media'

/** How many characters the navigation bar has room for at each breakpoint. The space around each text counts as five. */
const ROOM = { large: 94, wide: 118 }
const SPACE = 5

export interface BarFrom {
  /** The breakpoint from which there is room; undefined if there is none at any width. */
  $barFrom: keyof typeof ROOM | undefined
}

/** The breakpoint from which the bar shows its links, from all its texts. Where it has little room, they wrap. */
export function barFrom(texts: readonly string[]): BarFrom['$barFrom'] {
  const needed = texts.join('').length + SPACE * texts.length
  if (needed <= ROOM.large) return 'large'
  return needed <= ROOM.wide ? 'wide' : undefined
}

/** The container query of the styles that apply where the navigation bar shows its links. */
export const barContainer = ({ $barFrom }: BarFrom) => ($barFrom ? container[$barFrom] : '@media not all')
