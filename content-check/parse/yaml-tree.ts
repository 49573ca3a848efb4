import { isMap, isNode, isScalar, isSeq, type Pair, type YAMLMap } from 'yaml'
import type { FieldPath } from './schema-path'
import type { Span } from './source-text'

/** A node's range in its file; the file's beginning for a value that is not a node. */
export function spanOf(node: unknown): Span {
  const [start, end] = (isNode(node) ? node.range : undefined) ?? [0, 1]
  return { start, end }
}

/** The pairs of a mapping, by key; cached, because a mapping can be very large. */
const pairs = new WeakMap<YAMLMap, ReadonlyMap<string, Pair>>()

function pairsOf(map: YAMLMap): ReadonlyMap<string, Pair> {
  const known =
    pairs.get(map) ?? new Map(map.items.flatMap((pair) => (isScalar(pair.key) ? [[String(pair.key.value), pair]] : [])))
  pairs.set(map, known)
  return known
}

/** The key and value at a path. The root and entries of lists have no key. */
export function nodeAt(root: unknown, path: FieldPath): { key?: unknown; value: unknown } {
  let found: { key?: unknown; value: unknown } = { value: root }
  for (const step of path) {
    const { value } = found
    const pair = isMap(value) ? pairsOf(value).get(String(step)) : undefined
    if (pair) found = { key: pair.key, value: pair.value }
    else found = { value: isSeq(value) && typeof step === 'number' ? value.items[step] : undefined }
  }
  return found
}
