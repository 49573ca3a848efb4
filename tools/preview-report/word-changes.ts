import { type ChangeObject, diffWordsWithSpace } from 'diff'

/** A text with a smaller unchanged fraction counts as a new text. */
const MIN_UNCHANGED = 0.4

/** With more changes, the comparison would take too long. */
const MAX_EDITS = 1000

/** A text's added and removed words; one part per text if one is missing, or little is common. */
export function wordChanges(before: string | null, after: string | null): readonly ChangeObject<string>[] {
  const whole = [
    ...(before === null ? [] : [{ value: before, removed: true, added: false, count: 1 }]),
    ...(after === null ? [] : [{ value: after, removed: false, added: true, count: 1 }]),
  ]
  if (before === null || after === null) return whole
  const parts = diffWordsWithSpace(before, after, { maxEditLength: MAX_EDITS })
  const same = parts?.reduce((sum, { value, added, removed }) => sum + (added || removed ? 0 : value.length), 0) ?? 0
  return parts && same / Math.max(before.length, after.length) >= MIN_UNCHANGED ? parts : whole
}
