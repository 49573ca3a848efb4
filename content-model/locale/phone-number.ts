import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max'

/**
 * Returns the number to dial, such as `+13125550142` (ITU-T E.164); undefined if none can exist.
 *
 * @param country the country of a number without a code (ISO 3166-1 alpha-2)
 */
export function globalNumber(phone: string, country: string): string | undefined {
  const number = parsePhoneNumberFromString(phone, isSupportedCountry(country) ? country : undefined)
  return number?.isValid() ? number.number : undefined
}

/** Returns the link that dials a number (RFC 3966). Throws for an impossible one, which the content check rules out. */
export function phoneLink(phone: string, country: string): string {
  const number = globalNumber(phone, country)
  if (number === undefined) throw new Error(`“${phone}” is not a phone number in ${country}`)
  return `tel:${number}`
}
