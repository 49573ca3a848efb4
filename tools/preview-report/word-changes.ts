import { type ChangeObject, diffArrays } from 'diff'

/** A text with a smaller unchanged fraction counts as a new text. */
const MIN_UNCHANGED = 0.4

/** With more changes, the comparison would take too long. */
const MAX_EDITS = 1000

/** Changes with at most this many words between them are one phrase: alternating words of two sentences say nothing. */
const MAX_WORDS_BETWEEN = 3

/** A word, which may contain punctuation, such as a time or an amount; or white space; or a punctuation mark. */
const TOKEN = /[\p{L}\p{N}]+(?:[^\s\p{L}\p{N}][\p{L}\p{N}]+)*|\s+|[^\s]/gu

const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean).length

/** Joins changes that are close to each other: first all that is removed, then all that is added. */
function phrases(parts: readonly ChangeObject<string>[]): ChangeObject<string>[] {
  const joined: ChangeObject<string>[] = []
  let [removed, added] = ['', '']
  const finish = () => {
    if (removed) joined.push({ value: removed, removed: true, added: false, count: 1 })
    if (added) joined.push({ value: added, removed: false, added: true, count: 1 })
    removed = added = ''
  }
  for (const [index, part] of parts.entries()) {
    const isBetween = index > 0 && index < parts.length - 1 && wordsIn(part.value) <= MAX_WORDS_BETWEEN
    if (!part.added && !part.removed && !isBetween) {
      finish()
      joined.push(part)
    } else {
      if (!part.added) removed += part.value
      if (!part.removed) added += part.value
    }
  }
  finish()
  return joined
}

/** A text's added and removed phrases; one part per text if one is missing, or little is common. */
export function wordChanges(before: string | null, after: string | null): readonly ChangeObject<string>[] {
  const whole = [
    ...(before === null ? [] : [{ value: before, removed: true, added: false, count: 1 }]),
    ...(after === null ? [] : [{ value: after, removed: false, added: true, count: 1 }]),
  ]
  if (before === null || after === null) return whole
  const [old, now] = [before, after].map((text): string[] => text.match(TOKEN) ?? [])
  const parts = diffArrays(old ?? [], now ?? [], { maxEditLength: MAX_EDITS })?.map(
    ({ value, ...part }): ChangeObject<string> => ({ ...part, value: value.join('') }),
  )
  const same = parts?.reduce((sum, { value, added, removed }) => sum + (added || removed ? 0 : value.length), 0) ?? 0
  return parts && same / Math.max(before.length, after.length) >= MIN_UNCHANGED ? phrases(parts) : whole
}
