import { type Locale, UNKNOWN_COUNTRY } from '../../../src/content-model/locale'
import { exampleNumbers, globalNumber } from '../../../src/locale/phone-number'
import { quoted } from '../messages/text-format'
import type { TextField } from '../parse/schema-path'
import type { Entry, FieldFinding } from './entry'

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
