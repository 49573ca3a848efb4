import { diffWordsWithSpace } from 'diff'

/** A part of a text that stayed, came or went. */
export interface TextPart {
  text: string
  change: 'same' | 'added' | 'removed'
}

/** Texts of fewer words are read quicker as a whole, before and after. */
const LEAST_WORDS = 5

/** A text of which less stays than this part is another text. */
const LEAST_SAME = 0.4

/** Beyond this length, to compare words takes longer than a person would read. */
const MOST_CHARACTERS = 20_000

const wordsOf = (text: string) => text.split(/\s+/).length

/**
 * Which words of a text have come and gone.
 *
 * @returns one part for either text where these are short, or have little in common
 */
export function wordChanges(before: string, after: string): TextPart[] {
  const whole: TextPart[] = [
    { text: before, change: 'removed' },
    { text: after, change: 'added' },
  ]
  if (Math.min(wordsOf(before), wordsOf(after)) < LEAST_WORDS) return whole
  if (before.length + after.length > MOST_CHARACTERS) return whole
  const parts = diffWordsWithSpace(before, after).map(({ value, added, removed }): TextPart => {
    return { text: value, change: added ? 'added' : removed ? 'removed' : 'same' }
  })
  const same = parts.reduce((sum, { text, change }) => sum + (change === 'same' ? text.length : 0), 0)
  return same / Math.max(before.length, after.length) < LEAST_SAME ? whole : parts
}
