import { fixedPaths } from '../../content-model/routes/entry-paths'
import { UNKNOWN_COUNTRY } from '../../content-model/locale'
import { globalNumber } from '../../content-model/locale/phone-number'
import { CONTENT_TYPES } from '../../content-model/registry'
import { reservedPart } from '../../content-model/routes/reserved-paths'
import { serviceType } from '../../content-model/service'
import { didYouMean, joinWithAnd, quoted } from '../messages/text-format'
import { fileSchema, metadataOf, schemaAt, type TextField } from '../parse/schema-path'
import type { Entry, FieldFinding, KnownTargets } from './entry'

/** Reports a phone number that cannot exist in the site's country. Visitors who press it would reach nobody. */
export function wrongPhoneNumber(
  { metadata, text }: TextField,
  _entry: Entry,
  { locale: { country } }: KnownTargets,
): FieldFinding | undefined {
  if (!metadata.phone || country === UNKNOWN_COUNTRY || globalNumber(text, country) !== undefined) return undefined
  return {
    message: 'is not a valid phone number',
    advice: 'Write it as dialed in the site’s country, or with a country code, such as “+44 20 7946 0142”.',
  }
}

/**
 * Matches a name in braces, such as `{year}`, which the site fills in, with all of its braces and what other programs write
 * before them. The lookbehind keeps the pattern linear: it tries each run of braces once.
 */
export const PLACEHOLDERS = /[$%]?(?<!\{)\{+\s*[a-z][\w-]*\s*\}+/gi

/** A placeholder that the site does not replace, so visitors would see it. Hints name those it supports. */
export function unknownPlaceholder({ path, text }: TextField, { type }: Entry): FieldFinding | undefined {
  // The hint of a group applies to all of its fields.
  const known = path.flatMap((_, index) => {
    const { hint = '' } = metadataOf(schemaAt(fileSchema(type), path.slice(0, index + 1)))
    return hint.match(PLACEHOLDERS) ?? []
  })
  const unknown = text.match(PLACEHOLDERS)?.find((placeholder) => !known.includes(placeholder))
  if (unknown === undefined) return undefined
  const otherwise =
    known.length === 0
      ? 'Remove the braces and the name in them.'
      : `This field supports only ${joinWithAnd(known.map(quoted))}. Remove anything else in braces.`
  return { message: `${quoted(unknown)} is not a placeholder here`, advice: didYouMean(unknown, known, otherwise) }
}

/** A service prefix in `content/site.yml` that has another use. */
export function takenPrefix({ path: [field], text }: TextField, { type }: Entry): FieldFinding | undefined {
  if (type.name !== 'SiteSettings' || field !== 'servicePrefixes') return undefined
  const folder = `/${text}`
  // The prefix may be the path of the overview, such as /services, because services are pages below it.
  const pages = CONTENT_TYPES.filter((other) => other !== serviceType.page?.parent).flatMap((other) =>
    fixedPaths(other, { prefixes: [], off: new Set() }),
  )
  if (reservedPart(folder) === undefined && !pages.includes(folder)) return undefined
  return {
    message: `${quoted(folder)} is already used by other pages`,
    advice: 'Choose another prefix, such as “services”.',
  }
}
