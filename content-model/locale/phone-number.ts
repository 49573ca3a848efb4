import { isSupportedCountry, parsePhoneNumberFromString, type PhoneNumber } from 'libphonenumber-js/max'

/** Reads a number that can exist, and nothing else: without `extract: false`, any text with a number in it would do. */
function parse(phone: string, country: string): PhoneNumber | undefined {
  const defaultCountry = isSupportedCountry(country) ? { defaultCountry: country } : {}
  const number = parsePhoneNumberFromString(phone.trim(), { ...defaultCountry, extract: false })
  return number?.isValid() ? number : undefined
}

/**
 * Returns the number to dial, such as `+13125550142` (ITU-T E.164), without an extension; undefined if none can exist.
 *
 * @param country the country of a number without a code (ISO 3166-1 alpha-2)
 */
export function globalNumber(phone: string, country: string): string | undefined {
  return parse(phone, country)?.number
}

/**
 * Returns the link that dials a number, such as `tel:+13125550142`, or `tel:+13125550142,12` with an extension. Throws for an
 * impossible number, which the content check rules out.
 *
 * At the comma, phones pause and then dial the extension. Android misreads `;ext=12` of RFC 3966 as letters to dial.
 */
export function phoneLink(phone: string, country: string): string {
  const number = parse(phone, country)
  if (!number) throw new Error(`“${phone}” is not a phone number in ${country}`)
  return `tel:${[number.number, number.ext].filter((part) => part !== undefined).join(',')}`
}
