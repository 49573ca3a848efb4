import { redirectType } from '../../content-model/redirect'
import { THANKS_PATH } from '../../content-model/routes/named-paths'
import { reservedPart } from '../../content-model/routes/reserved-paths'
import type { Finding, Problem } from '../messages/problem'
import { quoted } from '../messages/text-format'
import type { TextField } from '../parse/schema-path'
import { type Entry, fieldProblem } from './entry'
import { missingPage, type Pages } from './links'

/** Explains what is wrong with an old lowercase address, apart from other redirects. */
function invalidSource(path: string, { anchorsByPage }: Pages): Finding | undefined {
  const advice = 'Remove this redirect, or correct its address; capitalization does not matter.'
  const reserved = path === THANKS_PATH ? path : reservedPart(path)
  if (reserved !== undefined) return { message: `${quoted(reserved)} is reserved by the site or its host`, advice }
  return anchorsByPage.has(path)
    ? {
        message: `${quoted(path)} is the address of a page`,
        advice: 'The redirect takes effect when the page is removed.',
        severity: 'warning',
      }
    : undefined
}

function invalidTarget(text: string, pages: Pages): Finding | undefined {
  if (!/^\/(?!\/)/.test(text))
    return { message: 'is not a page on this site', advice: 'Write the path of a page, such as “/services”.' }
  // A redirect keeps the query of the visitor, so its target has none.
  const finding = missingPage(text.replace(/\?[^#]*/, ''), pages)
  const instead = 'If that page was removed, write the page that visitors should see instead, such as “/services”.'
  return finding && { ...finding, advice: `${finding.advice} ${instead}` }
}

/**
 * Reports redirects from a reserved address, from an address that is redirected already, and to another redirect, which
 * rules out chains and loops. A redirect from a page is only a warning, because it may be written before the page is
 * removed. Case is ignored, as it is by nginx, Caddy, and Gatsby's router.
 */
export function checkRedirects(entry: Entry, fields: readonly TextField[], pages: Pages): Problem[] {
  if (entry.type.name !== redirectType.name) return []
  // Whatever else is in the file is no address.
  const addresses = fields.filter(({ path }) => path.length === 2)
  const isOld = ({ path }: TextField) => path.at(-1) === 'from'
  const sources = new Set(addresses.filter(isOld).map(({ text }) => text.toLowerCase()))
  const seen = new Set<string>()
  return addresses.flatMap((field) => {
    const { path, text } = field
    const lower = text.toLowerCase()
    let finding: Finding | undefined
    if (isOld(field)) {
      const repeated = { message: `${quoted(text)} is already redirected above`, advice: 'Keep only one of the two.' }
      finding = seen.has(lower) ? repeated : invalidSource(lower, pages)
      seen.add(lower)
    } else if (sources.has(lower) && !pages.anchorsByPage.has(text))
      finding = { message: `${quoted(text)} is itself redirected`, advice: 'Write the address of a page.' }
    else finding = invalidTarget(text, pages)
    return finding ? fieldProblem(entry, path, finding) : []
  })
}
