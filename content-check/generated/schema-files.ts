import { z } from 'zod'
import { CONTENT_TYPES, type ContentType, contentTypeOf } from '../../content-model/registry'
import { capitalized, toSentence } from '../messages/text-format'
import { CONTENT_FOLDER } from '../parse/content-files'
import { fileSchema, metadataOf } from '../parse/schema-path'
import { descriptionOf, formatMessage } from './field-limits'

/** The folder of the JSON Schemas, relative to the project's root. */
const SCHEMA_FOLDER = '.vscode/schemas'

/** The line at the top of a content file that names its JSON Schema. */
export const SCHEMA_LINE = /^# yaml-language-server: .*\r?\n?/m

/** A JSON Schema with the keyword of VS Code for the message about a pattern that does not match. */
export type JsonSchema = z.core.JSONSchema.BaseSchema & { patternErrorMessage?: string }

/** An empty registry, so that the model's own metadata does not become schema keywords. */
const NO_NOTES = z.registry<Record<string, never>>()

/** Adds a title, a description, examples, and error messages for editors to a field's schema. */
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

/** The JSON Schema (draft-07) of the files of a content type, for editors. A list of the existing slugs would soon be out of date. */
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

const asJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

/** The path of the JSON Schema of a content type, relative to the project's root. */
export function schemaPath({ name }: ContentType): string {
  return `${SCHEMA_FOLDER}/${name.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()}.json`
}

function filesOf({ source }: ContentType): string {
  return `${CONTENT_FOLDER}/${source.kind === 'folder' ? `${source.folder}/*.yml` : source.file}`
}

/** The JSON Schemas and the settings that point VS Code's YAML extension to them, by path relative to the root. */
export function schemaFiles(): Map<string, string> {
  const globs = CONTENT_TYPES.map((type): [string, string[]] => [`./${schemaPath(type)}`, [filesOf(type)]])
  return new Map([
    ...CONTENT_TYPES.map((type): [string, string] => [schemaPath(type), asJson(jsonSchema(type))]),
    ['.vscode/settings.json', asJson({ 'yaml.schemas': Object.fromEntries(globs) })],
  ])
}

/** Puts the line that names the JSON Schema at the top of the text of a content file, given by its path relative to `content/`. */
export function withSchemaLine(path: string, text: string): string {
  const type = contentTypeOf(path)
  if (!type) return text
  const schema = `${'../'.repeat(path.split('/').length)}${schemaPath(type)}`
  // A byte order mark only counts at the very beginning; elsewhere, the content check reports it.
  return `# yaml-language-server: $schema=${schema}\n${text.replace(/^\uFEFF/, '').replace(SCHEMA_LINE, '')}`
}
