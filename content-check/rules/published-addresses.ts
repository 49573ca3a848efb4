import { z } from 'zod'
import { pagePaths, pageSettingsOf } from '../../content-model/routes/entry-paths'
import { localeOf } from '../../content-model/locale'
import { dayOf, unpublishedReason } from '../../content-model/publication'
import { redirectType } from '../../content-model/redirect'
import { fileProblem, type Problem } from '../messages/problem'
import { quoted } from '../messages/text-format'
import { CONTENT_FOLDER } from '../parse/content-files'
import { prefixesOf, type ReadFile, settingsIn } from '../parse/content-index'
import { isPlaceholder } from './placeholder-text'

/** Returns the addresses of entries that are not hidden from visitors, each with the entry's file. */
function addressesOf(files: readonly ReadFile[], now: Date, shown: readonly ReadFile[]): Map<string, string> {
  const site = pageSettingsOf(files)
  const today = dayOf(now, localeOf(settingsIn(files)).timeZone)
  return new Map(
    shown.flatMap(({ type, path, slug, value }) =>
      unpublishedReason(value, today)
        ? []
        : pagePaths(type, slug, value, site).map((address): [string, string] => [address, path]),
    ),
  )
}

/**
 * Returns the addresses of entries that visitors may know, each with the entry's file. Visitors cannot know those of
 * entries with placeholders, which only previews show.
 *
 * @param files the site's files, with its settings
 * @param shown the entries whose addresses are wanted
 */
export function publishedAddresses(
  files: readonly ReadFile[],
  now: Date,
  shown: readonly ReadFile[] = files,
): Map<string, string> {
  const written = shown.filter(({ fields }) => !fields.some(({ text }) => isPlaceholder(text)))
  return addressesOf(files, now, written)
}

/** Whether the addresses of a site are known: its prefixes and the prefixes of each service, and its redirects. */
const areAddressesKnown = (files: readonly ReadFile[]) =>
  prefixesOf(files) !== undefined && files.every(({ entry }) => entry !== undefined)

const withFirm = z.object({ name: z.string(), url: z.string() })

/** Whether the content is now that of another firm, as after `firm:new`. A firm that moves or is renamed keeps its name or its URL. */
function isAnotherFirm(before: readonly ReadFile[], files: readonly ReadFile[]): boolean {
  const [former, present] = [before, files].map((site) => withFirm.safeParse(settingsIn(site)).data)
  return former?.name !== present?.name && former?.url !== present?.url
}

/**
 * Warns about addresses of the published site that would lead nowhere. When another firm starts from the sample, nobody
 * knows the sample's addresses. When a firm moves to another domain, visitors still follow old links, which the former
 * domain forwards. While a file cannot be read, the addresses are not known, and nothing is reported that may only follow
 * from that.
 */
export function goneAddresses(before: readonly ReadFile[], files: readonly ReadFile[], now = new Date()): Problem[] {
  if (!areAddressesKnown(before) || !areAddressesKnown(files)) return []
  if (isAnotherFirm(before, files)) return []
  // A page with placeholders has its address: a build for visitors fails until they are replaced.
  const addresses = addressesOf(files, now, files)
  const redirected = files.flatMap(({ type, fields }) =>
    type === redirectType ? fields.flatMap(({ path, text }) => (path.at(-1) === 'from' ? text.toLowerCase() : [])) : [],
  )
  return [...publishedAddresses(before, now)]
    .filter(([address]) => !addresses.has(address) && !redirected.includes(address))
    .map(([address, path]) =>
      fileProblem(`${CONTENT_FOLDER}/${path}`, {
        message: `visitors know the address ${quoted(address)}, which would lead nowhere`,
        advice: `If the page is gone for good, add “- from: ${address}” and, below it, “to:” with another page to content/redirects.yml.`,
        severity: 'warning',
      }),
    )
}
