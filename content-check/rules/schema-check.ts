import { Document, isMap, isScalar, isSeq, type Node } from 'yaml'
import { z } from 'zod'
import { emptyField, looksEmpty, missingField, unknownField, withDeletionAdvice } from '../messages/field-messages'
import { type Finding, MAX_PROBLEMS, type Problem } from '../messages/problem'
import { invalidChoice, invalidFormat, invalidSize, invalidType } from '../messages/schema-messages'
import { joinWithAnd } from '../messages/text-format'
import {
  type FieldPath,
  fieldsOf,
  fileSchema,
  metadataOf,
  renamedField,
  requiredFields,
  schemaAt,
  unwrapOptional,
} from '../parse/schema-path'
import { restOfLine, type Span } from '../parse/source-text'
import { nodeAt, spanOf } from '../parse/yaml-tree'
import { closestMatch } from './closest-match'
import { type Entry, fieldProblem } from './entry'

/** The path of a problem that a schema found. */
export const steps = (path: readonly PropertyKey[]): FieldPath =>
  path.map((key) => (typeof key === 'symbol' ? String(key) : key))

/** Checks the shape of one file: reports what is missing, unknown, or has the wrong type, size, or format. */
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
  const settled = new Set<string>()
  const report = (path: FieldPath, span: Span, finding: Finding) => {
    problems.push(fieldProblem(entry, path, { span, ...finding }))
  }
  const issues = schema.safeParse(value).error?.issues ?? []
  const misspelled = new Set(
    unknownKeys(issues).flatMap(({ path, keys }) => misspelledFields(schema, root, path, keys)),
  )

  for (const issue of issues) {
    if (problems.length >= MAX_PROBLEMS) break
    const path = steps(issue.path)
    const position = path.join('\n')
    // A value of the wrong type also fails every other rule of its field.
    if (settled.has(position)) continue
    const at = schemaAt(schema, path)
    const isDeletable = at instanceof z.ZodOptional && !isRequiredBeside(schema, root, path)
    const { key, value: node } = nodeAt(root, path)
    if (issue.code === 'unrecognized_keys') {
      for (const name of issue.keys.slice(0, MAX_PROBLEMS))
        report(path, spanOf(nodeAt(root, [...path, name]).key), unknownField(name, at))
      continue
    }
    const last = path.at(-1)
    const absent = key === undefined && node === undefined && typeof last === 'string'
    if (absent) {
      const parent = nodeAt(root, path.slice(0, -1))
      if (!misspelled.has(position)) report(path, spanOf(parent.key ?? parent.value), missingField(last, at))
    } else if (node === null || node === undefined || (isScalar(node) && node.value === null)) {
      const rest = restOfLine(source, spanOf(key ?? node).end)
        .replace(/^\s*:/, '')
        .trim()
      const finding = emptyField(at, { rest, isEntry: typeof last === 'number', isDeletable })
      const start = source.text.indexOf(rest, spanOf(key ?? node).end)
      report(path, looksEmpty(rest) ? { start, end: start + rest.length } : spanOf(key ?? node), finding)
    } else {
      const finding = findingOf(issue, at, node, isDeletable)
      report(path, spanOf(node), isDeletable ? withDeletionAdvice(finding) : finding)
      if (issue.code === 'too_big' || issue.code === 'custom' || issue.code === 'invalid_format') continue
    }
    settled.add(position)
  }
  return problems
}

/** Whether an optional field is required after all, because of the other fields in its group. */
function isRequiredBeside(schema: z.ZodType, root: Node, path: FieldPath): boolean {
  const rest = new Document(root).clone()
  rest.deleteIn(path)
  const issues = schema.safeParse(rest.toJS()).error?.issues ?? []
  return issues.some((issue) => steps(issue.path).join('\n') === path.join('\n'))
}

const unknownKeys = (issues: readonly z.core.$ZodIssue[]) =>
  issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? [{ path: steps(issue.path), keys: issue.keys.slice(0, MAX_PROBLEMS) }] : [],
  )

/** The missing fields that misspelled or renamed ones stand for, so that each is reported only once. */
function misspelledFields(schema: unknown, root: unknown, path: FieldPath, keys: readonly string[]): string[] {
  const group = schemaAt(schema, path)
  const fields = [...fieldsOf(group).keys()]
  return keys.flatMap((key) => {
    const meant = renamedField(key, group) ?? closestMatch(key, fields)
    return meant === undefined || nodeAt(root, [...path, meant]).key !== undefined ? [] : [[...path, meant].join('\n')]
  })
}

function findingOf(issue: z.core.$ZodIssue, schema: unknown, node: unknown, isDeletable: boolean): Finding {
  const value = isScalar(node) ? node.value : isSeq(node) ? node.items : undefined
  if (typeof value === 'string' && value.trim() === '') return emptyField(schema, { isDeletable })
  switch (issue.code) {
    case 'invalid_type':
      return invalidType(schema, node)
    case 'invalid_value':
      return typeof value === 'string'
        ? invalidChoice(value, issue.values.map(String), metadataOf(schema).label === 'Icon')
        : invalidType(schema, node)
    case 'too_big':
      return invalidSize({ maximum: issue.maximum }, value, schema)
    case 'too_small':
      return invalidSize({ minimum: issue.minimum }, value, schema)
    default:
      return invalidFormat(issue.message, unwrapOptional(schema))
  }
}
