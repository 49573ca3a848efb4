import type { PostalAddress } from 'schema-dts'
import isPostalCodeOf, { locales } from 'validator/lib/isPostalCode'

/** An address whose parts are known. */
export type KnownAddress = Exclude<PostalAddress, string> & { addressLocality: string }

/** The most words in a postal code, such as `EC2V 6DN`. */
const MAX_WORDS = 2

/** The code of a state or province after the city: `Chicago, IL`, `Sydney NSW`, or `Milano MI`. */
const REGION = /^(\S.*?),? ([A-Z]{2,3})$/

/** Whether a text is a postal code of a country. Of a country whose codes are not known, it is a word with digits. */
function isPostalCode(text: string, country: string): boolean {
  const known = knownCountry(country)
  return known ? isPostalCodeOf(text, known) : /\d/.test(text) && !text.includes(' ')
}

function knownCountry(country: string) {
  return locales.find((locale) => locale === country)
}

/** Splits a line into a postal code, at either end, and the rest; undefined if it has no postal code. */
function splitPostalCode(line: string, country: string): { postalCode: string; rest: string } | undefined {
  const words = line.split(/\s+/)
  // The longest first: in “London EC2V 6DN”, no code is “6DN”.
  for (let count = MAX_WORDS; count > 0; count -= 1) {
    const parts = [
      { code: words.slice(0, count), rest: words.slice(count) },
      { code: words.slice(-count), rest: words.slice(0, -count) },
    ]
    for (const { code, rest } of parts) {
      const postalCode = code.join(' ')
      if (words.length >= count && isPostalCode(postalCode, country)) return { postalCode, rest: rest.join(' ') }
    }
  }
  return undefined
}

/**
 * Splits an address into its parts, by the postal code and the city at its end: `Chicago, IL 60606`, `London EC2V 6DN`,
 * `10115 Berlin`, or the postal code on a line of its own. A last line with the name of the country is skipped, and where
 * there are no postal codes, the last line is the city.
 *
 * @param lines the address as written on an envelope
 * @param country the country of the address (ISO 3166-1 alpha-2)
 * @param language the language in which the address names the country
 * @returns undefined if the address has no other form
 */
export function postalAddress(
  lines: readonly string[],
  { country, language }: { country: string; language: string },
): KnownAddress | undefined {
  const name = new Intl.DisplayNames(language, { type: 'region' }).of(country)
  const local = lines.at(-1) === name ? lines.slice(0, -1) : lines
  const last = local.at(-1) ?? ''
  const split = splitPostalCode(last, country)
  if (!split && (knownCountry(country) || /\d/.test(last))) return undefined
  const isOwnLine = split?.rest === ''
  const place = (isOwnLine ? local.at(-2) : (split?.rest ?? last))?.replace(/,$/, '') ?? ''
  if (place === '') return undefined
  const [, beforeRegion = place, addressRegion] = REGION.exec(place) ?? []
  const [addressLocality = '', ...inner] = beforeRegion.split(', ').reverse()
  const street = [...local.slice(0, isOwnLine ? -2 : -1), ...inner.reverse()]
  return {
    '@type': 'PostalAddress',
    streetAddress: street.join(', '),
    addressLocality,
    ...(addressRegion !== undefined && { addressRegion }),
    ...(split && { postalCode: split.postalCode }),
    addressCountry: country,
  }
}
