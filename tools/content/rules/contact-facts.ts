import { z } from 'zod'
import { type Locale, UNKNOWN_COUNTRY } from '../../../src/content-model/locale'
import { site } from '../../../src/content-model/site'
import { exampleNumbers, globalNumber } from '../../../src/locale/phone-number'
import { hoursExample, readHours } from '../../../src/structured-data/opening-hours'
import { postalAddress } from '../../../src/structured-data/postal-address'
import type { Finding, Problem } from '../messages/problem'
import { quoted } from '../messages/text-format'
import { fieldLabel, type FieldPath, fileSchema, type TextField } from '../parse/schema-path'
import { problemAt } from '../parse/source-text'
import { nodeAt, spanOf } from '../parse/yaml-tree'
import { isPlaceholder } from './placeholder-text'
import type { Entry } from './schema-check'

const withContact = z.object({ contact: site.shape.contact })

const COUNTRIES = new Intl.DisplayNames('en', { type: 'region' })

/** Reports phone numbers that cannot exist. A browser would dial them anyway. */
export function checkPhoneNumbers({ source, type }: Entry, fields: readonly TextField[], country: string): Problem[] {
  if (country === UNKNOWN_COUNTRY) return []
  return fields
    .filter(({ metadata, text }) => metadata.phone && globalNumber(text, country) === undefined)
    .map(({ text, path, node }) =>
      problemAt(source, spanOf(node), {
        field: fieldLabel(fileSchema(type), path),
        ...wrongNumber(text, country),
      }),
    )
}

function wrongNumber(text: string, country: string): Finding {
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
export function checkReadability({ source, type, root, value }: Entry, locale: Locale): Problem[] {
  const read = type.name === 'SiteSettings' ? withContact.safeParse(value) : undefined
  if (!read?.success || locale.country === UNKNOWN_COUNTRY) return []
  const { address, hours } = read.data.contact
  const warning = (path: FieldPath, finding: Finding) =>
    problemAt(source, spanOf(nodeAt(root, path).value), {
      field: fieldLabel(fileSchema(type), path),
      severity: 'warning',
      ...finding,
    })
  const unreadAddress =
    address.some(isPlaceholder) || postalAddress(address, locale)
      ? []
      : [
          warning(['contact', 'address', address.length - 1], {
            message: 'search engines cannot tell which part of the address is the city',
            advice:
              'End the address with the city and the postal code, such as “Chicago, IL 60606”, “London EC2V 6DN”, or “10115 Berlin”.',
          }),
        ]
  const unreadHours = hours.flatMap((line, index) =>
    // A line without digits has no hours: the office is closed, or open by appointment.
    !/\d/.test(line) || isPlaceholder(line) || readHours(line, locale)
      ? []
      : [
          warning(['contact', 'hours', index], {
            message: 'search engines cannot read these hours',
            advice: `Write the days and two times, such as ${quoted(hoursExample(locale.language))}, with other hours on a line of their own.`,
          }),
        ],
  )
  return [...unreadAddress, ...unreadHours]
}
