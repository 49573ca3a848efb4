import type { Typeface } from './typeface'

/** A title as it is set: its lines, and the size in units per em at which all of them fit. */
export interface SetTitle {
  lines: string[]
  size: number
}

/** The sizes in units per em at which a title is set; its width is what a line may take. */
export interface TitleMeasure {
  width: number
  /** The largest size of one line, and of each of two. */
  oneLine: number
  twoLines: number
  /** From this size on, one line is large enough and a second is not tried. */
  largeEnough: number
}

/**
 * Sets a title in one line or two, as large as the measure allows; of two settings that are equally large, the one with
 * the shorter longest line. The last line never holds a lone word: a title of two words stays on one line.
 * In: a title of at least one word, the typeface and the measure. Out: its lines and their size; no line is wider than
 * the measure, however long the title is.
 */
export function setTitle(title: string, typeface: Typeface, measure: TitleMeasure): SetTitle {
  const words = title.trim().split(/\s+/)
  const single = fit([words.join(' ')], typeface, measure.width, measure.oneLine)
  if (single.size >= measure.largeEnough) return single
  const breaks = words.slice(0, -2).map((_, index) => index + 1)
  return breaks
    .map((at) => [words.slice(0, at).join(' '), words.slice(at).join(' ')])
    .map((lines) => fit(lines, typeface, measure.width, measure.twoLines))
    .reduce((best, next) => (isBetter(next, best) ? next : best), single)
}

interface Fitted extends SetTitle {
  /** The length of the longest line at a size of 1. */
  longest: number
}

function fit(lines: string[], typeface: Typeface, width: number, largest: number): Fitted {
  const longest = Math.max(...lines.map((line) => typeface.widthOf(line)))
  return { lines, size: Math.min(largest, width / longest), longest }
}

function isBetter(one: Fitted, other: Fitted): boolean {
  return one.size === other.size ? one.longest < other.longest : one.size > other.size
}
