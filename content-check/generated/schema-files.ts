import { z } from 'zod'
import { CONTENT_TYPES, type ContentType, contentTypeOf } from '../../content-model/registry'
import { capitalized, toSentence } from '../messages/text-format'
import { fileSchema, metadataOf } from '../parse/schema-path'
import { keepLines, withPlainLines } from '../write/keep-lines'
import { descriptionOf, formatMessage } from './field-limits'

const SCHEMA_FOLDER = '.vscode/schemas'

/** The line at the top of a content file that names its JSON Schema. */
const SCHEMA_LINE = /^\uFEFF?# yaml-language-server: .*\n?/m

/** A JSON Schema with VS Code's keyword for a pattern's message. */
export type JsonSchema = z.core.JSONSchema.BaseSchema & { patternErrorMessage?: string }

/** An empty registry, so that the model's metadata does not become schema keywords. */
const NO_NOTES = z.registry<Record<string, never>>()

/** Adds a title, a description, examples, and error messages to a field's schema. */
function describe(schema: unknown, json: JsonSchema): void {
  const { label, example } = metadataOf(schema)
  if (label !== undefined) {
    json.title = label
    const description = descriptionOf(schema)
    if (description) json.description = description
  }
  if (example !== undefined) json.examples = [example]
  const form = formatMessage(schema)
  if (json.pattern !== undefined && form !== undefined) json.patternErrorMessage = toSentence(form)
}

/** The JSON Schema (draft-07) of a content type's files. A list of existing slugs would soon be out of date. */
export function jsonSchema(type: ContentType): JsonSchema {
  const schema = z.toJSONSchema(fileSchema(type), {
    target: 'draft-7',
    io: 'input',
    metadata: NO_NOTES,
    override: ({ zodSchema, jsonSchema: json }) => {
      describe(zodSchema, json)
    },
  })
  return { ...schema, title: capitalized(type.label) }
}

/** The path of a content type's JSON Schema, relative to the root. */
function schemaPath({ name }: ContentType): string {
  return `${SCHEMA_FOLDER}/${name.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()}.json`
}

/** The JSON Schemas by path from the root. A content file's first line names its own: see {@link withSchemaLine}. */
export function schemaFiles(): Map<string, string> {
  return new Map(CONTENT_TYPES.map((type) => [schemaPath(type), `${JSON.stringify(jsonSchema(type), null, 2)}\n`]))
}

/**
 * Puts the line that names the JSON Schema at the top of a content file, given by its path in `content/`. The other lines
 * stay as they are: see {@link keepLines}.
 */
export function withSchemaLine(path: string, text: string): string {
  const type = contentTypeOf(path)
  if (!type) return text
  const schema = `${'../'.repeat(path.split('/').length)}${schemaPath(type)}`
  const plain = withPlainLines(text)
  return keepLines(text, plain, `# yaml-language-server: $schema=${schema}\n${plain.replace(SCHEMA_LINE, '')}`)
}
