import { CONTENT_TYPES, type ContentType, contentTypeOf } from '../../../src/content-model/registry'
import { CONTENT_FOLDER } from '../parse/content-files'
import { jsonSchema } from './json-schemas'

/** The folder of the JSON Schemas, relative to the project's root. */
const SCHEMA_FOLDER = '.vscode/schemas'

/** The line at the top of a content file that names its JSON Schema. */
export const SCHEMA_LINE = /^# yaml-language-server: .*\r?\n?/m

const asJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

/** The path of the JSON Schema of a content type, relative to the project's root. */
export function schemaPath({ name }: ContentType): string {
  return `${SCHEMA_FOLDER}/${name.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()}.json`
}

function filesOf({ source }: ContentType): string[] {
  const files =
    source.kind === 'folder' ? [`${source.folder}/*.yml`] : source.kind === 'list' ? [source.file] : source.files
  return files.map((file) => `${CONTENT_FOLDER}/${file}`)
}

/** The JSON Schemas and the settings that point VS Code's YAML extension to them, by path relative to the root. */
export function schemaFiles(): Map<string, string> {
  const globs = CONTENT_TYPES.map((type): [string, string[]] => [`./${schemaPath(type)}`, filesOf(type)])
  return new Map([
    ...CONTENT_TYPES.map((type): [string, string] => [schemaPath(type), asJson(jsonSchema(type))]),
    ['.vscode/settings.json', asJson({ 'yaml.schemas': Object.fromEntries(globs) })],
  ])
}

/**
 * Puts the line that names the JSON Schema at the top of a content file's text. Everything else stays the same.
 *
 * @param path the file's path relative to `content/`
 * @param text the text of the file, which may already name a schema
 */
export function withSchemaLine(path: string, text: string): string {
  const type = contentTypeOf(path)
  if (!type) return text
  const schema = `${'../'.repeat(path.split('/').length)}${schemaPath(type)}`
  // A byte order mark only counts at the very beginning; elsewhere, the content check reports it.
  return `# yaml-language-server: $schema=${schema}\n${text.replace(/^\uFEFF/, '').replace(SCHEMA_LINE, '')}`
}
