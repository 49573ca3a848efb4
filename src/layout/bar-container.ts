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

/** The longest name of a firm, in characters, that is at full size on a phone. A longer one is smaller, on two lines. */
const LONG_NAME = 18

/** The most characters that the name and the button may have together to fit beside each other on most phones. */
const MOST_ON_PHONE = 36

/**
 * The most characters that the longest words of both and the logo may have together, so that no word has to break: with a
 * smaller name, and with the name at full size.
 */
const MOST_UNBROKEN_ON_PHONE = 22
const MOST_UNBROKEN_AT_FULL_SIZE = 16

/** How much more room, in characters, a square logo needs than the diamond. */
const LOGO_ROOM = 2

const longestWord = (text: string) => Math.max(...text.split(' ').map(({ length }) => length))

/** Returns whether the name of the firm and the button fit beside each other on a phone, and whether the name must be smaller. */
export function fitPhone(name: string, label: string, logo?: { width: number; height: number }) {
  const unbroken = longestWord(name) + longestWord(label) + (logo ? (LOGO_ROOM * logo.width) / logo.height : 0)
  return {
    fitsPhone: name.length + label.length <= MOST_ON_PHONE && unbroken <= MOST_UNBROKEN_ON_PHONE,
    hasLongName: name.length > LONG_NAME || unbroken > MOST_UNBROKEN_AT_FULL_SIZE,
  }
}
