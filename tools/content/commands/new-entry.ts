import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { entryAddresses, otherPages } from '../../../src/content-model/entry-pages'
import { CONTENT_TYPES, type ContentType } from '../../../src/content-model/registry'
import { withSchemaLine } from '../generated/schema-files'
import { joinWithOr, quoted } from '../messages/text-format'
import { CONTENT_FOLDER } from '../parse/content-files'
import { parseYaml } from '../parse/parse-yaml'
import { readContentFiles } from '../parse/read-content-files'
import { readSitePages } from '../parse/read-site-pages'
import { fieldsOf, fileSchema, metadataOf, unwrapOptional } from '../parse/schema-path'
import { placeholderValue } from '../rules/placeholder-text'
import { slugify } from '../rules/slugify'
import { ArgumentError } from './arguments'
import { entryText } from './entry-text'
import { ENTRY_TYPES, entryType } from './entry-types'

/** A file to write, and the information that its author gets. */
export interface NewEntry {
  slug: string
  /** Path relative to the project's root. */
  file: string
  text: string
  /** The addresses of the pages that show it automatically. */
  pages: readonly string[]
  /** The lists that link to it once they include its slug, such as `content/site.yml: Footer › Services column`. */
  lists: readonly string[]
}

const ordered = z.object({ order: z.number() })

/** The `order` that puts an entry after all others of its type. */
function nextOrder(root: string, type: ContentType): number {
  const orders = readContentFiles(root).entries.flatMap((file) => {
    const read = file.type === type && file.source ? ordered.safeParse(parseYaml(file.source).tree?.value) : undefined
    return read?.success ? [read.data.order] : []
  })
  return Math.max(0, ...orders) + 1
}

/** The lists of a schema that hold entries of a type, each as the labels of its path. */
function listsIn(schema: unknown, type: ContentType, labels: readonly string[] = []): string[] {
  const inner = unwrapOptional(schema)
  if (inner instanceof z.ZodArray) {
    const { references } = metadataOf(inner.element)
    const { maxItems } = z.toJSONSchema(inner, { io: 'input' })
    const position = labels.join(' › ')
    const most = maxItems === undefined ? position : `${position} (at most ${maxItems})`
    return references === type ? [most] : listsIn(inner.element, type, labels)
  }
  return [...fieldsOf(inner)].flatMap(([key, field]) =>
    listsIn(field, type, [...labels, metadataOf(field).label ?? key]),
  )
}

function listsOf(type: ContentType): string[] {
  return CONTENT_TYPES.flatMap((other) =>
    listsIn(fileSchema(other), type).flatMap((position) =>
      other.source.kind === 'files' ? other.source.files.map((file) => `${CONTENT_FOLDER}/${file}: ${position}`) : [],
    ),
  )
}

function parseArguments([word, ...rest]: readonly string[]) {
  const kinds = joinWithOr(ENTRY_TYPES.map((known) => known.word))
  const example = 'npm run content:new service "Fee Benchmarking"'
  if (word === undefined)
    throw new ArgumentError(`Write the kind of entry (${kinds}) and its title or name, for example: ${example}`)
  const kind = entryType(word)
  const title = rest.join(' ').trim()
  if (title === '')
    throw new ArgumentError(`The title is missing. Write it in quotes after the kind, for example: ${example}`)
  return { kind, title }
}

/**
 * Creates the text of a new entry with a placeholder in each field. It passes the content check as it is.
 *
 * @param args the arguments after the command: the kind, then the title
 * @throws {@link ArgumentError} if the kind is unknown, the title is invalid, or the file already exists
 */
export function newEntry(root: string, args: readonly string[]): NewEntry {
  const { kind, title } = parseArguments(args)
  const { type, folder, titled } = kind
  const slug = slugify(title)
  if (slug === '')
    throw new ArgumentError(
      `${quoted(title)} contains no letter from a to z and no digit, so it cannot become an address. Choose another title; you can change it in the file.`,
    )
  for (const [key, field] of fieldsOf(type.schema)) {
    const issue =
      titled.includes(key) && field instanceof z.ZodType ? field.safeParse(title).error?.issues[0] : undefined
    if (issue?.code === 'too_big')
      throw new ArgumentError(
        `The title has ${title.length} characters, but the field “${metadataOf(field).label ?? key}” may have at most ${Number(issue.maximum)}. Choose a shorter one; you can write a longer one in the file.`,
      )
    if (issue) throw new ArgumentError(`${quoted(title)} cannot be a title: it ${issue.message}.`)
  }
  const path = `${folder}/${slug}.yml`
  const file = `${CONTENT_FOLDER}/${path}`
  if (existsSync(join(root, file)))
    throw new ArgumentError(`${file} already exists. Nothing was changed. Edit that file, or choose another title.`)

  const context = { name: slug, order: nextOrder(root, type) }
  const values = Object.fromEntries(
    [...fieldsOf(type.schema)].flatMap(([key, field]) =>
      field instanceof z.ZodOptional ? [] : [[key, titled.includes(key) ? title : placeholderValue(field, context)]],
    ),
  )
  const own = entryAddresses(type, slug, values, readSitePages(root))
  const lists = listsOf(type)
  const head = `A new ${type.label.replace(/^an? /, '')}. While it is a draft, previews show it, but visitors do not see it. Replace every text that begins with “To write”, then remove the line “draft: true”.`
  return {
    slug,
    file,
    text: withSchemaLine(path, entryText(head, type.schema, values)),
    // An entry of a type that has lists appears on other pages only once a list includes it.
    pages: lists.length > 0 ? own : [...own, ...otherPages(type)],
    lists,
  }
}
