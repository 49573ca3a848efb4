import { fileAddress, pathOf } from '../../content-model/routes/link-paths'
import type { Finding } from '../messages/problem'
import { joinWithAnd, quoted, quotedInFull, suggestion } from '../messages/text-format'
import type { TextField } from '../parse/schema-path'
import { FILE_EXTENSION, MARKDOWN_LINK, pathOnSite, siteUrlOf, wrongAddress } from './addresses'
import { closestMatch } from './closest-match'
import { wrongContact } from './contact-links'
import type { Entry, FieldFinding, KnownTargets } from './entry'
import { deceptiveCharacter, described, typed } from './look-alikes'
import { isPlaceholder } from './placeholder-text'

export type Pages = Pick<KnownTargets, 'anchorsByPage' | 'offPages' | 'prefixes' | 'files' | 'locale' | 'site'>

/** A path in which only the characters that need it are encoded. */
function encodedAgain(path: string): string {
  try {
    return fileAddress(decodeURIComponent(path))
  } catch {
    return path
  }
}

/** Whether a path leads to a file, not to a page: its last part has an extension. */
function isFilePath(path: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1)
  // Browsers treat a backslash as a slash, so a host could follow it.
  return /^[^\\]*[^.\\]\.\w+$/.test(name) && !/\.html?$/i.test(name)
}

/**
 * What is wrong with the section of a link. The advice repeats what is before the section, because without it, the link
 * would lead to a section of the page that contains it.
 */
function missingAnchor(text: string, anchors: readonly string[], siteUrl = ''): Finding | undefined {
  const start = text.indexOf('#')
  const [path, anchor] = [text.slice(0, start), text.slice(start + 1)]
  if (start < 0 || anchors.includes(anchor)) return undefined
  const targetOf = (section: string) => `${siteUrl}${path}#${section}`
  const meant = closestMatch(anchor, anchors)
  return {
    message: `${path === '' ? 'this page' : `the page ${quoted(path)}`} has no section ${quoted(`#${anchor}`)}`,
    advice:
      meant === undefined ? `Its sections are ${joinWithAnd(anchors.map(targetOf))}.` : suggestion(targetOf(meant)),
  }
}

/** A path without what people often write at its end: a slash, or the extension of a page or of its file in content/. */
const withoutEnding = (path: string) => path.replace(/\/$|(?:\/index)?\.(?:html?|php|aspx?|jsp|ya?ml)$/i, '') || '/'

const lastPart = (path: string) => path.slice(path.lastIndexOf('/') + 1)

/** The page or file that a path means, apart from its ending, its capitalization, its folder, or words such as “our”. */
function pathElsewhere(path: string, paths: readonly string[]): string | undefined {
  const bare = withoutEnding(path)
  const last = lastPart(bare)
  const own = paths.find((page) => page === path) ?? paths.find((page) => page.toLowerCase() === bare.toLowerCase())
  const words = last.split('-').filter(Boolean)
  const within = paths.filter((page) =>
    lastPart(page)
      .split('-')
      .every((word) => words.includes(word)),
  )
  return own ?? paths.find((page) => last && lastPart(page) === last) ?? (within.length === 1 ? within[0] : undefined)
}

/** A path with the query and the section of a link, unless its page has no such section. */
function withRest(path: string, link: string, { anchorsByPage }: Pages): string {
  const whole = `${path}${link.slice(pathOf(link).length)}`
  const anchors = anchorsByPage.get(path)
  return anchors && missingAnchor(whole, anchors) ? path : whole
}

/**
 * What is wrong with the path of a page, and a section there, or with that of a file.
 *
 * @param siteUrl the site’s address, where the path is a part of an address that must be complete
 */
