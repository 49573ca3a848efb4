/** Whether a value is a group of fields. */
export const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Text that is the same for equal values, regardless of the order of their fields. */
const identity = (value: unknown) =>
  JSON.stringify(value, (_, inner: unknown) =>
    isGroup(inner) ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1))) : inner,
  )

/** Whether two values are equal. A field that is undefined is the same as no field. */
export const isSame = (one: unknown, other: unknown) => identity(one) === identity(other)

/** The number of equal fields of two groups. A field that is a group counts in part if parts of it are equal. */
function commonFields(one: unknown, other: unknown): number {
  if (!isGroup(one) || !isGroup(other)) return 0
  const shares = Object.keys(one).map((key) =>
    isSame(one[key], other[key]) ? 1 : commonFields(one[key], other[key]) / (Object.keys(one[key] ?? {}).length + 1),
  )
  return shares.reduce((sum, share) => sum + share, 0)
}

/**
 * Matches the items of a changed list to its former items, so that comments stay with what they describe.
 *
 * @returns for each item, its former index; undefined if it is new
 */
export function formerItems(before: readonly unknown[], after: readonly unknown[]): (number | undefined)[] {
  const former = after.map((): number | undefined => undefined)
  const rest = new Set(before.keys())
  const match = (index: number, at: number | undefined) => {
    if (former[index] !== undefined || at === undefined || !rest.delete(at)) return
    former[index] = at
  }
  // An equal item is the same one, wherever it is now.
  for (const [index, item] of after.entries())
    match(
      index,
      [...rest].find((at) => isSame(before[at], item)),
    )
  // Of the others, those with the most fields in common are the same item, with a changed field.
  const pairs = after.flatMap((item, index) =>
    [...rest].map((at) => ({ index, at, common: former[index] === undefined ? commonFields(before[at], item) : 0 })),
  )
  for (const { index, at } of pairs.filter(({ common }) => common > 0).sort((one, other) => other.common - one.common))
    match(index, at)
  // A text in the same place is a changed text. A group with no field in common is another item, even in the same place.
  for (const [index, item] of after.entries()) {
    const previous = index === 0 ? -1 : former[index - 1]
    if (previous !== undefined && !(isGroup(item) && Object.keys(item).length > 1)) match(index, previous + 1)
  }
  return former
}
