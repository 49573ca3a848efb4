import { diffArrays } from 'diff'

/** An item of a list before and after: in both, added (`before` absent) or removed (`after` absent). */
export interface AlignedItem<Item> {
  before?: Position<Item>
  after?: Position<Item>
  /** Whether its position among the remaining items has changed. */
  moved: boolean
}

interface Position<Item> {
  item: Item
  index: number
}

/** Longer changes are compared position by position: the time of a comparison grows with the square of this number. */
const MAX_EDITS = 500

/**
 * Matches the items of a list before and after, as a person would: first equal items at any position, then items with the
 * same identity, then items that replace each other between the same neighbors.
 *
 * @param textOf serializes an item; only equal items have the same text
 * @param identityOf the identity of an item besides its text, such as its key; undefined if it has none
 * @returns the items in the order of the new list, each removed one where it was
 */
export function alignLists<Item>(
  before: readonly Item[],
  after: readonly Item[],
  textOf: (item: Item) => string,
  identityOf: (item: Item) => string | undefined,
): AlignedItem<Item>[] {
  const left = before.map((item, index) => ({ item, index }))
  const right = after.map((item, index) => ({ item, index }))
  const partners = new Map<Position<Item>, Position<Item>>()
  for (const keyOf of [textOf, identityOf]) pairUp(left, right, keyOf, partners)
  const parts = diffArrays(left, right, {
    comparator: (one, other) => partners.get(one) === other,
    maxEditLength: MAX_EDITS,
  }) ?? [
    { removed: true, added: false, value: left },
    { removed: false, added: true, value: right },
  ]
  const aligned: AlignedItem<Item>[] = []
  // The removed items that the next added ones may replace. An item with a partner has moved there.
  let removedItems: Position<Item>[] = []
  const listRemoved = () => aligned.push(...removedItems.splice(0).map((one) => ({ before: one, moved: false })))
  for (const { added, removed, value } of parts) {
    if (!added) listRemoved()
    if (removed) {
      removedItems = value.filter((one) => !partners.has(one))
      continue
    }
    for (const one of value) {
      const partner = partners.get(one)
      const before = partner ?? removedItems.shift()
      aligned.push({ before, after: one, moved: added && partner !== undefined })
    }
  }
  listRemoved()
  return aligned
}

/** Pairs items that have no partner yet and have the same key, in the order of both lists. */
function pairUp<Item>(
  left: readonly Position<Item>[],
  right: readonly Position<Item>[],
  keyOf: (item: Item) => string | undefined,
  partners: Map<Position<Item>, Position<Item>>,
): void {
  const waiting = new Map<string, Position<Item>[]>()
  for (const other of right.toReversed()) {
    const key = partners.has(other) ? undefined : keyOf(other.item)
    if (key === undefined) continue
    const same = waiting.get(key) ?? []
    same.push(other)
    waiting.set(key, same)
  }
  for (const one of left) {
    const key = partners.has(one) ? undefined : keyOf(one.item)
    const other = key === undefined ? undefined : waiting.get(key)?.pop()
    if (!other) continue
    partners.set(one, other)
    partners.set(other, one)
  }
}
