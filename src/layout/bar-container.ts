import { container } from '../styles/media'

/**
 * The room of the navigation bar at each breakpoint, in characters of average width, and the space around each text in the
 * same unit. CSS alone cannot switch to the menu where links do not fit.
 */
const ROOM = { large: 94, wide: 118 }
const SPACE = 5

export interface BarFrom {
  /** The breakpoint from which there is room; undefined if there is none at any width. */
  $barFrom: keyof typeof ROOM | undefined
}

/** Returns the breakpoint from which the bar shows its links, by its texts. Links that hardly fit wrap onto two lines. */
export function barFrom(texts: readonly string[]): BarFrom['$barFrom'] {
  const needed = texts.join('').length + SPACE * texts.length
  if (needed <= ROOM.large) return 'large'
  return needed <= ROOM.wide ? 'wide' : undefined
}

/** The container query of styles where the navigation bar shows links. */
export const barContainer = ({ $barFrom }: BarFrom) => ($barFrom ? container[$barFrom] : '@media not all')
