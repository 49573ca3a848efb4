import type { PostalAddress } from 'schema-dts'

/** The line of a United States address that contains the city, state, and ZIP code; it also implies the country. */
const CITY = /^(.+), ([A-Z]{2}) (\d{5}(?:-\d{4})?)$/

/** An address whose parts are known. */
export type KnownAddress = Exclude<PostalAddress, string> & { addressLocality: string }

/**
 * Splits an address into its parts.
 *
 * @param lines the address as written on an envelope
 * @returns undefined unless the last line has the form of `Chicago, IL 60606`
 */
export function postalAddress(lines: readonly string[]): KnownAddress | undefined {
  const [, addressLocality, addressRegion = '', postalCode = ''] = CITY.exec(lines.at(-1) ?? '') ?? []
  if (addressLocality === undefined) return undefined
  return {
    '@type': 'PostalAddress',
    streetAddress: lines.slice(0, -1).join(', '),
    addressLocality,
    addressRegion,
    postalCode,
    addressCountry: 'US',
  }
}
