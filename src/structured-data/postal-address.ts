import type { PostalAddress } from 'schema-dts'

/** The line of an address in the United States that names city, state and ZIP code; so it names the country as well. */
const CITY = /^(.+), ([A-Z]{2}) (\d{5}(?:-\d{4})?)$/

/** An address whose parts are known. */
export type KnownAddress = Exclude<PostalAddress, string> & { addressLocality: string }

/**
 * The parts of an address.
 *
 * @param lines the address as it stands on an envelope
 * @returns undefined where its last line is not such as `Chicago, IL 60606`
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
