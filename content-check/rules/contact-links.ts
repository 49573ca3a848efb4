import { target } from '../../content-model/link'
import { UNKNOWN_COUNTRY } from '../../content-model/locale'
import { globalNumber, phoneLink } from '../../content-model/locale/phone-number'
import type { Finding } from '../messages/problem'
import { suggestion } from '../messages/text-format'
import { trimmed, wrongHost } from './addresses'

/** A part of a query with what a mail program would misread as a code or as the end of the address. */
const withEncodedSigns = (part: string) =>
  part
    .trim()
    .replace(/\s/g, ' ')
    .replace(/%(?![\da-f]{2})|[ #]/gi, encodeURIComponent)

/**
 * Checks the form of a link that opens a visitor's mail program or phone.
 *
 * @param country the country of a number without a code (ISO 3166-1 alpha-2)
 * @returns what is wrong; undefined if it works, and for any other link
 */
export function wrongContact(text: string, country: string): Finding | undefined {
  const [start, scheme = ''] = /^[\s<"'“]*(?:(mailto|tel):[\s/]*)+/i.exec(text) ?? []
  if (start === undefined) return undefined
  const [address = '', ...query] = text.slice(start.length).split(/(?=\?)/)
  // Mail programs show addresses as `Ada Sample <ada@sample.example>`.
  const [, own = address] = /<([^\s<>@]+@[^\s<>@]+)>/.exec(address) ?? []
  // What follows the address may be the text of an email, which ends as sentences do.
  const rest = [trimmed(own), ...query.map(withEncodedSigns)].join('')
  if (scheme.toLowerCase() === 'tel') {
    const isNumber = globalNumber(rest, country) !== undefined
    const right = isNumber ? phoneLink(rest, country) : `tel:${rest.replace(/[^+\p{L}\d]/gu, '')}`
    // Numbers without a country code may be short, such as that of an emergency service.
    const others = country === UNKNOWN_COUNTRY ? /^tel:\d+$/ : /^tel:\d{2,6}$/
    if (!isNumber && !others.test(right))
      return {
        message: 'is not a valid phone number',
        advice: 'Correct the number. Write it after “tel:” with + and its country code, without spaces.',
      }
    return target.safeParse(text).success
      ? undefined
      : { message: 'is not a number that a phone can dial', advice: suggestion(right) }
  }
  const right = `mailto:${rest}`
  const isValid = target.safeParse(right).success
  const message = 'is not an email address that can be opened'
  const [host] = /(?<=^[^@\s]+@)[^?@\s]+(?=\?|$)/.exec(rest) ?? []
  const wrong =
    host !== undefined && URL.canParse(`https://${host}`)
      ? wrongHost(new URL(`https://${host}`).hostname, host, right)
      : undefined
  if (wrong && wrong.severity !== 'warning') return wrong
  if (isValid) return text === right ? wrong : { message, advice: suggestion(right) }
  return { message, advice: 'Write one email address after “mailto:”, such as “mailto:name@example.com”.' }
}
