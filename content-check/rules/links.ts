import { pathOf } from '../../content-model/routes/link-paths'
import type { Finding } from '../messages/problem'
import { didYouMean, joinWithAnd, quoted } from '../messages/text-format'

export interface Pages {
  anchorsByPage: ReadonlyMap<string, readonly string[]>
  offPages: ReadonlyMap<string, string>
}

function missingAnchor(text: string, anchors: readonly string[]): Finding | undefined {
  const start = text.indexOf('#')
  const [path, anchor] = [text.slice(0, start), text.slice(start + 1)]
  if (start < 0 || anchors.includes(anchor)) return undefined
  const sections = anchors.map((section) => `#${section}`)
  return {
    message: `${path === '' ? 'this page' : `the page ${quoted(path)}`} has no section ${quoted(`#${anchor}`)}`,
    advice: didYouMean(`#${anchor}`, sections, `Its sections are ${joinWithAnd(sections)}.`),
  }
}

/** What is wrong with the path of a page, and a section there. */
export function missingPage(text: string, { anchorsByPage, offPages }: Pages): Finding | undefined {
  const path = pathOf(text)
  const anchors = anchorsByPage.get(path)
  if (anchors) return missingAnchor(text, anchors)
  const off = offPages.get(path)
  if (off !== undefined)
    return {
      message: `the page ${quoted(path)} is switched off`,
      advice: `Remove this link, or switch the page on: delete “${off}: false” under “show” in content/site.yml.`,
    }
  const pages = [...anchorsByPage.keys()]
  // People often write a trailing slash or a file extension, or the page is in another folder.
  const bare = path.replace(/\/$|(?:\/index)?\.html?$/i, '')
  const last = bare.slice(bare.lastIndexOf('/'))
  const elsewhere = pages.find((page) => page === bare) ?? pages.find((page) => last.length > 1 && page.endsWith(last))
  const otherwise = 'Copy the page’s address from the browser, starting with the first / after the domain.'
  return {
    message: `the site has no page ${quoted(path)}`,
    advice: didYouMean(elsewhere ?? path, pages, otherwise),
  }
}

/** The address that an invalid link probably means; undefined if unclear. */
function meantAddress(text: string, { anchorsByPage }: Pages): string | undefined {
  if (/^http:/i.test(text)) return text.replace(/^http/i, 'https')
  if (text.startsWith('//')) return `https:${text}`
  if (/^\w/.test(text) && anchorsByPage.has(pathOf(`/${text}`))) return `/${text}`
  if (/^[^@:\s/]+@[^@:\s/.]+(?:\.[^@:\s/.]+)+$/.test(text)) return `mailto:${text}`
  return /^[\w-]+(?:\.[\w-]+)+(?:[/?#]|$)/.test(text) ? `https://${text}` : undefined
}

/**
 * Checks a link's target.
 *
 * @param ownAnchors the anchors on the page that contains the link
 * @returns what is wrong; undefined if it exists, or if the content model reports it
 */
export function linkFinding(text: string, pages: Pages, ownAnchors: readonly string[]): Finding | undefined {
  if (text.startsWith('#')) return missingAnchor(text, ownAnchors)
  if (/^\/(?!\/)/.test(text)) return missingPage(text, pages)
  if (/^(?:https|mailto|tel):/.test(text)) return undefined
  const meant = meantAddress(text, pages)
  return meant === undefined ? undefined : { message: 'is not a valid link', advice: `Did you mean ${quoted(meant)}?` }
}
