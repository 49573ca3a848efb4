import { fixedPaths } from '../../content-model/routes/entry-paths'
import { UNKNOWN_COUNTRY } from '../../content-model/locale'
import { globalNumber } from '../../content-model/locale/phone-number'
import { CONTENT_TYPES } from '../../content-model/registry'
import { reservedPart } from '../../content-model/routes/reserved-paths'
import { serviceType } from '../../content-model/service'
import { didYouMean, joinWithAnd, quoted } from '../messages/text-format'
import { fileSchema, metadataOf, schemaAt, type TextField } from '../parse/schema-path'
import { isFreeText } from './characters'
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

/** Markup and garbled text that visitors would see as is: the pattern, what is wrong, and what to do. */
const NOT_TEXT: readonly [pattern: RegExp, reason: string, advice: string][] = [
  [/&nbsp;|<br\s?\/?>/i, 'which is HTML for a space', 'Type a space instead.'],
  [/&(?:shy|zwn?j);/i, 'which is HTML code', 'Delete it.'],
  // The character references that HTML editors write.
  [
    /&(?:amp|lt|gt|quot|apos|[mn]dash|hellip|bull|middot|copy|reg|trade|euro|pound|cent|sect|deg|times|frac\d\d|sup[123]|szlig|[lr][ads]quo|[bs]dquo|sbquo|(?:[a-z]|ae|oe)(?:acute|grave|circ|uml|tilde|cedil|ring|slash|lig|caron|breve)|#\d{2,6}|#x[\da-f]{2,5});/i,
    'which is HTML code for a character',
    'Type that character instead.',
  ],
  [
    /<\/?(?:a|abbr|b|big|blockquote|center|code|div|em|font|h[1-6]|hr|i|img|li|mark|ol|p|pre|s|script|small|span|strike|strong|style|su[bp]|table|t[bdhr]|u|ul)(?:\s[^<>=]+=[^<>]*|\s?\/)?>/i,
    'but HTML does not work here',
    'Delete it.',
  ],
  // Not two footnote marks, each of which follows a word, an amount, or a parenthesis.
  [
    /(?<![\p{L}\p{N}\p{Sc}%)*])\*\*(?=[^\s*])[^*]*[^\s*]\*\*(?![\p{L}\p{N}*])/u,
    'but bold text is not supported',
    'Delete the asterisks.',
  ],
  [
    /\[[^[\]]+\]\((?:https?:|mailto:|tel:|[/#])[^()\s]*\)/,
    'but links are not supported in text',
    'Keep only the words in brackets, without the brackets.',
  ],
  // UTF-8 that was read as Windows-1252: letters of two bytes, and punctuation. Words in capitals may end with “Ã” or “Â”.
  [
    /(?<!\p{Lu}\p{Lu})Ã[\u00A0-\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|(?<!\p{Lu}\p{Lu})Â[\u00A1-\u00BF]|[ÄÅÈ][\u00A2\u00A3‚ƒ„…†‡ˆ‰Š‹ŒŽ™š›œžŸ]|â€./u,
    'which is garbled (wrong encoding)',
    'Type the word again.',
  ],
]

/** Warns about HTML, about bold text and links in Markdown, and about text with a wrong encoding. */
export function notText({ text, path }: TextField, { type }: Entry): FieldFinding | undefined {
  if (!isFreeText(schemaAt(fileSchema(type), path))) return undefined
  return NOT_TEXT.flatMap(([pattern, reason, advice]): FieldFinding[] => {
    const [found] = pattern.exec(text) ?? []
    return found === undefined ? [] : [{ message: `contains ${quoted(found)}, ${reason}`, advice, severity: 'warning' }]
  })[0]
}
