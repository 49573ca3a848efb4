import type { SitePages } from '../../src/content-model/site-pages'
import { capitalized, pluralize, quoted } from '../content/messages/text-format'
import { readSitePages } from '../content/parse/read-site-pages'
import { type ContentText, findSourceTexts, readContentTexts } from './content-texts'
import { type DeadLink, findDeadLinks } from './dead-links'
import type { Check, CheckFinding } from './report'
import { listPages } from './report-text'
import type { BuiltProject } from './revisions'

/** Replaces the site's own origin if its URL can't be parsed; no real site can have it (RFC 2606). */
const NO_ORIGIN = 'https://site.invalid'

function originOf(texts: readonly ContentText[]): string {
  const url = texts.find(({ type, keys }) => type.name === 'SiteSettings' && keys === 'url')?.text ?? ''
  return URL.canParse(url) ? new URL(url).origin : NO_ORIGIN
}

function findingsOf(link: DeadLink, texts: readonly ContentText[], site: SitePages): CheckFinding[] {
  const { address, message, advice, pages } = link
  const [path] = pages
  const where = `It is on ${listPages(pages)}.`
  const wrong = `the address ${quoted(address)} ${message}`
  const behind = findSourceTexts(address, pages, texts, site)
  if (behind.length === 0) {
    const code = 'No content file has this address, so it comes from the site’s code. Show this to an engineer.'
    return [{ text: `${capitalized(wrong)}. ${where} ${code}`, path }]
  }
  return behind.map(({ field, file, line }) => ({
    text: `${field}: ${wrong}. ${advice} ${where}`,
    path,
    file,
    line,
  }))
}

/**
 * Checks every link, script, and image within the built site: each must point to an existing file or a redirect, and each
 * anchor must exist on its page. All pages are read, because removing one can break links on others.
 */
export function checkLinks({ root, folder }: BuiltProject): Check {
  const texts = readContentTexts(root)
  const site = readSitePages(root)
  const { dead, pages } = findDeadLinks(folder, originOf(texts))
  const read = pluralize(pages, 'page')
  return {
    name: 'Links and anchors',
    state: dead.length > 0 ? 'failed' : 'passed',
    summary: dead.length > 0 ? `${read}: ${pluralize(dead.length, 'broken link')}` : `${read}, no broken links`,
    findings: dead.flatMap((link) => findingsOf(link, texts, site)),
  }
}
