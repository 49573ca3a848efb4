import { isMap, isScalar, isSeq } from 'yaml'
import type { z } from 'zod'
import { emptyField, misplacedField, missingField, unknownField } from '../messages/field-messages'
import type { Finding, Problem } from '../messages/problem'
import { invalidChoice, invalidFormat, invalidSize, invalidType } from '../messages/schema-messages'
import { structuralLookAlike } from '../messages/structure-look-alikes'
import { joinWithAnd } from '../messages/text-format'
import {
  type FieldPath,
  fieldsOf,
  fileSchema,
  metadataOf,
  requiredFields,
  schemaAt,
  unwrapOptional,
} from '../parse/schema-path'
import { lineOf, lineText, restOfLine, type Span } from '../parse/source-text'
import { nodeAt, spanOf } from '../parse/yaml-tree'
import { characterSpan } from './characters'
import { type Entry, fieldProblem } from './entry'
import { deceptiveCharacter } from './look-alikes'

/** The path of a problem that a schema found. */
const steps = (path: readonly PropertyKey[]): FieldPath =>
  path.map((key) => (typeof key === 'symbol' ? String(key) : key))

/** A problem with the name of the field at a path. A character in it that is not what it looks like is marked. */
function nameProblem(entry: Entry, path: FieldPath, written: string, finding: Finding): Problem {
  const key = spanOf(nodeAt(entry.root, path).key)
  const deceptive = deceptiveCharacter(written)
  const span = deceptive ? characterSpan(entry.source, key, written, deceptive) : key
  return fieldProblem(entry, path.slice(0, -1), { span, ...finding })
}

/** Reports names that stand for other fields, whose values the file has under these names. */
export function checkNames(entry: Entry): Problem[] {
  return entry.misspelled.map(({ path, written }) => {
    const group = schemaAt(fileSchema(entry.type), path.slice(0, -1))
    return nameProblem(entry, path, written, unknownField(written, group, [String(path.at(-1))]))
  })
}

/** Reports what is missing, unknown, or of the wrong type, size, or format in a file. */
export function checkSchema(entry: Entry): Problem[] {
  const { source, type, root, value } = entry
  const schema = fileSchema(type)
  const isList = type.source.kind === 'list'
  if (root === null || !(isList ? isSeq(root) : isMap(root))) {
    const isEmpty = root === null || (isScalar(root) && root.value === null)
    const message = isEmpty ? 'the file is empty' : `the file must ${isList ? 'be a list' : 'contain named fields'}`
    const isOptional = isEmpty && type.source.kind === 'list' && type.source.optional
    const begin = `Begin each entry with “- ”${isOptional ? ', or delete the file' : ''}.`
    const advice = isList ? begin : `Add its fields: ${joinWithAnd(requiredFields(schema))}.`
    return [fieldProblem(entry, [], { ...(isEmpty && { span: { start: 0, end: 1 } }), message, advice })]
  }

  const problems: Problem[] = []
  const report = (path: FieldPath, span: Span, finding: Finding) => {
    problems.push(fieldProblem(entry, path, { span, ...finding }))
  }
  const issues = schema.safeParse(value).error?.issues ?? []
  // A misplaced field is also missing in its place. Only the mistake is reported.
  const misplaced = misplacedFields(issues, root, schema)
  const settled = new Set([...misplaced.values()].map((path) => path.join('\n')))
  for (const issue of issues) {
    const path = steps(issue.path)
    const last = path.at(-1)
    const declared = schemaAt(schema, path)
    // Beside its image, an alternative text is not optional.
    const isNeeded = [...fieldsOf(schema)].some(
      ([name, field]) => metadataOf(field).altField === last && nodeAt(root, [name]).key !== undefined,
    )
    const at = isNeeded ? unwrapOptional(declared) : declared
    const { key, value: node } = nodeAt(root, path)
    if (issue.code === 'unrecognized_keys') {
      const absent = [...fieldsOf(at).keys()].filter((field) => nodeAt(root, [...path, field]).key === undefined)
      for (const name of issue.keys) {
        const place = misplaced.get([...path, name].join('\n'))
        const finding = place ? misplacedField(name, schema, place) : unknownField(name, at, absent)
        problems.push(nameProblem(entry, [...path, name], name, finding))
      }
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
      const rest = restOfLine(source, key === undefined ? span.start : span.end)
        .replace(/^\s*:/, '')
        .trim()
      report(path, span, emptyField(at, rest, typeof last === 'number' ? 'dash' : 'colon'))
    } else {
      const { start } = spanOf(node)
      const alike = issue.code === 'invalid_type' ? structuralLookAlike(lineText(source, start)) : undefined
      const place = (source.lines.lineStarts[lineOf(source, start) - 1] ?? 0) + (alike?.index ?? 0)
      if (alike) report(path, { start: place, end: place + 1 }, alike.finding)
      else report(path, spanOf(node), findingOf(issue, at, node))
    }
  }
  return problems
}

/** The paths of all fields with a given name, except those in lists. */
function pathsOf(name: string, schema: unknown): FieldPath[] {
  return [...fieldsOf(schema)].flatMap(([key, field]) => [
    ...(key === name ? [[key]] : []),
    ...pathsOf(name, field).map((path) => [key, ...path]),
  ])
}

/**
 * The absent fields that unknown ones elsewhere in the file were probably meant to be, by the position of the unknown one:
 * a name in the wrong group, or with something before it. A required field is likelier, and an optional one must be the
 * only one with its name.
 */
function misplacedFields(
  issues: readonly z.core.$ZodIssue[],
  root: unknown,
  schema: unknown,
): ReadonlyMap<string, FieldPath> {
  const missing = issues.flatMap((issue) => {
    const path = steps(issue.path)
    const { key, value } = nodeAt(root, path)
    return issue.code !== 'unrecognized_keys' && key === undefined && value === undefined ? [path] : []
  })
  const found = new Map<string, FieldPath>()
  for (const issue of issues) {
    if (issue.code !== 'unrecognized_keys') continue
    for (const name of issue.keys) {
      const meant = name.split(' ').at(-1) ?? name
      const isAbsent = (path: FieldPath) =>
        nodeAt(root, path).key === undefined && nodeAt(root, path.slice(0, -1)).value !== undefined
      const [optional, ...others] = pathsOf(meant, schema).filter(isAbsent)
      const place = missing.find((path) => path.at(-1) === meant) ?? (others.length === 0 ? optional : undefined)
      if (place) found.set([...steps(issue.path), name].join('\n'), place)
    }
  }
  return found
}

function findingOf(issue: z.core.$ZodIssue, schema: unknown, node: unknown): Finding {
  const value = isScalar(node) ? node.value : isSeq(node) ? node.items : undefined
  if (typeof value === 'string' && value.trim() === '')
    return emptyField(
      schema,
      '',
      isScalar(node) && node.type?.startsWith('BLOCK') === true ? 'block indicator' : 'quotes',
    )
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
