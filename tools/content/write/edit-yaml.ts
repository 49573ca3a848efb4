import {
  type Document,
  isCollection,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  type Node,
  Pair,
  parse,
  parseDocument,
  Scalar,
  visit,
  YAMLMap,
  YAMLSeq,
} from 'yaml'
import { z } from 'zod'
import { fieldsOf, unwrapOptional } from '../parse/schema-path'

/** The width to which texts are folded. */
const LINE_WIDTH = 108

/** The comment at the top of a file, which is about the file and not about its first field. */
const HEAD = /^\uFEFF?(?:#.*\n)*\n*/

/** White space at an end of a text or of one of its lines, which `yaml` writes correctly only in quotes. */
const ODD_SPACE = /^\s|[^\S\n]$|\n\n$|[^\S\n]\n|\n[^\S\n]/

/** Whether a value is a group of fields. */
export const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A text that is the same for equal values, whatever the order of their fields. A field without a value is the same as no field. */
const identity = (value: unknown) =>
  JSON.stringify(value, (_, inner: unknown) =>
    isGroup(inner) ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1))) : inner,
  )

const nameOf = ({ key }: Pair) => (isScalar(key) ? String(key.value) : '')

/** Gives a comment to the first item below it. `yaml` gives it to the list, unlike those of the other items. */
function attachComments(document: Document): void {
  visit(document, {
    Pair: (_, { value }) => {
      if (!isCollection(value) || value.flow === true) return
      const [item] = value.items
      const first = isPair(item) ? item.key : item
      // A blank line separates a comment that is not about the first item.
      if (!isNode(first) || !value.commentBefore || value.commentBefore.endsWith('\n')) return
      first.commentBefore = [value.commentBefore, first.commentBefore].filter(Boolean).join('\n')
      value.commentBefore = null
    },
  })
}

/** Folds what does not fit on a line. The quotes of other texts stay. */
function foldTexts(document: Document): void {
  visit(document, {
    Scalar: (role, node, path) => {
      if (role === 'key' || typeof node.value !== 'string' || node.type?.startsWith('QUOTE') === true) return
      const owner = path.at(-1)
      const indent = 2 * path.filter(isCollection).length - 2
      const line = `${isPair(owner) ? nameOf(owner) : ''}: ${node.value}`
      if (ODD_SPACE.test(node.value)) node.type = Scalar.QUOTE_DOUBLE
      else if (node.type?.startsWith('BLOCK') !== true && indent + line.length > LINE_WIDTH)
        node.type = Scalar.BLOCK_FOLDED
    },
  })
}

/** The node of a changed value: the former one if it is of the same kind, so that its comments stay. */
function edited(node: unknown, value: unknown, schema: unknown): Node {
  if (isGroup(value)) return editMap(isMap(node) ? node : new YAMLMap(), value, schema)
  if (Array.isArray(value)) return editSeq(isSeq(node) ? node : new YAMLSeq(), value, schema)
  if (!isScalar(node)) return new Scalar(value)
  const type = node.type?.startsWith('QUOTE') === true ? node.type : undefined
  return node.value === value ? node : Object.assign(node, { value, type })
}

function editMap(map: YAMLMap, group: Record<string, unknown>, schema: unknown): YAMLMap {
  const fields = fieldsOf(schema)
  const order = [...fields.keys()]
  const position = (key: string) => (fields.has(key) ? order.indexOf(key) : order.length)
  const keys = Object.keys(group).filter((key) => group[key] !== undefined)
  if (map.items.length === 0) map.flow = false
  map.items = map.items.filter((pair) => keys.includes(nameOf(pair)))
  for (const pair of map.items) pair.value = edited(pair.value, group[nameOf(pair)], fields.get(nameOf(pair)))
  const added = keys.filter((key) => !map.has(key))
  for (const key of added.sort((one, other) => position(one) - position(other))) {
    const previous = map.items.findLastIndex((pair) => position(nameOf(pair)) <= position(key))
    map.items.splice(previous + 1, 0, new Pair(new Scalar(key), edited(undefined, group[key], fields.get(key))))
  }
  const first = map.items[0]?.key
  if (isNode(first)) first.spaceBefore = false
  return map
}

/** For each item of a changed list, its index before: the same item, a group with fields in common, or a text in the same place. */
function formerIndexes(before: readonly unknown[], after: readonly unknown[]): ReadonlyMap<number, number> {
  const pairs = after.flatMap((item, to) =>
    before.map((old, from) => {
      if (identity(old) === identity(item)) return { from, to, alike: Number.MAX_SAFE_INTEGER }
      if (!isGroup(old) || !isGroup(item)) return { from, to, alike: from === to ? 1 : 0 }
      return { from, to, alike: Object.keys(old).filter((key) => identity(old[key]) === identity(item[key])).length }
    }),
  )
  const former = new Map<number, number>()
  for (const { from, to, alike } of pairs.sort((one, other) => other.alike - one.alike))
    if (alike > 0 && !former.has(to) && ![...former.values()].includes(from)) former.set(to, from)
  return former
}

function editSeq(seq: YAMLSeq, list: readonly unknown[], schema: unknown): YAMLSeq {
  const inner = unwrapOptional(schema)
  const { items } = seq
  const isSpaced = isNode(items[1]) && items[1].spaceBefore === true
  // What is added to empty brackets goes on lines of its own.
  if (items.length === 0) seq.flow = false
  const former = formerIndexes(seq.toJSON(), list)
  seq.items = list.map((value, index) => {
    const from = former.get(index) ?? -1
    const node = edited(items[from], value, inner instanceof z.ZodArray ? inner.element : undefined)
    if (from !== index) node.spaceBefore = index > 0 && isSpaced
    return node
  })
  return seq
}

function writeYaml(text: string, value: unknown, schema?: unknown): string {
  const [head = ''] = HEAD.exec(text) ?? []
  const document: Document = parseDocument(text.slice(head.length))
  attachComments(document)
  document.contents = edited(document.contents, value, schema)
  foldTexts(document)
  const options = { lineWidth: LINE_WIDTH, flowCollectionPadding: false, doubleQuotedMinMultiLineLength: Infinity }
  const written = head + document.toString(options)
  if (identity(parse(written)) !== identity(value))
    throw new Error('This change cannot be written automatically. Change the file itself.')
  return written
}

/**
 * Formats a content file.
 *
 * @throws if it is not valid YAML
 */
export const formatYaml = (text: string) => writeYaml(text, parse(text))

/**
 * Writes changed values into a content file. Comments stay with what they describe: they move with an item of a list, and they go with
 * it. In a file that {@link formatYaml} has formatted, only the lines of the change differ. A new field goes where the content
 * model has it.
 *
 * @param text the file, with LF as its line break
 * @param after the fields of the whole file after the change, without those that it must not have
 * @param schema the schema of the file
 * @throws if the file is not valid YAML, or if the changed file would not read as the given fields
 */
export function editYaml(text: string, after: unknown, schema: unknown): string {
  return identity(parse(text)) === identity(after) ? text : writeYaml(text, after, schema)
}
