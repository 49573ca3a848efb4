import {
  isCollection,
  isMap,
  isScalar,
  isSeq,
  type Pair,
  parseDocument,
  type Scalar,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml'
import { z } from 'zod'
import { fieldsOf, unwrapOptional } from '../parse/schema-path'
import { spanOf } from '../parse/yaml-tree'
import { isSame, matchItems } from './match-items'
import { applyEdits, type TextEdit } from './text-edit'
import { bracketedList, itemLines, pairLines, quotedText, valueLines } from './yaml-lines'

/** A value in the file, and the lines that replace all of it if it cannot be changed in part. */
interface Place {
  node: unknown
  before: unknown
  after: unknown
  schema: unknown
  /** The indentation of the lines below its first line. */
  indent: string
  /** Replaces it together with its field name or dash. */
  replace: () => void
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const valueAt = (value: unknown, key: string) => (isGroup(value) ? value[key] : undefined)

const nameOf = ({ key }: Pair) => (isScalar(key) ? String(key.value) : '')

const elementOf = (schema: unknown) => {
  const inner = unwrapOptional(schema)
  return inner instanceof z.ZodArray ? inner.element : undefined
}

/** Collects the edits of one file. */
class YamlEditor {
  readonly edits: TextEdit[] = []

  constructor(private readonly text: string) {}

  private lineStart = (offset: number) => this.text.lastIndexOf('\n', offset - 1) + 1

  /** The offset after the line break of a line. */
  private lineEnd = (offset: number) => this.text.indexOf('\n', offset) + 1

  private columnOf = (offset: number) => offset - this.lineStart(offset)

  /** The offset after the last character of a value, without a comment after it or the blank lines below it. */
  private endOf(node: unknown): number {
    if (isMap(node) && node.flow !== true && node.items.length > 0) return this.endOfPair(node.items.at(-1))
    if (isSeq(node) && node.flow !== true && node.items.length > 0) {
      const last = node.items.at(-1)
      return Math.max(this.endOf(last), this.dashOf(node, node.items.length - 1) + 1)
    }
    const { start, end } = spanOf(node)
    return start + this.text.slice(start, end).trimEnd().length
  }

  private endOfPair(pair: Pair | undefined): number {
    const value: unknown = pair?.value
    const isEmpty = !isCollection(value) && (!isScalar(value) || value.source === '')
    return isEmpty ? spanOf(pair?.key).end + 1 : this.endOf(value)
  }

  /** The offset of the dash of an item. */
  private dashOf({ items }: YAMLSeq, index: number): number {
    return this.text.lastIndexOf('-', spanOf(items[index]).start - 1)
  }

  private remove(start: number, end: number): void {
    const last = this.edits.at(-1)
    // Two removals may share the blank lines between them.
    if (last?.text === '' && last.end >= start && last.start <= start) last.end = Math.max(last.end, end)
    else this.edits.push({ start, end, text: '' })
  }

  private insert(offset: number, text: string): void {
    this.edits.push({ start: offset, end: offset, text })
  }

  /** Changes a value in the file. What stays the same is not touched. */
  change(place: Place): void {
    const { node, before, after } = place
    if (isSame(before, after)) return
    if (isMap(node) && node.flow !== true && isGroup(after)) this.changeMap(node, place, after)
    else if (isSeq(node) && Array.isArray(after)) this.changeSeq(node, place, after)
    else if (isScalar(node) && node.source !== '' && (typeof after !== 'object' || after === null))
      this.changeScalar(node, place)
    else place.replace()
  }

  private changeScalar(node: Scalar, { after, indent }: Place): void {
    const { start } = spanOf(node)
    const end = this.endOf(node)
    const isQuoted = node.type === 'QUOTE_DOUBLE' || node.type === 'QUOTE_SINGLE'
    const hasComment = this.text.slice(end, this.lineEnd(end) - 1).trim() !== ''
    const lines = valueLines(after, this.columnOf(start) - 1, indent)
    // A comment after a text of several lines would be part of the text.
    const isInQuotes = typeof after === 'string' && (hasComment || (isQuoted && lines.length === 1))
    this.edits.push({ start, end, text: isInQuotes ? quotedText(after) : lines.join('\n') })
  }

  private changeMap(map: YAMLMap, { before, schema, replace }: Place, after: Record<string, unknown>): void {
    const indent = ' '.repeat(this.columnOf(spanOf(map.items[0]?.key).start))
    const kept = map.items.filter((pair) => after[nameOf(pair)] !== undefined)
    const [firstKept] = kept
    if (!firstKept) {
      replace()
      return
    }
    for (const pair of map.items) {
      const key = nameOf(pair)
      if (after[key] === undefined) this.removePair(pair, firstKept)
      else
        this.change({
          node: pair.value,
          before: valueAt(before, key),
          after: after[key],
          schema: fieldsOf(schema).get(key),
          indent: `${indent}  `,
          replace: () => {
            const lines = pairLines(key, after[key], indent, schema)
            this.edits.push({
              start: spanOf(pair.key).start,
              end: this.endOfPair(pair),
              text: lines.join('\n').slice(indent.length),
            })
          },
        })
    }
    this.addPairs(kept, after, indent, schema)
  }

  private removePair(pair: Pair, firstKept: Pair): void {
    const { start } = spanOf(pair.key)
    const line = this.lineStart(start)
    if (this.text.slice(line, start).trim() === '') this.remove(line, this.lineEnd(this.endOfPair(pair)))
    // The dash of the item before it stays, and the next field moves up to it.
    else this.remove(start, spanOf(firstKept.key).start)
  }

  /** Adds the fields that the group does not have, each after the one that precedes it in the content model. */
  private addPairs(kept: readonly Pair[], after: Record<string, unknown>, indent: string, schema: unknown): void {
    const order = [...fieldsOf(schema).keys()]
    const present = new Map(kept.map((pair) => [nameOf(pair), pair]))
    const added = Object.keys(after).filter((key) => after[key] !== undefined && !present.has(key))
    const position = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length)
    for (const key of added.sort((one, other) => position(one) - position(other))) {
      const lines = pairLines(key, after[key], indent, schema)
      const previous = order
        .slice(0, position(key))
        .reverse()
        .flatMap((name) => present.get(name) ?? [])[0]
      if (previous) this.insert(this.lineEnd(this.endOfPair(previous)), `${lines.join('\n')}\n`)
      else this.insert(spanOf(kept[0]?.key).start, `${lines.join('\n').slice(indent.length)}\n${indent}`)
    }
  }

  private changeSeq(seq: YAMLSeq, { before, schema, replace }: Place, after: readonly unknown[]): void {
    if (seq.flow === true) {
      const { start, end } = spanOf(seq)
      const list = seq.items.length > 0 && after.length > 0 ? bracketedList(after, this.columnOf(start)) : undefined
      if (list === undefined) replace()
      else this.edits.push({ start, end, text: list })
      return
    }
    if (after.length === 0) {
      replace()
      return
    }
    const list: readonly unknown[] = Array.isArray(before) ? before : []
    const dashes = seq.items.map((_, index) => this.dashOf(seq, index))
    const starts = dashes.map((dash) => this.lineStart(dash))
    const ends = seq.items.map((item, index) => this.lineEnd(Math.max(this.endOf(item), (dashes[index] ?? 0) + 1)))
    const dashIndent = ' '.repeat(this.columnOf(dashes[0] ?? 0))
    const gap = (index: number) => this.text.slice(ends[index - 1], starts[index])
    const isSpaced = seq.items.length > 1 && /^\s*\n/.test(gap(1))
    const between = isSpaced ? '\n' : ''
    /** The lines of an item as they are in the file, if it only moves, or else new ones. */
    const linesOf = (item: unknown) => {
      const from = list.findIndex((other) => isSame(other, item))
      return from < 0
        ? `${itemLines(item, dashIndent, schema).join('\n')}\n`
        : this.text.slice(starts[from], ends[from])
    }
    const steps = matchItems(list, after)
    const isAnyKept = steps.some(({ kind }) => kind === 'keep' || kind === 'change')
    let previous: number | undefined
    let leading = ''
    for (const step of steps) {
      if (step.kind === 'add') {
        const lines = linesOf(after[step.after])
        if (previous === undefined) leading += (leading === '' ? '' : between) + lines
        else this.insert(ends[previous] ?? 0, between + lines)
        continue
      }
      const index = step.before
      if (step.kind === 'remove') {
        const isBlank = index > 0 && gap(index).trim() === ''
        const trailing = index === 0 && seq.items.length > 1 && gap(1).trim() === '' ? gap(1).length : 0
        this.remove((isBlank ? ends[index - 1] : starts[index]) ?? 0, (ends[index] ?? 0) + trailing)
        continue
      }
      previous = index
      if (step.kind === 'keep') continue
      const item = after[step.after]
      this.change({
        node: seq.items[index],
        before: list[index],
        after: item,
        schema: elementOf(schema),
        indent: `${dashIndent}  `,
        replace: () => {
          const node = seq.items[index]
          const start = dashes[index] ?? 0
          const text = itemLines(item, dashIndent, schema).join('\n').slice(dashIndent.length)
          this.edits.push({ start, end: Math.max(this.endOf(node), start + 1), text })
        },
      })
    }
    if (leading !== '') this.insert(starts[0] ?? 0, isAnyKept ? leading + between : leading)
  }
}

/**
 * Writes changed values into a YAML file. Everything that stays the same is kept byte for byte: comments, the order of fields,
 * quotes, and line breaks. A changed value is written as `content:new` and Prettier write it, and a new field goes where the
 * content model has it.
 *
 * @param text the file, with LF as its line break
 * @param after the fields of the whole file after the change, without those that it must not have
 * @param schema the schema of the file
 * @throws if the file is not valid YAML, or if the changed file would not read as the given fields
 */
export function editYaml(text: string, after: unknown, schema: unknown): string {
  const whole = text === '' || text.endsWith('\n') ? text : `${text}\n`
  const document = parseDocument(whole)
  if (document.errors[0]) throw document.errors[0]
  const editor = new YamlEditor(whole)
  const root = document.contents
  const before: unknown = document.toJS()
  editor.change({
    node: root,
    before,
    after,
    schema,
    indent: '',
    replace: () => {
      const { start, end } = root && before !== null ? spanOf(root) : { start: whole.length, end: whole.length }
      const trailing = start === whole.length ? '\n' : ''
      editor.edits.push({ start, end, text: valueLines(after, 0, '', schema).join('\n').trimStart() + trailing })
    },
  })
  const changed = applyEdits(whole, editor.edits)
  const result = whole === text ? changed : changed.replace(/\n$/, '')
  if (!isSame(parseDocument(result).toJS(), after))
    throw new Error('This change cannot be written automatically. Change the file itself.')
  return result
}
