import type { Typeface } from './typeface'

/** A title broken into lines, and the size in units per em at which all lines fit. */
export interface TypesetTitle {
  lines: string[]
  size: number
}

/** The constraints on a title: the maximum width of a line, and sizes in units per em. */
export interface TitleMeasure {
  width: number
  /** The maximum sizes of a title with one line and with two lines. */
  oneLine: number
  twoLines: number
  /** The size from which one line is large enough, so that two lines are not tried. */
  largeEnough: number
}

/**
 * Breaks a title into one or two lines, as large as possible. Among settings of equal size, the one with the shorter longest
 * line is chosen. The last line never consists of a single word, so a title of two words stays on one line.
 *
 * @param title a title of at least one word
 * @returns its lines and their size; no line exceeds the width, regardless of the length of the title
 */
export function typesetTitle(title: string, typeface: Typeface, measure: TitleMeasure): TypesetTitle {
  const words = title.trim().split(/\s+/)
  const single = fit([words.join(' ')], typeface, measure.width, measure.oneLine)
  if (single.size >= measure.largeEnough) return single
  const breaks = words.slice(0, -2).map((_, index) => index + 1)
  return breaks
    .map((at) => [words.slice(0, at).join(' '), words.slice(at).join(' ')])
    .map((lines) => fit(lines, typeface, measure.width, measure.twoLines))
    .reduce((best, next) => (isBetter(next, best) ? next : best), single)
}

interface FittedTitle extends TypesetTitle {
  /** The length of the longest line at a size of 1. */
  longest: number
}

function fit(lines: string[], typeface: Typeface, width: number, largest: number): FittedTitle {
  const longest = Math.max(...lines.map((line) => typeface.widthOf(line)))
  return { lines, size: Math.min(largest, width / longest), longest }
}

function isBetter(one: FittedTitle, other: FittedTitle): boolean {
  return one.size === other.size ? one.longest < other.longest : one.size > other.size
}
