import { isMap, isScalar, isSeq } from 'yaml'
import type { z } from 'zod'
import { emptyField, missingField, unknownField } from '../messages/field-messages'
import type { Finding, Problem } from '../messages/problem'
import { invalidChoice, invalidFormat, invalidSize, invalidType } from '../messages/schema-messages'
import { joinWithAnd } from '../messages/text-format'
import { type FieldPath, fieldsOf, fileSchema, requiredFields, schemaAt, unwrapOptional } from '../parse/schema-path'
import { restOfLine, type Span } from '../parse/source-text'
import { nodeAt, spanOf } from '../parse/yaml-tree'
import { closestMatch } from './closest-match'
import { type Entry, fieldProblem } from './entry'

/** The path of a problem that a schema found. */
export const steps = (path: readonly PropertyKey[]): FieldPath =>
  path.map((key) => (typeof key === 'symbol' ? String(key) : key))

/** Reports what is missing, unknown, or of the wrong type, size, or format in a file. */
export function checkSchema(entry: Entry): Problem[] {
  const { source, type, root, value } = entry
  const schema = fileSchema(type)
  const isList = type.source.kind === 'list'
  if (root === null || !(isList ? isSeq(root) : isMap(root))) {
    const isEmpty = root === null || (isScalar(root) && root.value === null)
    const message = isEmpty ? 'the file is empty' : `the file must ${isList ? 'be a list' : 'contain named fields'}`
    const advice = isList ? 'Begin each entry with “- ”.' : `Add its fields: ${joinWithAnd(requiredFields(schema))}.`
    return [fieldProblem(entry, [], { ...(isEmpty && { span: { start: 0, end: 1 } }), message, advice })]
  }

  const problems: Problem[] = []
  const report = (path: FieldPath, span: Span, finding: Finding) => {
    problems.push(fieldProblem(entry, path, { span, ...finding }))
  }
  const issues = schema.safeParse(value).error?.issues ?? []
  // A misspelled field is also missing under its right name. Only the misspelling is reported.
  const settled = new Set(issues.flatMap((issue) => misspelledFields(schema, root, issue)))
  for (const issue of issues) {
    const path = steps(issue.path)
    const last = path.at(-1)
    const at = schemaAt(schema, path)
    const { key, value: node } = nodeAt(root, path)
    if (issue.code === 'unrecognized_keys') {
      for (const name of issue.keys) report(path, spanOf(nodeAt(root, [...path, name]).key), unknownField(name, at))
      continue
    }
    // A value of the wrong type also fails every other rule of its field. Only the first problem is reported.
    if (settled.has(path.join('\n'))) continue
    settled.add(path.join('\n'))
    if (key === undefined && node === undefined && typeof last === 'string') {
      const parent = nodeAt(root, path.slice(0, -1))
      report(path, spanOf(parent.key ?? parent.value), missingField(last, at))
    } else if (node === null || (isScalar(node) && node.value === null)) {
      const span = spanOf(key ?? node)
      const rest = restOfLine(source, span.end).replace(/^\s*:/, '').trim()
      report(path, span, emptyField(at, rest, typeof last === 'number'))
    } else report(path, spanOf(node), findingOf(issue, at, node))
  }
  return problems
}

/** The positions of the missing fields that unknown ones were probably meant to be. */
function misspelledFields(schema: unknown, root: unknown, issue: z.core.$ZodIssue): string[] {
  if (issue.code !== 'unrecognized_keys') return []
  const path = steps(issue.path)
  const fields = [...fieldsOf(schemaAt(schema, path)).keys()]
  return issue.keys.flatMap((key) => {
    const meant = closestMatch(key, fields)
    return meant === undefined || nodeAt(root, [...path, meant]).key !== undefined ? [] : [[...path, meant].join('\n')]
  })
}

function findingOf(issue: z.core.$ZodIssue, schema: unknown, node: unknown): Finding {
  const value = isScalar(node) ? node.value : isSeq(node) ? node.items : undefined
  if (typeof value === 'string' && value.trim() === '') return emptyField(schema, '', false)
  switch (issue.code) {
    case 'invalid_type':
      return invalidType(schema, node)
    case 'invalid_value':
      return typeof value === 'string' ? invalidChoice(value, issue.values.map(String)) : invalidType(schema, node)
    case 'too_big':
      return invalidSize({ maximum: issue.maximum }, value, schema)
    case 'too_small':
      return invalidSize({ minimum: issue.minimum }, value, schema)
    default:
      return invalidFormat(issue.message, unwrapOptional(schema))
  }
}
