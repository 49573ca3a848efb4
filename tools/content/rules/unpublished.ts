import { entryAddresses } from '../../../src/content-model/entry-pages'
import { type Withheld, withheld } from '../../../src/content-model/publication'
import { type ContentType, slugOf } from '../../../src/content-model/registry'
import type { SitePages } from '../../../src/content-model/site-pages'
import { linksTo } from '../../../src/routes/paths'
import type { Problem } from '../messages/problem'
import { withheldText } from '../messages/publication-messages'
import { CONTENT_FOLDER } from '../parse/content-files'
import { type FieldPath, fileSchema, type TextField, textFields } from '../parse/schema-path'
import { type Entry, fieldProblem } from './entry'

/** A file whose YAML was parsed successfully, with its path within `content/`. */
export interface EntryFile {
  path: string
  entry: Entry
}

/** An entry that visitors cannot see. */
interface Hidden {
  path: string
  type: ContentType
  why: Withheld
  addresses: readonly string[]
}

function hiddenEntries(files: readonly EntryFile[], today: string, site: SitePages): Hidden[] {
  return files.flatMap(({ path, entry: { type, value } }) => {
    const why = type.source.kind === 'folder' ? withheld(value, today) : undefined
    return why ? [{ path, type, why, addresses: entryAddresses(type, slugOf(path), value, site) }] : []
  })
}

const advice = ({ path, why }: Hidden) =>
  `It is ${why.reason === 'draft' ? 'a draft' : withheldText(why)}. Change that in ${CONTENT_FOLDER}/${path}, or remove it here.`

/** The references in a file, grouped by list; a reference outside a list is its own group. */
function references(fields: readonly TextField[]): TextField[][] {
  const lists = new Map<string, TextField[]>()
  for (const field of fields) {
    if (!field.metadata.references) continue
    const position: FieldPath = typeof field.path.at(-1) === 'number' ? field.path.slice(0, -1) : field.path
    const key = position.join('\n')
    const list = lists.get(key) ?? []
    lists.set(key, list)
    list.push(field)
  }
  return [...lists.values()]
}

/**
 * Reports links and references to entries that visitors cannot see. A list omits such entries automatically, so it is a
 * mistake only if nothing in the list is left. A link to such an entry is always a mistake, because it has no target.
 *
 * @param today the date in the site's time zone, which determines what is published
 * @param site the pages of the site
 */
export function checkUnpublished(files: readonly EntryFile[], today: string, site: SitePages): Problem[] {
  const hidden = hiddenEntries(files, today, site)
  const owners = new Set(hidden.map(({ path }) => path))
  const found: Problem[] = []
  for (const { path, entry } of hidden.length > 0 ? files : []) {
    if (owners.has(path)) continue
    const report = (at: FieldPath, message: string, to: Hidden) =>
      found.push(fieldProblem(entry, at, { message, advice: advice(to) }))
    const fields = [...textFields(fileSchema(entry.type), entry.root)]

    for (const { metadata, text, path: at } of fields) {
      const to = metadata.link ? hidden.find(({ addresses }) => addresses.some((own) => linksTo(text, own))) : undefined
      if (to) report(at, 'links to an entry that visitors cannot see', to)
    }
    for (const list of references(fields)) {
      const named = list.map(({ metadata, text }) =>
        hidden.find((one) => one.type === metadata.references && slugOf(one.path) === text),
      )
      const [first] = named
      const [field] = list
      if (!first || !field || named.includes(undefined)) continue
      if (typeof field.path.at(-1) === 'number')
        report(field.path.slice(0, -1), 'names no entry that visitors can see', first)
      else report(field.path, 'names an entry that visitors cannot see', first)
    }
  }
  return found
}
