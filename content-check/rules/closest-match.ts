import { distance } from 'fastest-levenshtein'

/** Longer than any likely name or address. Comparison time grows with the product of both lengths. */
const MAX_TEXT_LENGTH = 200

const sorted = (text: string) => Array.from(text).sort().join('')

/** The number of wrong letters. Letters in another order are one slip of the hand. */
function difference(written: string, meant: string): number {
  return written !== meant && sorted(written) === sorted(meant) ? 1 : distance(written, meant)
}

/**
 * Finds the candidate that was probably meant; undefined if each differs in more than two fifths of the letters, rounded
 * up. Advice to write an unrelated word would be worse than none.
 */
export function closestMatch(text: string, candidates: Iterable<string>): string | undefined {
  if (text.length > MAX_TEXT_LENGTH) return undefined
  const written = text.toLowerCase()
  const limit = Math.ceil(written.length * 0.4)
  const [closest] = [...candidates]
    .map((candidate) => ({ candidate, letters: difference(written, candidate.toLowerCase()) }))
    .sort((one, other) => one.letters - other.letters)
  return closest && closest.letters <= limit ? closest.candidate : undefined
}
