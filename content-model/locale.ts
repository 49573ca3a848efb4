import { z } from 'zod'
import type { FieldMeta } from './field-meta'

/** The country of a site that does not say where it is: a code that ISO 3166-1 reserves for private use. */
export const UNKNOWN_COUNTRY = 'ZZ'

const REGIONS = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
const LANGUAGES = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })

/** Whether a tag is the standard code, such as `en-GB`, not `en-uk`. */
function isCanonical(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag)[0] === tag
  } catch {
    return false
  }
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    // The other names are abbreviations, such as EST, which ignores daylight saving time.
    return name.includes('/')
  } catch {
    return false
  }
}

const LANGUAGE_RULE = 'must be a standard language code, with a country if it matters, such as en-US, en-GB, or de'
const COUNTRY_RULE = 'must be a two-letter country code in capitals, such as US, GB, or DE'

/** The language of the site, and where the firm is. */
export const locale = {
  language: z
    .string()
    .regex(/^[A-Za-z]{2,8}(?:-[A-Za-z\d]{2,8})*$/, { error: LANGUAGE_RULE, abort: true })
    .refine((text) => isCanonical(text) && LANGUAGES.of(text) !== undefined, LANGUAGE_RULE)
    .meta({
      label: 'Language',
      hint: 'The language of all text. It determines how dates and numbers are written, and which spelling dictionary is used.',
      example: 'en-US',
    } satisfies FieldMeta),
  timeZone: z
    .string()
    .refine(isTimeZone, 'must be a time zone named after a city, such as America/Chicago or Europe/London')
    .meta({
      label: 'Time zone',
      hint: 'The office’s time zone. Publication days begin and end at midnight there.',
      example: 'America/Chicago',
    } satisfies FieldMeta),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, { error: COUNTRY_RULE, abort: true })
    .refine(
      (code) => code !== UNKNOWN_COUNTRY && isCanonical(`und-${code}`) && REGIONS.of(code) !== undefined,
      COUNTRY_RULE,
    )
    .meta({
      label: 'Country',
      hint: 'The office’s country. It applies to the address, and to phone numbers without a country code.',
      example: 'US',
    } satisfies FieldMeta),
}

/** The facts of {@link locale}. */
export type Locale = z.output<z.ZodObject<typeof locale>>

/** The defaults for missing or invalid facts, which the content check reports. */
const NEUTRAL: Locale = { language: 'en-US', timeZone: 'UTC', country: UNKNOWN_COUNTRY }

const readable = z
  .object({
    language: locale.language.catch(NEUTRAL.language),
    timeZone: locale.timeZone.catch(NEUTRAL.timeZone),
    country: locale.country.catch(NEUTRAL.country),
  })
  .catch(NEUTRAL)

/** Reads the facts of {@link locale} from `site.yml`, which need not be valid. */
export function localeOf(site: unknown): Locale {
  return readable.parse(site)
}
