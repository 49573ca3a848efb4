import { diffWordsWithSpace } from 'diff'

/** A part of a text that is unchanged, added, or removed. */
export interface TextPart {
  text: string
  change: 'same' | 'added' | 'removed'
}

/** Shorter texts are easier to read as a whole, before and after. */
const MIN_WORDS = 5

/** A text with a smaller unchanged fraction counts as a new text. */
const MIN_UNCHANGED = 0.4

/** Comparing the words of longer texts takes too long. */
const MAX_CHARACTERS = 20_000

const wordsOf = (text: string) => text.split(/\s+/).length

/**
 * The words that were added to and removed from a text.
 *
 * @returns one part per text if the texts are short, very long, or have little in common
 */
export function wordChanges(before: string, after: string): TextPart[] {
  const whole: TextPart[] = [
    { text: before, change: 'removed' },
    { text: after, change: 'added' },
  ]
  if (Math.min(wordsOf(before), wordsOf(after)) < MIN_WORDS) return whole
  if (before.length + after.length > MAX_CHARACTERS) return whole
  const parts = diffWordsWithSpace(before, after).map(({ value, added, removed }): TextPart => {
    return { text: value, change: added ? 'added' : removed ? 'removed' : 'same' }
  })
  const same = parts.reduce((sum, { text, change }) => sum + (change === 'same' ? text.length : 0), 0)
  return same / Math.max(before.length, after.length) < MIN_UNCHANGED ? whole : parts
}
