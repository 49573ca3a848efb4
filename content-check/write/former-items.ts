/** Whether a value is a group of fields. */
export const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Text that is the same for equal values, regardless of the order of their fields. */
const identity = (value: unknown) =>
  JSON.stringify(value, (_, inner: unknown) =>
    isGroup(inner) ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1))) : inner,
  )

/** Whether two values are equal. A field without a value is the same as no field. */
export const isSame = (one: unknown, other: unknown) => identity(one) === identity(other)

const commonFields = (one: unknown, other: unknown) =>
  isGroup(one) && isGroup(other) ? Object.keys(one).filter((key) => isSame(one[key], other[key])).length : 0

/** Matches a changed list's items to the former ones: the index before; undefined for a new one. */
export function formerItems(before: readonly unknown[], after: readonly unknown[]): (number | undefined)[] {
  const former = after.map((): number | undefined => undefined)
  const rest = new Set(before.keys())
  const match = (index: number, at: number | undefined) => {
    if (former[index] !== undefined || at === undefined || !rest.delete(at)) return
    former[index] = at
  }
  // Equal items have moved.
  for (const [index, item] of after.entries())
    match(
      index,
      [...rest].find((at) => isSame(before[at], item)),
    )
  // Items with the most fields in common have changed.
  const pairs = after.flatMap((item, index) =>
    [...rest].map((at) => ({ index, at, common: former[index] === undefined ? commonFields(before[at], item) : 0 })),
  )
  for (const { index, at } of pairs.filter(({ common }) => common > 0).sort((one, other) => other.common - one.common))
    match(index, at)
  // Items in the same place have changed, but groups with nothing in common are different items.
  for (const [index, item] of after.entries()) {
    const previous = index === 0 ? -1 : former[index - 1]
    if (previous !== undefined && !(isGroup(item) && Object.keys(item).length > 1)) match(index, previous + 1)
  }
  return former
}
