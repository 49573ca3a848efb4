/** An item of a list before and after: in both, added (`before` absent) or removed (`after` absent). */
export interface AlignedItem<Item> {
  before?: { item: Item; index: number }
  after?: { item: Item; index: number }
  /** Whether it stands in another place among those that stayed. */
  moved: boolean
}

type Placed<Item> = Required<AlignedItem<Item>>

/**
 * Tells which item of a list became which, as a person would: equal items are the same item wherever they stand, then
 * those with the same identity, then those that stand between the same neighbours.
 *
 * @param equal whether nothing about an item has changed
 * @param identity what an item is known by beside its text, such as its key; undefined for an item without
 * @returns the items in the order of the list after, each removed one after what it stood behind
 */
export function alignLists<Item>(
  before: readonly Item[],
  after: readonly Item[],
  equal: (one: Item, other: Item) => boolean,
  identity: (item: Item) => string | undefined,
): AlignedItem<Item>[] {
  const left = before.map((item, index) => ({ item, index }))
  const right = after.map((item, index) => ({ item, index }))
  const pairs: Placed<Item>[] = []
  const pairUp = (fits: (one: Item, other: Item) => boolean) => {
    for (const one of [...left]) {
      const at = right.findIndex(({ item }) => fits(one.item, item))
      const other = right[at]
      if (!other) continue
      right.splice(at, 1)
      left.splice(left.indexOf(one), 1)
      pairs.push({ before: one, after: other, moved: false })
    }
  }
  pairUp(equal)
  pairUp((one, other) => identity(one) !== undefined && identity(one) === identity(other))
  pairNeighbours(left, right, pairs)
  pairs.sort((one, other) => one.after.index - other.after.index)
  const stayed = longestRise(pairs.map((pair) => pair.before.index))
  const items: AlignedItem<Item>[] = [
    ...pairs.map((pair, index) => ({ ...pair, moved: !stayed.has(index) })),
    ...right.map((other) => ({ after: other, moved: false })),
  ].sort((one, other) => one.after.index - other.after.index)
  for (const one of left) {
    const behind = items.findLastIndex((item) => item.before !== undefined && item.before.index < one.index)
    items.splice(behind + 1, 0, { before: one, moved: false })
  }
  return items
}

interface Place<Item> {
  item: Item
  index: number
}

/** Of what is left, an item that stands behind the same item as one that was there before has become that one. */
function pairNeighbours<Item>(left: Place<Item>[], right: Place<Item>[], pairs: Placed<Item>[]): void {
  for (const one of [...left]) {
    const previous = pairs.find(({ before }) => before.index === one.index - 1)
    const expected = one.index === 0 ? 0 : previous && previous.after.index + 1
    const other = right.find(({ index }) => index === expected)
    if (!other) continue
    left.splice(left.indexOf(one), 1)
    right.splice(right.indexOf(other), 1)
    pairs.push({ before: one, after: other, moved: false })
  }
}

/** The places of a longest part of numbers that rises: what is not in it has moved. */
function longestRise(numbers: readonly number[]): ReadonlySet<number> {
  const lengths: number[] = []
  const previous: number[] = []
  numbers.forEach((number, at) => {
    let best = -1
    for (let earlier = 0; earlier < at; earlier += 1) {
      if ((numbers[earlier] ?? 0) < number && (lengths[earlier] ?? 0) > (lengths[best] ?? 0)) best = earlier
    }
    lengths[at] = (lengths[best] ?? 0) + 1
    previous[at] = best
  })
  const rise = new Set<number>()
  for (let at = lengths.indexOf(Math.max(...lengths)); at >= 0; at = previous[at] ?? -1) rise.add(at)
  return rise
}
