import { entryAddresses } from '../../content-model/routes/entry-paths'
import type { PageSettings } from '../../content-model/page-settings'
import { unpublishedReason } from '../../content-model/publication'
import { linksTo } from '../../content-model/routes/link-paths'
import type { Problem } from '../messages/problem'
import { unpublishedText } from '../messages/publication-messages'
import { type ReadFile, settingsIn } from '../parse/content-index'
import type { FieldPath, TextField } from '../parse/schema-path'
import { pathOnSite, siteUrlOf } from './addresses'
import { fieldProblem } from './entry'

/** Returns the references in a file by the list that contains them. One outside a list is a list of its own. */
function references(fields: readonly TextField[]): ReadonlyMap<string, { at: FieldPath; named: TextField[] }> {
  const lists = new Map<string, { at: FieldPath; named: TextField[] }>()
  for (const field of fields) {
    if (!field.metadata.references) continue
    const at = typeof field.path.at(-1) === 'number' ? field.path.slice(0, -1) : field.path
    const list = lists.get(at.join('\n')) ?? { at, named: [] }
    list.named.push(field)
    lists.set(at.join('\n'), list)
  }
  return lists
}

/**
 * Reports links to entries that visitors cannot see, which would lead to the 404 page, and references to nothing but such
 * entries. Lists leave such entries out, so a list is reported only if it would be empty.
 *
 * @param today the date in the site's time zone
 */
export function checkUnpublished(files: readonly ReadFile[], today: string, site: PageSettings): Problem[] {
  const hidden = files.flatMap(({ path, type, slug, value }) => {
    const why = type.source.kind === 'folder' ? unpublishedReason(value, today) : undefined
    if (!why) return []
    const text = why.kind === 'draft' ? 'a draft' : unpublishedText(why)
    const adviceWith = (effect: string) => `It is ${text}${effect}. Change that in content/${path}, or remove it here.`
    return [{ path, type, slug, addresses: entryAddresses(type, slug, value, site), adviceWith }]
  })
  if (hidden.length === 0) return []
  const siteUrl = siteUrlOf(settingsIn(files))
  return files.flatMap(({ path, entry, fields }) => {
    if (!entry || hidden.some((own) => own.path === path)) return []
    const links = fields.flatMap(({ metadata, text, path: at }) => {
      const link = pathOnSite(text, siteUrl) ?? text
      const isLink = metadata.link ?? metadata.address
      const to = isLink ? hidden.find(({ addresses }) => addresses.some((own) => linksTo(link, own))) : undefined
      const message = 'links to an entry that visitors cannot see'
      const advice = to?.adviceWith(': the link works once visitors can see it')
      return advice === undefined ? [] : fieldProblem(entry, at, { message, advice, kind: 'unpublished' })
    })
    const empty = [...references(fields).values()].flatMap(({ at, named }) => {
      const unseen = named.map(({ metadata, text }) =>
        hidden.find(({ type, slug }) => type === metadata.references && slug === text),
      )
      const [first] = unseen
      const message = 'refers only to entries that visitors cannot see'
      const advice = unseen.includes(undefined) ? undefined : first?.adviceWith('')
      return advice === undefined ? [] : fieldProblem(entry, at, { message, advice, kind: 'unpublished' })
    })
    return [...links, ...empty]
  })
}
