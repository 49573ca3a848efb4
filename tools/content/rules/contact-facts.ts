import { z } from 'zod'
import { type Locale, UNKNOWN_COUNTRY } from '../../../src/content-model/locale'
import { site } from '../../../src/content-model/site'
import { exampleNumbers, globalNumber } from '../../../src/locale/phone-number'
import { hoursExample, readHours } from '../../../src/structured-data/opening-hours'
import { postalAddress } from '../../../src/structured-data/postal-address'
import type { Problem } from '../messages/problem'
import { quoted } from '../messages/text-format'
import type { FieldPath, TextField } from '../parse/schema-path'
import { type Entry, type FieldFinding, fieldProblem } from './entry'
import { isPlaceholder } from './placeholder-text'

const withContact = z.object({ contact: site.shape.contact })

const COUNTRIES = new Intl.DisplayNames('en', { type: 'region' })

/** A phone number that cannot exist. A browser would dial it anyway. */
export function wrongPhoneNumber(
  { metadata, text }: TextField,
  _entry: Entry,
  { locale: { country } }: { locale: Locale },
): FieldFinding | undefined {
  if (!metadata.phone || country === UNKNOWN_COUNTRY || globalNumber(text, country) !== undefined) return undefined
  const [national, international = '+44 20 7946 0142'] = exampleNumbers(country) ?? []
  if (text.trim().startsWith('+') || national === undefined)
    return {
      message: 'no phone number has this country code and these digits',
      advice: `Write the country code and all digits, such as ${quoted(international)}.`,
    }
  return {
    message: `is not a phone number of the site’s country, ${COUNTRIES.of(country) ?? country}`,
    advice: `Write it as it is dialed there, such as ${quoted(national)}, or with its country code, such as ${quoted(international)}.`,
  }
}

/** Warns about an address and hours that visitors can read but that the structured data for search engines cannot contain. */
export function checkReadability(entry: Entry, { locale }: { locale: Locale }): Problem[] {
  const read = entry.type.name === 'SiteSettings' ? withContact.safeParse(entry.value) : undefined
  if (!read?.success || locale.country === UNKNOWN_COUNTRY) return []
  const { address, hours } = read.data.contact
  const warning = (path: FieldPath, message: string, advice: string) =>
    fieldProblem(entry, path, { message, advice, severity: 'warning' })
  const isAddressRead = address.some(isPlaceholder) || postalAddress(address, locale)
  // A line without digits has no hours: the office is closed, or open by appointment.
  const isRead = (line: string) => !/\d/.test(line) || isPlaceholder(line) || readHours(line, locale)
  return [
    ...(isAddressRead
      ? []
      : [
          warning(
            ['contact', 'address', address.length - 1],
            'search engines cannot tell which part of the address is the city',
            'End the address with the city and the postal code, such as “Chicago, IL 60606”, “London EC2V 6DN”, or “10115 Berlin”.',
          ),
        ]),
    ...hours.flatMap((line, index) =>
      isRead(line)
        ? []
        : warning(
            ['contact', 'hours', index],
            'search engines cannot read these hours',
            `Write the days and two times, such as ${quoted(hoursExample(locale.language))}, with other hours on a line of their own.`,
          ),
    ),
  ]
}
