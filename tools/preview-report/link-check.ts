import { allOf, capitalised, counted, quoted } from '../content/messages/text-format'
import type { BuiltProject } from './compared-pages'
import { readContentTexts, textsBehind, type ContentText } from './content-texts'
import { findDeadLinks, type DeadLink } from './dead-links'
import type { Check, CheckFinding } from './report'

/** More pages than these are counted rather than named. */
const MOST_NAMED = 3

/** Stands for the site's own origin where its address can't be read; nothing on the web can have it (RFC 2606). */
const NO_ORIGIN = 'https://site.invalid'

function originOf(texts: readonly ContentText[]): string {
  const url = texts.find(({ type, keys }) => type.name === 'SiteSettings' && keys === 'url')?.text ?? ''
  return URL.canParse(url) ? new URL(url).origin : NO_ORIGIN
}

/** The pages of a dead link in a sentence. */
function pagesSentence(pages: readonly string[]): string {
  const rest = pages.length - MOST_NAMED
  const named = rest > 1 ? [...pages.slice(0, MOST_NAMED), counted(rest, 'more page')] : pages
  return `It is on ${allOf(named)}.`
}

function findingsOf(link: DeadLink, texts: readonly ContentText[]): CheckFinding[] {
  const { address, message, advice, pages } = link
  const [path] = pages
  const where = pagesSentence(pages)
  const wrong = `the address ${quoted(address)} ${message}`
  const behind = textsBehind(address, pages, texts)
  if (behind.length === 0) {
    const code = 'No text of the content says so, it comes from the site’s code; show this to an engineer.'
    return [{ text: `${capitalised(wrong)}. ${where} ${code}`, path }]
  }
  return behind.map(({ field, file, line }) => ({
    text: `${field}: ${wrong}. ${advice} ${where}`,
    path,
    file,
    line,
  }))
}

/**
 * Follows every link, script and picture within the built site: each must lead to a file or a redirect, and each anchor to
 * a place on its page. All pages are read, because a page that is gone breaks others.
 *
 * @param side the site after the change, and the content that it was built from
 */
export function checkLinks({ root, folder }: BuiltProject): Check {
  const texts = readContentTexts(root)
  const { dead, pages } = findDeadLinks(folder, originOf(texts))
  const read = counted(pages, 'page')
  return {
    name: 'Links and anchors',
    state: dead.length > 0 ? 'failed' : 'passed',
    summary:
      dead.length > 0
        ? `${read}: ${counted(dead.length, 'address leads', 'addresses lead')} nowhere`
        : `${read}, every link leads somewhere`,
    findings: dead.flatMap((link) => findingsOf(link, texts)),
  }
}
