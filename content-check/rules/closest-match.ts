import { distance } from 'fastest-levenshtein'

/** Longer than any likely name or address. Comparison time grows with the product of both lengths. */
const MAX_TEXT_LENGTH = 200

const sorted = (text: string) => Array.from(text).sort().join('')

/** The number of wrong letters. Letters in another order are one slip of the hand. */
function difference(written: string, meant: string): number {
  return written !== meant && sorted(written) === sorted(meant) ? 1 : distance(written, meant)
}

const wordsOf = (text: string) =>
  text.split(/[^\p{L}\p{M}\p{N}]+|(?<=\p{Ll})(?=\p{Lu})/u).map((word) => word.toLowerCase())

/** The words of one text that another does not have. Words that both have, such as a common ending, say nothing about the rest. */
function ownWords(text: string, other: string): string {
  const common = new Set(wordsOf(other))
  return wordsOf(text)
    .filter((word) => !common.has(word))
    .join('')
}

/**
 * Finds the candidate that was probably meant; undefined if each differs in more than two fifths of the letters of
 * its own words, rounded up. Advice to write an unrelated word would be worse than none.
 */
export function closestMatch(text: string, candidates: Iterable<string>): string | undefined {
  if (text.length > MAX_TEXT_LENGTH) return undefined
  const [closest] = [...candidates]
    .map((candidate) => {
      const written = ownWords(text, candidate)
      const letters = difference(written, ownWords(candidate, text))
      // One letter is not like another.
      return { candidate, letters, limit: written.length === 1 ? 0 : Math.ceil(written.length * 0.4) }
    })
    .filter(({ letters, limit }) => letters <= limit)
    .sort((one, other) => one.letters - other.letters)
  return closest?.candidate
}
