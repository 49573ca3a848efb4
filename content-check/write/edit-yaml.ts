import {
  Composer,
  type CST,
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
  Parser,
  Scalar,
  visit,
  YAMLMap,
  YAMLSeq,
} from 'yaml'
import { z } from 'zod'
import { fieldsOf, unwrapOptional } from '../parse/schema-path'
import { formerItems, isGroup, isSame } from './former-items'
import { keepLines, withPlainLines } from './keep-lines'

/** The most characters on a line. Longer text is folded, so that a changed word shows up as one changed line. */
const LINE_WIDTH = 108

/** The comment at the top, which is about the file, not its first field. */
const HEAD = /^(?:#.*\n)*\n*/

const COMMENT_BESIDE = /^[^\n]*#/

/** White space at an end of text or of a line, which `yaml` writes correctly only in quotes. */
const ODD_SPACE = /^\s|[^\S\n]$|\n\n$|[^\S\n]\n|\n[^\S\n]/

/** A word that may not fit on a line. In double quotes, `yaml` breaks it with a backslash, which the content check rejects. */
const LONG_WORD = /\S{60}/

const nameOf = ({ key }: Pair) => (isScalar(key) ? String(key.value) : '')

const isComment = ({ type }: CST.SourceToken) => type === 'comment'

const joinComments = (...comments: (string | null | undefined)[]) => comments.filter(Boolean).join('\n')

/** Moves comments after a list out of it. `yaml` leaves all in the list if one is indented like its items. */
function moveCommentsOut({ items }: CST.BlockMap | CST.BlockSequence): void {
  for (const [index, { value }] of items.entries()) {
    if (value?.type !== 'block-map' && value?.type !== 'block-seq') continue
    moveCommentsOut(value)
    const last = value.items.at(-1)
    const outside = last?.start.findIndex((token) => isComment(token) && token.indent < value.indent) ?? -1
    if (!last || last.value || outside < 0) continue
    const inside = last.start.slice(0, outside).findLastIndex(isComment)
    const moved = last.start.splice(inside < 0 ? 0 : inside + 2)
    const next = items[index + 1]
    if (next) next.start.unshift(...moved)
    else items.push({ start: moved })
  }
}

/**
 * Moves comments to what they describe. `yaml` attaches a comment beside the name of a list, or above its first item, to
 * the list itself, so it would not move or disappear with the item.
 */
function attachComments(document: Document.Parsed, text: string): void {
  visit(document, {
    Pair: (_, { key, value }) => {
      if (!isNode(key) || !isCollection(value) || value.flow === true) return
      const [item] = value.items
      const first = isPair(item) ? item.key : item
      const lines = (value.commentBefore ?? '').split('\n')
      if (COMMENT_BESIDE.test(text.slice(key.range?.[1], value.range?.[0])))
        key.commentBefore = joinComments(key.commentBefore, lines.shift())
      // A blank line separates a comment that is not about the first item.
      const isDetached = lines.at(-1) === ''
      value.commentBefore = isDetached ? lines.join('\n') : null
      if (!isDetached && isNode(first)) first.commentBefore = joinComments(lines.join('\n'), first.commentBefore)
    },
  })
}

function readDocument(text: string): Document.Parsed {
  const tokens = [...new Parser().parse(text)]
  for (const token of tokens)
    if (token.type === 'document' && (token.value?.type === 'block-map' || token.value?.type === 'block-seq'))
      moveCommentsOut(token.value)
  const [document] = new Composer().compose(tokens, true, text.length)
  if (!document) throw new Error('There is no document')
  attachComments(document, text)
  return document
}

/** Folds text that does not fit on a line. Other text keeps its quotes, unless a word in them would be broken. */
function foldTexts(document: Document): void {
  visit(document, {
    Scalar: (role, node, path) => {
      if (role === 'key' || typeof node.value !== 'string') return
      if (node.type?.startsWith('QUOTE') === true && !LONG_WORD.test(node.value)) return
      const owner = path.at(-1)
      const indent = 2 * path.filter(isCollection).length - 2
      const line = `${isPair(owner) ? nameOf(owner) : ''}: ${node.value}`
      if (ODD_SPACE.test(node.value)) node.type = Scalar.QUOTE_DOUBLE
      else if (node.type?.startsWith('BLOCK') !== true && indent + line.length > LINE_WIDTH)
        node.type = Scalar.BLOCK_FOLDED
    },
  })
}

function replacing<Created extends Node>(node: unknown, created: Created): Created {
  if (!isNode(node)) return created
  const { comment, commentBefore, spaceBefore } = node
  return Object.assign(created, { comment, commentBefore, spaceBefore })
}

/** The node for a changed value. It reuses as much of the old node as possible. */
function edited(node: unknown, value: unknown, schema: unknown): Node {
  if (isGroup(value)) return editMap(isMap(node) ? node : replacing(node, new YAMLMap()), value, schema)
  if (Array.isArray(value)) return editSeq(isSeq(node) ? node : replacing(node, new YAMLSeq()), value, schema)
  if (isScalar(node) && node.value === value) return node
  const scalar = replacing(node, new Scalar(value))
  if (isScalar(node) && node.type?.startsWith('QUOTE') === true && typeof value === 'string') scalar.type = node.type
  return scalar
}

/** Puts an empty list or group in brackets, as YAML requires, and additions on separate lines. */
function setBrackets(collection: YAMLMap | YAMLSeq, isEmpty: boolean): void {
  if (isEmpty || collection.items.length === 0) collection.flow = isEmpty
}

function editMap(map: YAMLMap, group: Record<string, unknown>, schema: unknown): YAMLMap {
  const fields = fieldsOf(schema)
  const order = [...fields.keys()]
  const position = (key: string) => (fields.has(key) ? order.indexOf(key) : order.length)
  const keys = Object.keys(group).filter((key) => group[key] !== undefined)
  setBrackets(map, keys.length === 0)
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

function editSeq(seq: YAMLSeq, list: readonly unknown[], schema: unknown): YAMLSeq {
  const inner = unwrapOptional(schema)
  const element = inner instanceof z.ZodArray ? inner.element : undefined
  const { items } = seq
  const isSpaced = isNode(items[1]) && items[1].spaceBefore === true
  setBrackets(seq, list.length === 0)
  const former = formerItems(seq.toJSON(), list)
  seq.items = list.map((value, index) => {
    const node = edited(items[former[index] ?? -1], value, element)
    if (former[index] !== index) node.spaceBefore = index > 0 && isSpaced
    return node
  })
  return seq
}

function writeYaml(text: string, value: unknown, schema?: unknown): string {
  const [head = ''] = HEAD.exec(text) ?? []
  const document: Document = readDocument(text.slice(head.length))
  document.contents = edited(document.contents, value, schema)
  foldTexts(document)
  const options = { lineWidth: LINE_WIDTH, flowCollectionPadding: false, doubleQuotedMinMultiLineLength: Infinity }
  const written = head + document.toString(options)
  if (!isSame(parse(written), value))
    throw new Error('This change cannot be saved automatically. Edit the file directly.')
  return written
}

/** Formats a content file, except for its line breaks. Throws if it is not valid YAML. */
export function formatYaml(text: string): string {
  const plain = withPlainLines(text)
  return keepLines(text, plain, writeYaml(plain, parse(plain)))
}

/** Whether a file is, once it is formatted, a given text. */
function isFormattedAs(text: string, formatted: string): boolean {
  const plain = withPlainLines(text)
  return parseDocument(plain).errors.length === 0 && writeYaml(plain, parse(plain)) === formatted
}

/**
 * Writes changed values into a content file. Comments move with a list item, and are deleted with it. Only the changed
 * lines differ: see {@link keepLines}. New fields follow the schema's order.
 *
 * @param text the file
 * @param after all fields after the change
 * @throws if the file is not valid YAML, or would not read as the given fields
 */
export function editYaml(text: string, after: unknown, schema: unknown): string {
  const plain = withPlainLines(text)
  const before: unknown = parse(plain)
  if (isSame(before, after)) return text
  const changed = writeYaml(plain, after, schema)
  const kept = keepLines(text, writeYaml(plain, before), changed)
  // Changed lines may not go with others that are formatted differently, such as those of a list with another indentation.
  return isFormattedAs(kept, changed) ? kept : keepLines(text, plain, changed)
}
