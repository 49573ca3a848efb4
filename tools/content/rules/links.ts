import { LONGEST_LINK } from '../../../src/content-model/fields'
import { normalizePath, pathOf } from '../../../src/routes/paths'
import { nearest } from './closest-match'
import type { Finding } from '../messages/problem'
import { allOf, didYouMean, quoted } from '../messages/text-format'

/** What a link in the content may lead to. */
export interface LinkTargets {
  /** The places on each page, by the pages' paths. */
  pages: ReadonlyMap<string, readonly string[]>
  /** The places on the page that the link itself stands on. */
  ownAnchors: readonly string[]
}

const KINDS = 'Use a path of this site such as /contact, an anchor such as #team, or https:, mailto: or tel:.'

/** More places of a page than these are not listed. */
const MOST_ANCHORS = 12

/** What is in no valid address, and would end or open an attribute or element in HTML. */
const INVALID = /["<>\\]/

function invalidCharacter(text: string): Finding | undefined {
  const [character] = INVALID.exec(text) ?? []
  return character === undefined
    ? undefined
    : {
        message: `has a ${character} in it`,
        advice: 'Addresses have none; copy it from the browser, which writes it as % and two digits.',
      }
}

function missingAnchor(text: string, anchors: readonly string[]): Finding | undefined {
  const start = text.indexOf('#')
  if (start < 0) return undefined
  const [path, anchor] = [text.slice(0, start), text.slice(start + 1)]
  if (anchors.includes(anchor)) return undefined
  if (anchor.includes('#'))
    return { message: `the address ${quoted(text)} has two #`, advice: 'Write one #, as in “/about#team”.' }
  if (anchor === '') return { message: `the address ${quoted(text)} ends with #`, advice: 'Delete the #.' }
  const where = path === '' ? 'this page' : `the page ${quoted(path)}`
  const meant = nearest(anchor, anchors)
  const otherwise =
    anchors.length > MOST_ANCHORS
      ? `Leave out ${quoted(`#${anchor}`)}.`
      : `Its places are ${allOf(anchors.map((place) => `#${place}`))}.`
  return {
    message: `${where} has no place ${quoted(`#${anchor}`)}`,
    advice: meant === undefined ? otherwise : `Did you mean ${quoted(`${path}#${meant}`)}?`,
  }
}

function missingPage(text: string, { pages }: LinkTargets): Finding | undefined {
  const path = pathOf(text)
  const anchors = pages.get(path)
  if (anchors) return missingAnchor(text, anchors) ?? invalidCharacter(text)
  const bare = path.endsWith('/') ? normalizePath(path) : path.replace(/(?:\/index)?\.html?$/i, '')
  if (pages.has(bare)) {
    return {
      message: `the address ${quoted(text)} ends with ${path.endsWith('/') ? 'a slash' : quoted(path.slice(bare.length))}`,
      advice: `Write ${quoted(text.replace(path, bare))}.`,
    }
  }
  const last = path.slice(path.lastIndexOf('/'))
  const elsewhere = [...pages.keys()].find((known) => last.length > 1 && known.endsWith(last))
  const advice = 'Use the address of a page as the browser shows it, without the part before the first /.'
  return {
    message: `the site has no page ${quoted(path)}`,
    advice: elsewhere === undefined ? didYouMean(path, pages.keys(), advice) : `Did you mean ${quoted(elsewhere)}?`,
  }
}

/** An address outside the site, by its scheme. */
function wrongScheme(text: string, scheme: string): Finding | undefined {
  switch (scheme) {
    case 'https':
      return /^https:\/\/[^\s/.]+\.[^\s/]/.test(text) && URL.canParse(text)
        ? invalidCharacter(text)
        : { message: 'is not a complete address', advice: 'Copy it from the browser, from https:// to its end.' }
    case 'mailto':
      return /^mailto:[^@\s?"<>\\]+@[^@\s.?"<>\\]+(?:\.[^@\s.?"<>\\]+)+(?:\?[^@\s"<>\\]*)?$/.test(text)
        ? undefined
        : { message: 'has no e-mail address after mailto:', advice: 'Write it like “mailto:hello@example.com”.' }
    case 'tel':
      return /^tel:\+?[\d-]+$/.test(text)
        ? undefined
        : {
            message: 'is not a telephone number',
            advice: 'Write digits and hyphens alone, like “tel:+1-312-555-0142”.',
          }
    case 'http':
      return { message: 'is not a secure address', advice: `Write ${quoted(text.replace(/^http/i, 'https'))}.` }
    case 'javascript':
    case 'vbscript':
    case 'data':
      return { message: 'links that run a script are refused', advice: KINDS }
    default:
      return { message: `links that begin with ${quoted(`${scheme}:`)} are refused`, advice: KINDS }
  }
}

/** What was probably meant by a text that is no address. */
function withoutScheme(text: string, { pages }: LinkTargets): Finding {
  const path = `/${text}`
  const message = 'is not an address'
  if (/^\w/.test(text) && pages.has(pathOf(path))) return { message, advice: `Did you mean ${quoted(path)}?` }
  if (/^[^@\s/]+@[^@\s/.]+(?:\.[^@\s/.]+)+$/.test(text))
    return { message, advice: `Did you mean ${quoted(`mailto:${text}`)}?` }
  if (/^[\w-]+(?:\.[\w-]+)+(?:[/?#]|$)/.test(text))
    return { message, advice: `Did you mean ${quoted(`https://${text}`)}?` }
  return { message, advice: KINDS }
}

/** What is wrong with a link's target, or undefined where it leads somewhere or is empty or too long, which the model reports. */
export function linkFinding(text: string, targets: LinkTargets): Finding | undefined {
  if (text.length > LONGEST_LINK || text.trim() === '') return undefined
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(text)?.[1]?.toLowerCase()
  if (scheme !== undefined) return wrongScheme(text, scheme)
  if (/\s/.test(text)) return { message: 'has a space in it', advice: 'Addresses have none; a hyphen may be meant.' }
  if (text.startsWith('//'))
    return { message: 'begins with two slashes', advice: `Write ${quoted(`https:${text}`)}, or a path with one slash.` }
  if (text.startsWith('/')) return missingPage(text, targets)
  return text.startsWith('#') ? missingAnchor(text, targets.ownAnchors) : withoutScheme(text, targets)
}
