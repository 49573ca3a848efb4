import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Document, parse } from 'yaml'
import { z } from 'zod'
import { withSchemaLine } from '../../content-check/generated/schema-files'
import { readContentFiles } from '../../content-check/parse/read-content-files'
import { fieldsOf, fileSchema } from '../../content-check/parse/schema-path'
import { placeholderValue } from '../../content-check/rules/placeholder-text'
import { slugify } from '../../content-check/rules/slugify'
import { editYaml } from '../../content-check/write/edit-yaml'
import { CONTENT_TYPES, type ContentType } from '../../content-model/registry'

/** The value of a field, such as `name` in `site.yml`. */
export interface FieldValue {
  /** Path relative to `content/`. */
  file: string
  path: readonly string[]
  value: unknown
}

/** The texts of the interface by those of the sample, and by language without its region. */
export const TRANSLATIONS = z
  .record(z.string(), z.record(z.string(), z.string()))
  .parse(parse(readFileSync(join(__dirname, 'interface-texts.yml'), 'utf8')))

/** The languages into which {@link TRANSLATIONS} translates, without their regions. */
export const LANGUAGES = [...new Set(Object.values(TRANSLATIONS).flatMap((texts) => Object.keys(texts)))]

/** Switches for pages and sections that show only entries of which a new firm has none: they would be empty. */
const SWITCHED_OFF: readonly FieldValue[] = CONTENT_TYPES.flatMap(({ source, shownBy, firstEntries = 0 }) =>
  source.kind === 'folder' && shownBy && firstEntries === 0
    ? [{ file: 'site.yml', path: ['show', shownBy.key], value: false }]
    : [],
)

function namesOf({ label, firstEntries }: ContentType): string[] {
  const word = slugify(label.replace(/^an? /, ''))
  const count = typeof firstEntries === 'number' ? firstEntries : 0
  return Array.from({ length: count }, (_, index) => `${word}-${index + 1}`)
}

function withValue(group: unknown, path: readonly string[], value: unknown): unknown {
  const document = new Document(group)
  document.setIn(path, value)
  return document.toJS()
}

/** Returns the new entries of a type, by name. Each begins as a present one; if there are too few, they are repeated. */
function entriesOf(type: ContentType, present: readonly unknown[]): [name: string, value: unknown][] {
  return namesOf(type).map((name, index) => {
    const context = { name, order: index + 1, number: index + 1, namesOf }
    const value = placeholderValue(type.schema, context, present[index % present.length])
    return [name, fieldsOf(type.schema).has('key') ? withValue(value, ['key'], name) : value]
  })
}

/**
 * Creates a new firm's content from another's: the same pages and interface, a few entries, and placeholders for its
 * own text. Interface texts of the sample are translated into the firm's language if it is one of {@link LANGUAGES}.
 *
 * @returns the unformatted text of each file, by its path in `content/`
 */
export function firmContent(root: string, answers: readonly FieldValue[]): Map<string, string> {
  const { entries } = readContentFiles(root)
  const texts = new Map<string, string>()
  const language = String(answers.find(({ path }) => path[0] === 'language')?.value).split('-', 1)[0] ?? ''
  const translate = (text: string) => TRANSLATIONS[text]?.[language] ?? text
  const write = (type: ContentType, path: string, present: string, value: unknown) => {
    const known = [...SWITCHED_OFF, ...answers].filter(({ file }) => file === path)
    const after = known.reduce((fields, answer) => withValue(fields, answer.path, answer.value), value)
    texts.set(path, withSchemaLine(path, editYaml(present, after, fileSchema(type))))
  }
  for (const type of CONTENT_TYPES) {
    const { source, schema, firstEntries } = type
    const files = entries.filter((file) => file.type === type)
    // A file that is a list contains several entries.
    const values = files.flatMap(({ value }) => value)
    if (source.kind === 'folder' && firstEntries !== 'present') {
      for (const [name, value] of entriesOf(type, values)) write(type, `${source.folder}/${name}.yml`, '', value)
      continue
    }
    for (const [index, { path, slug, source: file }] of files.entries()) {
      const context = { name: slug, order: 1, namesOf, translate }
      const value =
        source.kind === 'list'
          ? entriesOf(type, values).map(([, entry]) => entry)
          : placeholderValue(schema, context, values[index])
      write(type, path, file?.fileText ?? '', value)
    }
  }
  return texts
}
