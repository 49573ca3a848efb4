import { isMap, isScalar, isSeq, type YAMLMap, type YAMLSeq } from 'yaml'
import { z } from 'zod'
import type { Finding, Problem } from '../messages/problem'
import { quoted, quotedYaml } from '../messages/text-format'
import { type FieldPath, fieldsOf, fileSchema, metadataOf, schemaAt, unwrapOptional } from '../parse/schema-path'
import type { Span } from '../parse/source-text'
import { spanOf } from '../parse/yaml-tree'
import { type Entry, fieldProblem } from './entry'

/** Texts in brackets that commas have made of one text, from the first of them to the last. */
interface SplitText {
  parts: Span[]
  /** The path to the second part, which is where the text was split. */
  path: FieldPath
  isCertain: boolean
}

export interface BracketProblems {
  problems: Problem[]
  /** The places where other rules would report what only follows from these problems. */
  explained: Problem[]
}

type Split = 'certain' | 'likely' | undefined

/** Whether a text opens more quotation marks or parentheses than it closes. */
function isUnclosed(text: string): boolean {
  const count = (sign: string) => text.split(sign).length - 1
  return count('(') > count(')') || count('“') > count('”')
}

/**
 * Whether a comma between two entries was probably meant as part of a text: in a number, a quotation, or a sentence.
 *
 * @param before the text so far, which may contain commas of this kind
 * @param isProse whether the entries are free text
 */
function splitBetween(before: string, gap: string, after: string, isProse: boolean): Split {
  // Between numbers alone, a comma without a space separates them, unless it is one of thousands.
  const isNumber = /\d$/.test(before) && /^\d/.test(after) && /^\d{3}(?!\d)|\D/.test(after)
  if (gap === ',' && isNumber) return 'certain'
  if (isUnclosed(before)) return 'certain'
  const isSentence = /^\p{Lu}/u.test(before) && /^\p{Ll}/u.test(after) && /\s|[.!?]$/.test(after)
  return isProse && isSentence ? 'likely' : undefined
}

/** Whether the entries of a list are free text, unlike choices and names of other entries. */
function isProseList(schema: unknown): boolean {
  const inner = unwrapOptional(schema)
  if (!(inner instanceof z.ZodArray)) return false
  const { references, servicePrefix } = metadataOf(inner.element)
  return unwrapOptional(inner.element) instanceof z.ZodString && !references && !servicePrefix
}

function splitEntries({ source, type }: Entry, { items }: YAMLSeq, path: FieldPath): SplitText[] {
  const isProse = isProseList(schemaAt(fileSchema(type), path))
  const texts: SplitText[] = []
  let isInside = false
  for (const [position, item] of items.slice(1).entries()) {
    const before = items[position]
    const isPlain = isScalar(before) && isScalar(item) && before.type === 'PLAIN' && item.type === 'PLAIN'
    const [previous, next] = [spanOf(before), spanOf(item)]
    const text = isInside ? texts.at(-1) : undefined
    const soFar = source.text.slice(text?.parts[0]?.start ?? previous.start, previous.end)
    const gap = source.text.slice(previous.end, next.start)
    const split = isPlain ? splitBetween(soFar, gap, source.text.slice(next.start, next.end), isProse) : undefined
    isInside = split !== undefined
    if (split === undefined) continue
    if (text) {
      text.parts.push(next)
      text.isCertain ||= split === 'certain'
    } else texts.push({ parts: [previous, next], path: [...path, position + 1], isCertain: split === 'certain' })
  }
  return texts
}

function splitFields({ type }: Entry, { items }: YAMLMap, path: FieldPath): SplitText[] {
  const fields = fieldsOf(schemaAt(fileSchema(type), path))
  return items.slice(1).flatMap(({ key, value }, position) => {
    const before = items[position]?.value
    if (value !== null || !isScalar(key) || !isScalar(before) || fields.has(String(key.value))) return []
    return { parts: [spanOf(before), spanOf(key)], path: [...path, String(key.value)], isCertain: true }
  })
}

function findingOf({ parts, isCertain }: SplitText, text: string, kind: 'entries' | 'fields'): Finding {
  return {
    message: `a comma in brackets separates ${kind}, so ${quoted(text)} is read as ${parts.length} of them`,
    advice: `If it is one text, put all of it in double quotes: ${quotedYaml(text)}.`,
    ...(!isCertain && { severity: 'warning' }),
  }
}

/** Every list and group that is written in brackets, with its path. */
function* brackets(node: unknown, path: FieldPath = []): Generator<{ node: YAMLMap | YAMLSeq; path: FieldPath }> {
  if (isMap(node)) {
    if (node.flow) yield { node, path }
    for (const { key, value } of node.items) if (isScalar(key)) yield* brackets(value, [...path, String(key.value)])
  } else if (isSeq(node)) {
    if (node.flow) yield { node, path }
    for (const [index, item] of node.items.entries()) yield* brackets(item, [...path, index])
  }
}

/** Reports texts in brackets that a comma splits, such as `[Practice review, $4,800]`, which has three entries. */
export function checkBracketCommas(entry: Entry): BracketProblems {
  const { source, root } = entry
  const problems: Problem[] = []
  const explained: Problem[] = []
  for (const { node, path } of brackets(root)) {
    const isList = isSeq(node)
    for (const split of isList ? splitEntries(entry, node, path) : splitFields(entry, node, path)) {
      const [first, second = first] = split.parts
      if (!first || !second) continue
      const text = source.text.slice(first.start, split.parts.at(-1)?.end)
      const finding = findingOf(split, text, isList ? 'entries' : 'fields')
      problems.push(fieldProblem(entry, split.path, { ...finding, span: second }))
      // The list has a wrong number of entries, and parts of the text are of the wrong type.
      if (split.isCertain)
        for (const span of [spanOf(node), ...split.parts])
          explained.push(fieldProblem(entry, path, { ...finding, span }))
    }
  }
  return { problems, explained }
}
