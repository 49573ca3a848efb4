import { MAX_LINK_LENGTH } from '../../../src/content-model/link'
import { normalizePath, pathOf } from '../../../src/routes/paths'
import type { Finding } from '../messages/problem'
import { didYouMean, joinWithAnd, quoted } from '../messages/text-format'
import { closestMatch } from './closest-match'

/** The targets that a link in the content can have. */
export interface LinkTargets {
  /** The anchors on each page, by page path. */
  anchorsByPage: ReadonlyMap<string, readonly string[]>
  /** The pages that are switched off, each with the name of its switch, by path. */
  offPages: ReadonlyMap<string, string>
  /** The anchors on the page that contains the link. */
  ownAnchors: readonly string[]
}

const ALLOWED_TARGETS =
  'Use a path on this site such as /contact, an anchor such as #team, or an address that begins with https:, mailto:, or tel:.'

/** Characters that no valid address contains and that could close or open an attribute or element in HTML. */
const INVALID = /["<>\\]/

function invalidCharacter(text: string): Finding | undefined {
  const [character] = INVALID.exec(text) ?? []
  return character === undefined
    ? undefined
    : {
        message: `contains a ${character}`,
        advice: 'Addresses cannot contain one; copy the address from the browser, which writes it as % and two digits.',
      }
}

function missingAnchor(text: string, anchors: readonly string[]): Finding | undefined {
  const start = text.indexOf('#')
  if (start < 0) return undefined
  const [path, anchor] = [text.slice(0, start), text.slice(start + 1)]
  if (anchors.includes(anchor)) return undefined
  if (anchor.includes('#'))
    return { message: `the address ${quoted(text)} has more than one #`, advice: 'Keep one #, as in “/about#team”.' }
  if (anchor === '') return { message: `the address ${quoted(text)} ends with #`, advice: 'Delete the #.' }
  const where = path === '' ? 'this page' : `the page ${quoted(path)}`
  const meant = closestMatch(anchor, anchors)
  const otherwise = `Its sections are ${joinWithAnd(anchors.map((section) => `#${section}`))}.`
  return {
    message: `${where} has no section ${quoted(`#${anchor}`)}`,
    advice: meant === undefined ? otherwise : `Did you mean ${quoted(`${path}#${meant}`)}?`,
  }
}

function missingPage(text: string, { anchorsByPage, offPages }: LinkTargets): Finding | undefined {
  const path = pathOf(text)
  const anchors = anchorsByPage.get(path)
  if (anchors) return missingAnchor(text, anchors) ?? invalidCharacter(text)
  const off = offPages.get(path)
  if (off !== undefined) {
    return {
      message: `the page ${quoted(path)} is switched off`,
      advice: `Remove this link, or switch the page on: delete “${off}: false” under “show” in content/site.yml.`,
    }
  }
  const bare = path.endsWith('/') ? normalizePath(path) : path.replace(/(?:\/index)?\.html?$/i, '')
  if (anchorsByPage.has(bare)) {
    return {
      message: `the address ${quoted(text)} ends with ${path.endsWith('/') ? 'a slash' : quoted(path.slice(bare.length))}`,
      advice: `Write ${quoted(text.replace(path, bare))}.`,
    }
  }
  const last = path.slice(path.lastIndexOf('/'))
  const elsewhere = [...anchorsByPage.keys()].find((known) => last.length > 1 && known.endsWith(last))
  const advice = 'Copy the page’s address from the browser, beginning with the first / after the site’s name.'
  return {
    message: `the site has no page ${quoted(path)}`,
    advice:
      elsewhere === undefined ? didYouMean(path, anchorsByPage.keys(), advice) : `Did you mean ${quoted(elsewhere)}?`,
  }
}

function invalidMailto(text: string): Finding | undefined {
  const [email = '', query = ''] = text.slice('mailto:'.length).split(/\?(.*)/s, 2)
  if (!/^[^@\s"<>\\]+@[^@\s."<>\\]+(?:\.[^@\s."<>\\]+)+$/.test(email))
    return {
      message: email.includes('@') ? 'is not a valid email address' : 'has no email address after mailto:',
      advice: 'Write it like “mailto:hello@example.com”.',
    }
  return /[@\s"<>\\]/.test(query)
    ? { message: 'has a space or another invalid character after the ?', advice: 'Write %20 instead of a space.' }
    : undefined
}

/** Explains what is wrong with an address that has a scheme. */
function wrongScheme(text: string, scheme: string): Finding | undefined {
  switch (scheme) {
    case 'https':
      return /^https:\/\/[^\s/.]+\.[^\s/]/.test(text) && URL.canParse(text)
        ? invalidCharacter(text)
        : { message: 'is not a complete address', advice: 'Copy it from the browser, from https:// to the end.' }
    case 'mailto':
      return invalidMailto(text)
    case 'tel':
      return /^tel:\+?[\d-]+$/.test(text)
        ? undefined
        : {
            message: 'is not a phone number',
            advice: 'Use only digits and hyphens, as in “tel:+1-312-555-0142”.',
          }
    case 'http':
      return { message: 'is not a secure address', advice: `Write ${quoted(text.replace(/^http/i, 'https'))}.` }
    case 'javascript':
    case 'vbscript':
    case 'data':
      return { message: 'links that run a script are not allowed', advice: ALLOWED_TARGETS }
    default:
      return { message: `links that begin with ${quoted(`${scheme}:`)} are not allowed`, advice: ALLOWED_TARGETS }
  }
}

/** Suggests an address for a text that is not one. */
function missingScheme(text: string, { anchorsByPage }: LinkTargets): Finding {
  const path = `/${text}`
  const message = 'is not an address'
  if (/^\w/.test(text) && anchorsByPage.has(pathOf(path))) return { message, advice: `Did you mean ${quoted(path)}?` }
  if (/^[^@\s/]+@[^@\s/.]+(?:\.[^@\s/.]+)+$/.test(text))
    return { message, advice: `Did you mean ${quoted(`mailto:${text}`)}?` }
  if (/^[\w-]+(?:\.[\w-]+)+(?:[/?#]|$)/.test(text))
    return { message, advice: `Did you mean ${quoted(`https://${text}`)}?` }
  return { message, advice: ALLOWED_TARGETS }
}

/**
 * Checks a link's target.
 *
 * @returns what is wrong with it, or undefined if it exists. Empty and overlong targets also return undefined, because the
 * content model reports them.
 */
export function linkFinding(text: string, targets: LinkTargets): Finding | undefined {
  if (text.length > MAX_LINK_LENGTH || text.trim() === '') return undefined
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(text)?.[1]?.toLowerCase()
  if (scheme !== undefined) return wrongScheme(text, scheme)
  if (/\s/.test(text))
    return { message: 'contains a space', advice: 'Remove it, or replace it with a hyphen; addresses have no spaces.' }
  if (text.startsWith('//'))
    return {
      message: 'begins with two slashes',
      advice: `Write ${quoted(`https:${text}`)}, or a path that begins with one slash.`,
    }
  if (text.startsWith('/')) return missingPage(text, targets)
  return text.startsWith('#') ? missingAnchor(text, targets.ownAnchors) : missingScheme(text, targets)
}
