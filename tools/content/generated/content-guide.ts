import { z } from 'zod'
import { shownOn } from '../../../src/content-model/entry-pages'
import { ICON_NAMES } from '../../../src/content-model/fields'
import { CONTENT_TYPES, type ContentType } from '../../../src/content-model/registry'
import { CONTENT_FOLDER } from '../parse/content-files'
import { limitsOf } from './field-limits'
import { exampleAsYaml } from './example-text'
import { metadataOf, fieldsOf, unwrapOptional } from '../parse/schema-path'
import { joinWithAnd, capitalized } from '../messages/text-format'

const code = (text: string) => `\`${text}\``

/** A row of a table. A bar within a cell is escaped, because it would end the cell. */
const row = (...cells: string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`

const table = (head: readonly string[], rows: readonly string[]) =>
  [row(...head), row(...head.map(() => '---')), ...rows].join('\n')

const titleOf = ({ label }: ContentType) => capitalized(label.replace(/^an? /, ''))

const anchorOf = (type: ContentType) => titleOf(type).toLowerCase().replaceAll(' ', '-')

function filesOf({ source }: ContentType): string {
  if (source.kind === 'folder') return code(`${CONTENT_FOLDER}/${source.folder}/<slug>.yml`)
  const files = source.kind === 'list' ? [source.file] : source.files
  return joinWithAnd(files.map((file) => code(`${CONTENT_FOLDER}/${file}`)))
}

function pagesOf(type: ContentType): string {
  const paths = shownOn(type)
  return paths.length === 0
    ? 'no page'
    : joinWithAnd(paths.map((path) => (path === '*' ? 'every page' : code(path.replace('{slug}', '<slug>')))))
}

/** The rows of a group's fields. The rows of an inner group follow its own row. */
function fieldRows(schema: unknown, prefix: string): string[] {
  return [...fieldsOf(schema)].flatMap(([key, field]) => {
    const path = `${prefix}${key}`
    const { label = key, hint, example } = metadataOf(field)
    const inner = unwrapOptional(field)
    const entry = inner instanceof z.ZodArray ? inner.element : undefined
    const isGroup = inner instanceof z.ZodObject || entry instanceof z.ZodObject
    const shown = example ?? (entry === undefined ? undefined : metadataOf(entry).example)
    return [
      row(
        code(path),
        [`**${label}**`, hint].filter(Boolean).join('. '),
        inner === field ? 'yes' : 'no',
        capitalized([limitsOf(field), isGroup && 'the fields below'].filter(Boolean).join('; ')),
        shown === undefined ? '' : code(exampleAsYaml(shown, example === undefined)),
      ),
      ...(isGroup ? fieldRows(entry ?? inner, entry === undefined ? `${path}.` : `${path}[].`) : []),
    ]
  })
}

function typeSection(type: ContentType): string {
  const note = type.source.kind === 'list' ? ' It is a list; each entry begins with `- `.' : ''
  return [
    `## ${titleOf(type)}`,
    `${filesOf(type)}, shown on ${pagesOf(type)}.${note}`,
    table(['Field', 'What it is', 'Required', 'Limits', 'Example'], fieldRows(type.schema, '')),
  ].join('\n\n')
}

const INTRODUCTION = `<!-- Written by \`npm run content:generate\` from src/content-model/. Change it there. -->

# Content, field by field

Every file in \`content/\`, and every field in it. [Changing content](changing-content.md) says how to change them.
\`<slug>\` is the name of an entry’s file without \`.yml\`, such as \`tax-planning\`.

A field within a group is written with a full stop, a field of each entry of a list with \`[]\`. \`hero.heading\` and
\`cards[].title\` are these lines:

\`\`\`yaml
hero:
  heading: A heading
cards:
  - title: The title of the first card
  - title: The title of the second card
\`\`\``

/** The content guide, `docs/content.md`: the files, pages, and fields of each content type. */
export function contentGuide(): string {
  const overview = CONTENT_TYPES.map((type) =>
    row(`[${titleOf(type)}](#${anchorOf(type)})`, filesOf(type), pagesOf(type)),
  )
  const icons = ['## Icons', 'The names that `icon` can have:', ICON_NAMES.map(code).join(', ')].join('\n\n')
  const parts = [INTRODUCTION, table(['What', 'File', 'Shown on'], overview), ...CONTENT_TYPES.map(typeSection), icons]
  return `${parts.join('\n\n')}\n`
}
