import { isMap, isScalar, isSeq } from 'yaml'
import { closestMatch } from '../rules/closest-match'
import { typed } from '../rules/look-alikes'
import { type FieldPath, fieldsOf, schemaAt } from './schema-path'

/** A field name that stands for another one, which its group lacks. */
export interface MisspelledKey {
  /** The path with the name that was meant. */
  path: FieldPath
  written: string
}

/**
 * Gives each field with a misspelled name the name that was meant, so that every rule finds its value there: only the name
 * is wrong, and nothing else is missing or leads nowhere. A name that stands for none of the group's missing fields stays.
 *
 * @returns the names that were changed in the tree, in file order
 */
export function correctKeys(schema: unknown, node: unknown, path: FieldPath = []): MisspelledKey[] {
  if (isSeq(node))
    return node.items.flatMap((item, index) => correctKeys(schemaAt(schema, [index]), item, [...path, index]))
  if (!isMap(node)) return []
  const known = [...fieldsOf(schema).keys()]
  const present = new Set(node.items.map(({ key }) => (isScalar(key) ? key.value : key)))
  // Of two names that are equally close, such as “hero” and “seo” to “heo”, the missing one is meant.
  const candidates = [...known.filter((name) => !present.has(name)), ...known]
  return node.items.flatMap(({ key, value }) => {
    if (!isScalar(key)) return []
    const written = String(key.value)
    // In brackets, text without a colon is a part of the text before it.
    const isName = !known.includes(written) && value !== null
    const meant = isName ? closestMatch(typed(written), candidates) : undefined
    if (meant === undefined || present.has(meant))
      return correctKeys(schemaAt(schema, [written]), value, [...path, written])
    key.value = meant
    present.add(meant)
    const own = [...path, meant]
    return [{ path: own, written }, ...correctKeys(schemaAt(schema, [meant]), value, own)]
  })
}
