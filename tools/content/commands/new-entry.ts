import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { CONTENT_TYPES, type ContentType } from '../../../src/content-model/registry'
import { ArgumentError } from './arguments'
import { CONTENT_FOLDER, readContentFiles } from '../parse/content-files'
import { ENTRY_KINDS, entryKind } from './entry-kinds'
import { entryPaths } from '../parse/entry-paths'
import { entryText } from './entry-text'
import { parseYaml } from '../parse/parse-yaml'
import { placeholder } from '../rules/placeholder'
import { factsOf, fieldsOf, fileSchema, required } from '../parse/schema-path'
import { withSchemaLine } from '../generated/schema-files'
import { slugFrom } from '../rules/slug'
import { oneOf, quoted } from '../messages/text-format'

/** A file that is to be written, and what its author is told. */
export interface NewEntry {
  slug: string
  /** Path from the project's root. */
  file: string
  text: string
  /** The addresses of the pages that show it by themselves. */
  pages: readonly string[]
  /** The lists that lead to it once they name its slug, such as `content/site.yml: Footer › Column of services`. */
  lists: readonly string[]
}

const ordered = z.looseObject({ order: z.number() })

/** The place after all neighbours. */
function nextOrder(root: string, type: ContentType): number {
  const orders = readContentFiles(root).entries.flatMap((file) => {
    const read = file.type === type && file.source ? ordered.safeParse(parseYaml(file.source).tree?.value) : undefined
    return read?.success ? [read.data.order] : []
  })
  return Math.max(0, ...orders) + 1
}

/** The places in a schema that list entries of a type, by the labels that lead there. */
function listsIn(schema: unknown, type: ContentType, labels: readonly string[] = []): string[] {
  const inner = required(schema)
  if (inner instanceof z.ZodArray) {
    const { references } = factsOf(inner.element)
    const { maxItems } = z.toJSONSchema(inner, { io: 'input' })
    const place = labels.join(' › ')
    const most = maxItems === undefined ? place : `${place} (at most ${maxItems})`
    return references === type ? [most] : listsIn(inner.element, type, labels)
  }
  return [...fieldsOf(inner)].flatMap(([key, field]) => listsIn(field, type, [...labels, factsOf(field).label ?? key]))
}

function listsOf(type: ContentType): string[] {
  return CONTENT_TYPES.flatMap((other) =>
    listsIn(fileSchema(other), type).flatMap((place) =>
      other.source.kind === 'files' ? other.source.files.map((file) => `${CONTENT_FOLDER}/${file}: ${place}`) : [],
    ),
  )
}

/** What the command line asks for, or what is missing in it. */
function readWords([word, ...words]: readonly string[]) {
  const kinds = oneOf(ENTRY_KINDS.map((known) => known.word))
  const example = 'npm run content:new service "Fee Benchmarking"'
  if (word === undefined)
    throw new ArgumentError(`Write what to make, which is ${kinds}, and its title or name, such as: ${example}`)
  const kind = entryKind(word)
  const title = words.join(' ').trim()
  if (title === '')
    throw new ArgumentError(`The title is missing. Write it in quotes after the kind, such as: ${example}`)
  return { kind, title }
}

/**
 * A new entry with a placeholder in each field, which passes the content check as it is.
 *
 * @param root the project's root
 * @param words what follows the command: the kind, then the title
 * @throws {@link ArgumentError} where the kind is unknown, the title unfit, or its file there already
 */
export function newEntry(root: string, words: readonly string[]): NewEntry {
  const { kind, title } = readWords(words)
  const { type, folder, titled } = kind
  const slug = slugFrom(title)
  if (slug === '')
    throw new ArgumentError(
      `${quoted(title)} has no letter from a to z and no digit, so that no address can be made of it. Give another title; you can change it in the file.`,
    )
  for (const [key, field] of fieldsOf(type.schema)) {
    const issue =
      titled.includes(key) && field instanceof z.ZodType ? field.safeParse(title).error?.issues[0] : undefined
    if (issue?.code === 'too_big')
      throw new ArgumentError(
        `The title has ${title.length} characters, and the field “${factsOf(field).label ?? key}” may have at most ${Number(issue.maximum)}. Give a shorter one; you can add a longer one in the file.`,
      )
    if (issue) throw new ArgumentError(`${quoted(title)} cannot be a title: it ${issue.message}.`)
  }
  const path = `${folder}/${slug}.yml`
  const file = `${CONTENT_FOLDER}/${path}`
  if (existsSync(join(root, file)))
    throw new ArgumentError(`${file} exists already, and nothing was changed. Edit it, or give another title.`)

  const context = { order: nextOrder(root, type) }
  const values = Object.fromEntries(
    [...fieldsOf(type.schema)].flatMap(([key, field]) =>
      field instanceof z.ZodOptional ? [] : [[key, titled.includes(key) ? title : placeholder(field, context)]],
    ),
  )
  const own = entryPaths(type, slug, values)
  const lists = listsOf(type)
  const head = `A new ${type.label.replace(/^an? /, '')}. While it is a draft, previews show it and visitors do not. Replace what begins with “Replace this”, then remove the line “draft: true”.`
  return {
    slug,
    file,
    text: withSchemaLine(path, entryText(head, type.schema, values)),
    // A type whose entries stand in lists is shown elsewhere only once a list names it.
    pages:
      lists.length > 0
        ? own
        : [...own, ...type.shownOn.filter((page) => !own.some((path) => path.startsWith(`${page}#`)))],
    lists,
  }
}
