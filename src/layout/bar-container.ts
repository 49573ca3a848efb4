import { container } from '../styles/media'

/** The bar's room at each breakpoint, in characters. Each text's space counts as five. */
const ROOM = { large: 94, wide: 118 }
const SPACE = 5

export interface BarFrom {
  /** The breakpoint from which there is room; undefined if there is none at any width. */
  $barFrom: keyof typeof ROOM | undefined
}

/** The breakpoint from which the bar shows its links, by all texts. With little room, they wrap. */
export function barFrom(texts: readonly string[]): BarFrom['$barFrom'] {
  const needed = texts.join('').length + SPACE * texts.length
  if (needed <= ROOM.large) return 'large'
  return needed <= ROOM.wide ? 'wide' : undefined
}

/** The container query of styles where the navigation bar shows links. */
export const barContainer = ({ $barFrom }: BarFrom) => ($barFrom ? container[$barFrom] : '@media not all')
