/** What happens to an item of a list: its position in the list before, in the list after, or in both. */
export type ItemStep =
  | { kind: 'keep' | 'change'; before: number; after: number }
  | { kind: 'remove'; before: number }
  | { kind: 'add'; after: number }

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/**
 * Whether two values of the content are the same. White space at the ends of texts makes no difference, because the content
 * model removes it, and neither does a field without a value.
 */
export function isSame(one: unknown, other: unknown): boolean {
  if (typeof one === 'string' && typeof other === 'string') return one.trim() === other.trim()
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other)) return Object.is(one, other)
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((key) => isSame(one[key], other[key]))
}

/** The lengths of the longest common subsequences of the remaining parts of two lists, by where these parts begin. */
function commonLengths(before: readonly unknown[], after: readonly unknown[]): number[][] {
  const lengths = Array.from({ length: before.length + 1 }, () => Array<number>(after.length + 1).fill(0))
  for (let row = before.length - 1; row >= 0; row -= 1)
    for (let column = after.length - 1; column >= 0; column -= 1) {
      const [own, below] = [lengths[row], lengths[row + 1]]
      if (!own || !below) continue
      own[column] = isSame(before[row], after[column])
        ? (below[column + 1] ?? 0) + 1
        : Math.max(below[column] ?? 0, own[column + 1] ?? 0)
    }
  return lengths
}

/**
 * Finds the steps that turn one list into another and leave as many items as possible as they are. Where items were both
 * removed and added between two that stay, the first of each count as one changed item.
 */
export function matchItems(before: readonly unknown[], after: readonly unknown[]): ItemStep[] {
  const lengths = commonLengths(before, after)
  const steps: ItemStep[] = []
  let removed: number[] = []
  let added: number[] = []
  const settle = () => {
    const changed = Math.min(removed.length, added.length)
    for (const [index, row] of removed.entries())
      steps.push(
        index < changed ? { kind: 'change', before: row, after: added[index] ?? 0 } : { kind: 'remove', before: row },
      )
    for (const column of added.slice(changed)) steps.push({ kind: 'add', after: column })
    removed = []
    added = []
  }
  let row = 0
  let column = 0
  while (row < before.length || column < after.length) {
    if (row < before.length && column < after.length && isSame(before[row], after[column])) {
      settle()
      steps.push({ kind: 'keep', before: row, after: column })
      row += 1
      column += 1
    } else if (column >= after.length || (lengths[row + 1]?.[column] ?? -1) >= (lengths[row]?.[column + 1] ?? 0)) {
      removed.push(row)
      row += 1
    } else {
      added.push(column)
      column += 1
    }
  }
  settle()
  return steps
}
