import { Document } from 'yaml'
import { withSchemaLine } from '../../content-check/generated/schema-files'
import { readContentFiles } from '../../content-check/parse/read-content-files'
import { fieldsOf, fileSchema } from '../../content-check/parse/schema-path'
import { placeholderValue } from '../../content-check/rules/placeholder-text'
import { slugify } from '../../content-check/rules/slugify'
import { editYaml } from '../../content-check/write/edit-yaml'
import { CONTENT_TYPES, type ContentType, type ContentTypeName } from '../../content-model/registry'

/** The number of a new firm's entries. Other types with several have none. */
const ENTRY_COUNTS: Readonly<Partial<Record<ContentTypeName, number>>> = { Service: 3, TeamMember: 1, Statistic: 2 }

/** The value of a field, such as `name` in `site.yml`. */
export interface FieldValue {
  /** Path relative to `content/`. */
  file: string
  path: readonly string[]
  value: unknown
}

/** What a new firm begins with, in addition to its answers. */
const FIRST_VALUES: readonly FieldValue[] = [
  { file: 'integrations.yml', path: ['delivery', 'provider'], value: 'simulated' },
  { file: 'site.yml', path: ['servicePrefixes'], value: ['services'] },
  // A new firm has no entries for these.
  { file: 'site.yml', path: ['show', 'careers'], value: false },
  { file: 'site.yml', path: ['show', 'testimonials'], value: false },
]

function namesOf({ name, label }: ContentType): string[] {
  const word = slugify(label.replace(/^an? /, ''))
  return Array.from({ length: ENTRY_COUNTS[name] ?? 0 }, (_, index) => `${word}-${index + 1}`)
}

function withValue(group: unknown, path: readonly string[], value: unknown): unknown {
  const document = new Document(group)
  document.setIn(path, value)
  return document.toJS()
}

/** A type's new entries, by name. Present ones are repeated until each has one. */
function entriesOf(type: ContentType, present: readonly unknown[]): [name: string, value: unknown][] {
  return namesOf(type).map((name, index) => {
    const context = { name, order: index + 1, number: index + 1, namesOf }
    const value = placeholderValue(type.schema, context, present[index % present.length])
    return [name, fieldsOf(type.schema).has('key') ? withValue(value, ['key'], name) : value]
  })
}

/**
 * Creates a new firm's content from another's: the same pages and interface, a few entries, and placeholders for its
 * own text.
 *
 * @returns the unformatted text of each file, by its path in `content/`
 */
export function firmContent(root: string, answers: readonly FieldValue[]): Map<string, string> {
  const { entries } = readContentFiles(root)
  const texts = new Map<string, string>()
  const write = (type: ContentType, path: string, present: string, value: unknown) => {
    const known = [...FIRST_VALUES, ...answers].filter(({ file }) => file === path)
    const after = known.reduce((fields, answer) => withValue(fields, answer.path, answer.value), value)
    texts.set(path, withSchemaLine(path, editYaml(present, after, fileSchema(type))))
  }
  for (const type of CONTENT_TYPES) {
    const { source, schema } = type
    const files = entries.filter((file) => file.type === type)
    // A list file contains several.
    const values = files.flatMap(({ value }) => value)
    // Links lead to text pages, so the new firm has the same ones.
    if (source.kind === 'folder' && type.name !== 'TextPage') {
      for (const [name, value] of entriesOf(type, values)) write(type, `${source.folder}/${name}.yml`, '', value)
      continue
    }
    for (const [index, { path, slug, source: file }] of files.entries()) {
      const context = { name: slug, order: 1, namesOf }
      const value =
        source.kind === 'list'
          ? entriesOf(type, values).map(([, entry]) => entry)
          : placeholderValue(schema, context, values[index])
      write(type, path, file?.text ?? '', value)
    }
  }
  return texts
}
