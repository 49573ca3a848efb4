/**
 * Words of up to `SHORT_WORD` letters fit into every column. For longer words, there is one class per `WORD_STEP` letters,
 * up to `LONG_WORD`, because a class for each length would make the styles of every page larger.
 */
const SHORT_WORD = 10
const WORD_STEP = 4
const LONG_WORD = 40

/**
 * A title of up to `SHORT_LINE` letters always fits on one line of a phone. One of more than `PHONE_LINE` letters would be
 * too small on one line, so it takes two.
 */
const SHORT_LINE = 11
const PHONE_LINE = 23

/** The width of an average letter in a title with narrow spaces, in em. */
const TITLE_LETTER = 0.52

/**
 * Matches where a title may break: at spaces and hyphens, and in scripts without spaces between words (Thai, Lao, Burmese,
 * Khmer, Japanese, Chinese), at any letter, as an approximation.
 */
const BREAK = /[\s\u00AD\u0E00-\u0EFF\u1000-\u109F\u1780-\u17FF\u3000-\u30FF\u3400-\u9FFF\uFF00-\uFFEF-]/

const longestWord = (text: string) => Math.max(...text.split(BREAK).map(({ length }) => length))

/**
 * Returns the class, from src/styles/titles.css, with which a title's longest word fits into `--room`.
 *
 * @param title an element's children; only a string's words are known
 */
export function fitWord(title: unknown): { className?: string } {
  const letters = typeof title === 'string' ? longestWord(title) : 0
  if (letters <= SHORT_WORD) return {}
  return { className: `word-${Math.min(LONG_WORD, Math.ceil(letters / WORD_STEP) * WORD_STEP)}` }
}

/** Returns the class, from {@link fittedLine}, that makes a short title shrink on a phone to stay on one line. */
export function fitLine(title: string): { className?: string } {
  return title.length > SHORT_LINE && title.length <= PHONE_LINE ? { className: `line-${title.length}` } : {}
}

/** The styles of titles with a class of {@link fitLine}. */
export const fittedLine = Array.from({ length: PHONE_LINE - SHORT_LINE }, (_, step) => {
  const letters = SHORT_LINE + 1 + step
  return `&.line-${letters} { --line: ${(letters * TITLE_LETTER).toFixed(1)}; }`
}).join('\n')

/** The longest word, in letters, for which narrow columns have room. */
const NARROW = 18

/** Whether a name has a word that is too long for narrow columns. */
export const hasLongWord = (names: readonly string[]) => names.some((name) => longestWord(name) > NARROW)
