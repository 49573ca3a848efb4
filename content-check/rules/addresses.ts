import { z } from 'zod'
import { characterName } from '../messages/character-names'
import type { Finding } from '../messages/problem'
import { quoted, suggestion } from '../messages/text-format'
import { deceptiveCharacter, described, lookAlikesIn, typed } from './look-alikes'

/** Protocols, whole or damaged, at the beginning of an address: `https://https://`, `http:/`, `https//`, `https:///`, `//`. */
const PROTOCOLS = /^(?:https?(?=[:;/\\])[:;]?[/\\]*)+|^[/\\]{2,}/i

/** A link with its text in Markdown, such as `[Our team](/about#team)`, and its address. */
export const MARKDOWN_LINK = /^\[[^\]]*\]\((\S+)\)$/

/** Punctuation and quotes that are copied along with an address from a sentence. Brackets may be a part of it. */
const DRAGGED = /[.,:;!?'"`´<>‘’‚“”„«»‹›…]$/

const BRACKETS: readonly [open: string, close: string][] = [
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
]

const count = (text: string, sign: string) => text.split(sign).length - 1

/** Whether a text ends with a bracket that it does not open. */
const endsUnopened = (text: string) =>
  BRACKETS.some(([open, close]) => text.endsWith(close) && count(text, close) > count(text, open))

/** Removes what surrounds an address in a sentence: quotes, brackets, and the punctuation after it. */
export function trimmed(text: string): string {
  let rest = text.trim().replace(/^[<"'‘“„«([{]+/, '')
  while (endsUnopened(rest) || DRAGGED.test(rest)) rest = rest.slice(0, -1)
  return rest
}

const COPY_AGAIN = 'Copy the address again from the browser.'

/** Suggests an address without what surrounds it and with the right protocol, unless something else is wrong with it. */
function repaired(text: string): string {
  const right = `https://${trimmed(text).replace(PROTOCOLS, '')}`
  if (right === text) return COPY_AGAIN
  const wrong = wrongAddress(right)
  return wrong === undefined || wrong.severity === 'warning' ? suggestion(right) : COPY_AGAIN
}

/** A label of a host's name, as it is encoded (RFC 952, RFC 1123; underscores occur). */
const LABEL = /^[a-z0-9_](?:[a-z0-9_-]*[a-z0-9_])?$/

/** File extensions that people write in links, and in place of a host. None is a top-level domain. */
export const FILE_EXTENSION =
  /\.(?:html?|php|aspx?|jsp|ya?ml|pdf|docx?|xlsx?|pptx?|odt|rtf|txt|csv|json|xml|css|jpe?g|png|gif|webp|avif|svg|mp[34])$/i

/**
 * Checks the host of a link.
 *
 * @param host as browsers and mail programs open it
 * @param written as it is written
 * @param link the entire link, such as `https://host/path` or `mailto:ada@host`
 */
export function wrongHost(host: string, written: string, link: string): Finding | undefined {
  const linkTo = (right: string) => link.replace(written, () => right)
  const labels = host.split('.')
  const last = labels.at(-1) ?? ''
  if (labels.length < 2 || last === 'localhost')
    return {
      message: `has the host ${quoted(host)}, which visitors cannot reach`,
      advice: 'Write the complete host, which has a dot, such as “example.com”.',
    }
  const isName = labels.every((label) => LABEL.test(label)) && /^(?:[a-z]{2,}|xn--[a-z0-9-]+)$/.test(last)
  if (!isName || FILE_EXTENSION.test(host))
    return {
      message: `has the host ${quoted(host)}, which is not a name`,
      advice: 'Correct the host, which must be a name such as “example.com”.',
    }
  // Only a name that a person wrote in another alphabet differs from its encoded form.
  if (/^[\0-\x7F]*$/.test(written)) return undefined
  const [alike] = written.split('.').flatMap((label) => lookAlikesIn(`${label} a`, 'en'))
  if (alike)
    return {
      message: `has the host ${quoted(written)}, which browsers open as ${quoted(host)}, because it contains ${described(alike.character)}`,
      advice: suggestion(linkTo(typed(written))),
    }
  return {
    message: `has the host ${quoted(written)}, which browsers open as ${quoted(host)}`,
    advice: `If that is the host that you mean, write it as it is encoded: “${linkTo(host)}”.`,
    severity: 'warning',
  }
}

/**
 * Checks the form of an address with `https:`, apart from what the content model requires of any text there.
 *
 * @returns what is wrong; undefined if visitors who follow it reach the host that it shows
 */
export function wrongAddress(text: string): Finding | undefined {
  if (text.trim() === '') return undefined
  const [, linked] = MARKDOWN_LINK.exec(text) ?? []
  if (linked !== undefined)
    return { message: 'is a link in Markdown', advice: wrongAddress(linked) ? COPY_AGAIN : suggestion(linked) }
  const bare = trimmed(text)
  if (bare !== text) {
    const isAfter = text.startsWith(bare)
    const extra = isAfter ? text.slice(bare.length) : text.slice(0, Math.max(1, text.indexOf(bare)))
    const isHost = !bare.replace(PROTOCOLS, '').includes('/')
    const character = deceptiveCharacter(extra)?.character ?? extra.charAt(0)
    return {
      message: `has ${characterName(character)} ${isAfter ? 'after' : 'before'} the address`,
      advice:
        isAfter && /^[!-~]+$/.test(extra) && !isHost
          ? `${repaired(text)} If ${quoted(extra)} belongs to the address, write ${encoded(extra)} instead.`
          : repaired(text),
    }
  }
  // In a query, an address may be a part of another.
  if (/^[^?#]*[\s,;|]https?:\/\//i.test(text))
    return { message: 'contains more than one address', advice: 'Keep only one of them.' }
  const space = /\s/u.exec(text)?.[0]
  if (space !== undefined)
    return {
      message: `contains ${characterName(space)}`,
      advice: 'Delete it. If it belongs to the address, write %20 instead.',
    }
  const [protocols = ''] = PROTOCOLS.exec(text) ?? []
  const rest = text.slice(protocols.length)
  const right = `https://${rest}`
  if (protocols !== 'https://' || /^(?:https?)?:\/\//i.test(rest)) {
    const isTwice = (protocols.match(/https?/gi)?.length ?? 0) > 1
    return {
      message: isTwice ? 'begins with more than one protocol' : 'does not begin with https:// and the name of a host',
      advice: repaired(text),
    }
  }
  const [authority = ''] = /^[^/?#\\]*/.exec(rest) ?? []
  const at = authority.lastIndexOf('@')
  const host = authority.slice(at + 1)
  const written = host.replace(/:\d*$/, '')
  const url = URL.canParse(right) ? new URL(right) : undefined
  if (!url) return { message: `has the host ${quoted(host)}, which is not a name`, advice: COPY_AGAIN }
  if (at >= 0)
    return {
      message: `has ${quoted(authority.slice(0, at))} before the @, but leads to the host ${quoted(url.hostname)}`,
      advice: `If that is the host that you mean, write “https://${rest.slice(at + 1)}”.`,
    }
  return wrongHost(url.hostname, written, text)
}

/** Encodes ASCII characters for an address, including those that `encodeURIComponent` leaves alone. */
const encoded = (text: string) =>
  Array.from(text, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`).join('')

const withUrl = z.object({ url: z.string() })

/** The site's own address, from `site.yml`; undefined if it has none. */
export const siteUrlOf = (site: unknown) => withUrl.safeParse(site).data?.url

/** The host of a site, without `www.`, which most sites answer with and without. */
const hostOf = (url: URL) => url.hostname.replace(/^www\.|\.$/g, '')

/**
 * The path, query, and anchor of an address on the site itself: with or without `www.`, encrypted or not.
 *
 * @param siteUrl the site's own address; undefined if unknown
 */
export function pathOnSite(text: string, siteUrl: string | undefined): string | undefined {
  if (siteUrl === undefined || !/^https?:\/\//i.test(text) || !URL.canParse(text) || !URL.canParse(siteUrl))
    return undefined
  const [url, site] = [new URL(text), new URL(siteUrl)]
  const isOwn = hostOf(url) === hostOf(site) && url.port === site.port
  return isOwn ? url.pathname + url.search + url.hash : undefined
}