export function missingPage(text: string, pages: Pages, siteUrl = ''): Finding | undefined {
  const { anchorsByPage, offPages, prefixes, files } = pages
  const path = pathOf(text)
  const anchors = anchorsByPage.get(path)
  if (anchors) return missingAnchor(text, anchors, siteUrl)
  const isFile = isFilePath(path)
  const encoded = encodedAgain(path)
  if (files ? files.has(path) || files.has(encoded) : isFile)
    return /[^!-~]/.test(path)
      ? {
          message: 'contains a character that links must encode',
          advice: suggestion(`${siteUrl}${withRest(encoded, text, pages)}`),
        }
      : undefined
  const off = offPages.get(path)
  if (off !== undefined)
    return {
      message: `the page ${quoted(path)} is switched off`,
      advice: `Remove this link, or switch the page on: delete “${off}: false” under “show” in content/site.yml.`,
    }
  // While the prefixes of services cannot be read, any other path may be that of a service.
  if (!prefixes) return undefined
  const deceptive = deceptiveCharacter(path)
  if (deceptive)
    return {
      message: `contains ${described(deceptive.character)}`,
      advice: `Delete the address, and type it with the keyboard: ${quotedInFull(typed(text))}.`,
    }
  const paths = [...anchorsByPage.keys(), ...((isFile ? files : undefined) ?? [])]
  const meant = pathElsewhere(path, paths) ?? closestMatch(withoutEnding(path), paths)
  const otherwise = isFile
    ? 'Put the file in static/, or correct its name; capitalization matters.'
    : `Copy the page’s address from the browser${siteUrl === '' ? ', starting with the first / after the domain' : ''}.`
  return {
    message: `the site has no ${isFile ? 'file' : 'page'} ${quoted(path)}`,
    advice: meant === undefined ? otherwise : suggestion(`${siteUrl}${withRest(meant, text, pages)}`),
  }
}

/** The address that an invalid link probably means; undefined if unclear. */
function meantAddress(text: string, pages: Pages): string | undefined {
  const [, linked] = MARKDOWN_LINK.exec(text) ?? []
  if (linked !== undefined) return linked
  if (/^[^@:\s/]+@[^@:\s/.]+(?:\.[^@:\s/.]+)+$/.test(text)) return `mailto:${text}`
  const path = pathOf(`/${text}`)
  const paths = [...pages.anchorsByPage.keys(), ...(pages.files ?? [])]
  const [host] = /^[\w-]+\.[^/?#]*/.exec(text) ?? []
  // A name with a dot is that of a host, or of a file.
  if (host !== undefined && !FILE_EXTENSION.test(host) && !paths.includes(path)) return `https://${text}`
  const meant = /^\/\w[\w.~%()+/-]*$/.test(path) ? pathElsewhere(path, paths) : undefined
  return meant === undefined ? undefined : withRest(meant, text, pages)
}

/** What is wrong with an address on the web. One of the site itself leads to a page or a file that must exist. */
function addressFinding(text: string, pages: Pages, isLink: boolean): Finding | undefined {
  // Another rule reports these.
  if (isPlaceholder(text)) return undefined
  const siteUrl = siteUrlOf(pages.site)
  const path = pathOnSite(text, siteUrl)
  // Only a link can be a path.
  const missing = path === undefined ? undefined : missingPage(path, pages, isLink ? '' : siteUrl)
  return missing ?? wrongAddress(text)
}

/**
 * Checks a link's target.
 *
 * @param ownAnchors the anchors on the page that contains the link
 * @returns what is wrong; undefined if it exists, or if the content model reports it
 */
export function linkFinding(text: string, pages: Pages, ownAnchors: readonly string[]): Finding | undefined {
  if (text.startsWith('#')) return missingAnchor(text, ownAnchors)
  // After two slashes, a name with a dot is a host.
  if (/^\/(?!\/+[^/?#]*\.)/.test(text)) return missingPage(text, pages)
  const contact = wrongContact(text, pages.locale.country)
  if (contact || /^(?:mailto|tel):/.test(text)) return contact
  // Addresses that begin with a protocol, even a damaged one, those in quotes or brackets, and those in Markdown.
  if (/^(?:\[[^\]]*\]\(|[<("'“‘„«\s]*)(?:https?[:;/\\]|\/\/)/i.test(text)) return addressFinding(text, pages, true)
  const meant = meantAddress(text, pages)
  const wrong = meant === undefined ? undefined : linkFinding(meant, pages, ownAnchors)
  return meant === undefined || (wrong && wrong.severity !== 'warning')
    ? undefined
    : { message: 'is not a valid link', advice: suggestion(meant) }
}

/** An address, the site's own or one on another site, that visitors cannot reach, or that is not what it seems. */
export function wrongExternalAddress(
  { metadata, path, text }: TextField,
  { type }: Entry,
  known: KnownTargets,
): FieldFinding | undefined {
  // The content model allows the site's own address to be unencrypted, such as that of a server on the same machine.
  if (type.name === 'SiteSettings' && path.join() === 'url')
    return /^http:\/\/localhost(?::\d+)?$/.test(text) ? undefined : wrongAddress(text.replace(/^http:/, 'https:'))
  return metadata.address ? addressFinding(text, known, false) : undefined
}
