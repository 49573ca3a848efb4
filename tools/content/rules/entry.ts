import type { Node } from 'yaml'
import type { ContentType } from '../../../src/content-model/registry'
import type { Finding, Problem } from '../messages/problem'
import { fieldLabel, type FieldPath, fileSchema } from '../parse/schema-path'
import { problemAt, type SourceText, type Span } from '../parse/source-text'
import { nodeAt, spanOf } from '../parse/yaml-tree'

/** A file whose YAML was parsed successfully. */
export interface Entry {
  source: SourceText
  type: ContentType
  root: Node | null
  value: unknown
}

/** What is wrong with a field, and what to mark instead of its value. */
export type FieldFinding = Finding & { span?: Span }

/** A problem of a field. A field without a value is marked at its name, and a missing one at the beginning of the file. */
export function fieldProblem(entry: Entry, path: FieldPath, { span, ...finding }: FieldFinding): Problem {
  const { key, value } = nodeAt(entry.root, path)
  const field = path.length > 0 ? { field: fieldLabel(fileSchema(entry.type), path) } : {}
  return problemAt(entry.source, span ?? spanOf(value ?? key), { ...field, ...finding })
}
