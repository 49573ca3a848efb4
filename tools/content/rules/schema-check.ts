import { isMap, isScalar, isSeq, type Node } from 'yaml'
import type { z } from 'zod'
import type { ContentType } from '../../../src/content-model/registry'
import { emptyField, looksEmpty, missingField, orDelete, unknownField } from '../messages/field-messages'
import { nearest } from './closest-match'
import { MOST_PROBLEMS, type Finding, type Problem } from '../messages/problem'
import { lacksDash } from '../parse/disallowed-yaml'
import { fieldLabel, fieldsOf, fileSchema, required, schemaAt, factsOf, type FieldPath } from '../parse/schema-path'
import { wrongChoice, wrongForm, wrongKind, wrongSize } from '../messages/schema-messages'
import { lineRest, problemAt, type SourceText, type Span } from '../parse/source-text'
import { allOf } from '../messages/text-format'
import { nodeAt, spanOf } from '../parse/yaml-tree'

/** A file whose YAML was parsed successfully. */
export interface Entry {
  source: SourceText
  type: ContentType
  root: Node | null
  value: unknown
}

const steps = (path: readonly PropertyKey[]): FieldPath =>
  path.map((key) => (typeof key === 'symbol' ? String(key) : key))

/** Checks the shape of one file: reports what is missing, unknown, or has the wrong type, size, or format. */
export function checkShape({ source, type, root, value }: Entry): Problem[] {
  const schema = fileSchema(type)
  const asList = type.source.kind === 'list'
  if (root === null || (isScalar(root) && root.value === null)) {
    const fields = [...fieldsOf(schema)].flatMap(([key, field]) => (required(field) === field ? [key] : []))
    return [
      problemAt(
        source,
        { start: 0, end: 1 },
        {
          message: 'the file is empty',
          advice: asList ? 'Write a list, with “- ” before each entry.' : `Write its fields: ${allOf(fields)}.`,
        },
      ),
    ]
  }
  if (asList ? !isSeq(root) : !isMap(root)) {
    const advice = asList
      ? 'Begin each entry with “- ”.'
      : `Begin with a field, such as “${[...fieldsOf(schema).keys()][0] ?? 'title'}: …”.`
    return [
      problemAt(source, spanOf(root), {
        message: `the file must ${asList ? 'be a list' : 'contain named fields'}`,
        advice,
      }),
    ]
  }

  const problems: Problem[] = []
  const settled = new Set<string>()
  const report = (path: FieldPath, span: Span, finding: Finding) => {
    const field = path.length > 0 ? { field: fieldLabel(schema, path) } : {}
    problems.push(problemAt(source, span, { ...finding, ...field }))
  }
  const issues = schema.safeParse(value).error?.issues ?? []
  const misspelled = new Set(
    unknownKeys(issues).flatMap(({ path, keys }) => misspelledFields(schema, root, path, keys)),
  )

  for (const issue of issues) {
    if (problems.length >= MOST_PROBLEMS) break
    const path = steps(issue.path)
    const position = path.join('\n')
    // A value of the wrong type also fails every other rule of its field.
    if (settled.has(position)) continue
    const at = schemaAt(schema, path)
    const { key, value: node } = nodeAt(root, path)
    if (issue.code === 'too_small' && isSeq(node) && lacksDash(node)) continue
    if (issue.code === 'unrecognized_keys') {
      for (const name of issue.keys.slice(0, MOST_PROBLEMS))
        report(path, spanOf(nodeAt(root, [...path, name]).key), unknownField(name, [...fieldsOf(at).keys()]))
      continue
    }
    const last = path.at(-1)
    const absent = key === undefined && node === undefined && typeof last === 'string'
    if (absent) {
      const parent = nodeAt(root, path.slice(0, -1))
      if (!misspelled.has(position)) report(path, spanOf(parent.key ?? parent.value), missingField(last, at))
    } else if (node === null || node === undefined || (isScalar(node) && node.value === null)) {
      const rest = lineRest(source, spanOf(key ?? node).end)
        .replace(/^\s*:/, '')
        .trim()
      const finding = emptyField(at, rest, typeof last === 'number')
      const start = source.text.indexOf(rest, spanOf(key ?? node).end)
      report(path, looksEmpty(rest) ? { start, end: start + rest.length } : spanOf(key ?? node), finding)
    } else {
      report(path, spanOf(node), orDelete(findingOf(issue, at, node), at))
      if (issue.code === 'too_big' || issue.code === 'custom' || issue.code === 'invalid_format') continue
    }
    settled.add(position)
  }
  return problems
}

const unknownKeys = (issues: readonly z.core.$ZodIssue[]) =>
  issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? [{ path: steps(issue.path), keys: issue.keys.slice(0, MOST_PROBLEMS) }] : [],
  )

/** The missing fields that misspelled ones were meant to be, so that each misspelling is reported only once. */
function misspelledFields(schema: unknown, root: unknown, path: FieldPath, keys: readonly string[]): string[] {
  const fields = [...fieldsOf(schemaAt(schema, path)).keys()]
  return keys.flatMap((key) => {
    const meant = nearest(key, fields)
    return meant === undefined || nodeAt(root, [...path, meant]).key !== undefined ? [] : [[...path, meant].join('\n')]
  })
}

function findingOf(issue: z.core.$ZodIssue, schema: unknown, node: unknown): Finding {
  const value = isScalar(node) ? node.value : isSeq(node) ? node.items : undefined
  if (typeof value === 'string' && value.trim() === '') return emptyField(schema)
  switch (issue.code) {
    case 'invalid_type':
      return wrongKind(schema, node)
    case 'invalid_value':
      return typeof value === 'string'
        ? wrongChoice(value, issue.values.map(String), factsOf(schema).label === 'Icon')
        : wrongKind(schema, node)
    case 'too_big':
      return wrongSize({ maximum: issue.maximum, exact: issue.exact }, value, schema)
    case 'too_small':
      return wrongSize({ minimum: issue.minimum, exact: issue.exact }, value, schema)
    default:
      return wrongForm(issue.message, required(schema))
  }
}
