import { media } from '../styles/media'

/** The most characters of a title that fits one line of a phone. */
const SHORT_TITLE = 23

/** Words of so many letters always fit. Room for longer ones grows in steps, so a page has few styles. */
const SHORT_WORD = 10
const WORD_STEP = 4

/** Average letter widths in em: in a word of the widest typeface, and in a title with narrow spaces. */
const WORD_LETTER = 0.6
const TITLE_LETTER = 0.52

const longestWord = (text: string) => Math.max(...text.split(/[\s\u00AD-]/).map(({ length }) => length))

/**
 * Returns styles that fit a title's longest word into `--room`, sized between text and a token.
 *
 * @param title an element's children; only a string's words are known
 * @param isLine whether all of it, if short, fits on a line
 */
export function fitted(token: string, title: unknown, isLine = false): string {
  const text = typeof title === 'string' ? title : ''
  const word = Math.max(SHORT_WORD, Math.ceil(longestWord(text) / WORD_STEP) * WORD_STEP) * WORD_LETTER
  const line = isLine && text.length <= SHORT_TITLE ? text.length * TITLE_LETTER : 0
  return `
    hyphens: manual;
    min-inline-size: min(100%, ${word.toFixed(1)}em);
    font-size: min(var(--${token}), max(1rem, var(--room) / ${Math.max(word, line).toFixed(1)}));

    ${media.narrow} {
      hyphens: auto;
    }
  `
}

/** The most letters for which narrow columns have room. */
const NARROW = 18

/** Whether a name has a word that is too long for narrow columns. */
export const hasLongWord = (names: readonly string[]) => names.some((name) => longestWord(name) > NARROW)
