import { didYouMean, joinWithAnd, quoted } from '../messages/text-format'
import { fileSchema, metadataOf, schemaAt, type TextField } from '../parse/schema-path'
import type { Entry, FieldFinding } from './entry'

/** A placeholder in a text, such as `{year}`, that the site fills in. */
const PLACEHOLDER = /\{[^{}\s]*\}/g

/** The name of a placeholder. In a field without any of its own, other texts in braces may be meant as they are. */
const NAME = /^\{[a-z]+\}$/i

const placeholdersIn = (text: string) => [...text.matchAll(PLACEHOLDER)].map(([placeholder]) => placeholder)

/** A placeholder that the site does not fill in, so that visitors would see it. A field's hint names the ones it supports. */
export function unknownPlaceholder({ path, text }: TextField, { type }: Entry): FieldFinding | undefined {
  // The hint of a group names what all its texts support.
  const supported = path.map((_, index) =>
    placeholdersIn(metadataOf(schemaAt(fileSchema(type), path.slice(0, index + 1))).hint ?? ''),
  )
  const known = supported.flat()
  const hasOwn = (supported.at(-1) ?? []).length > 0
  const unknown = placeholdersIn(text).find(
    (placeholder) => !known.includes(placeholder) && (hasOwn || NAME.test(placeholder)),
  )
  if (unknown === undefined) return undefined
  const otherwise = `Here, the site fills in only ${joinWithAnd(known.map(quoted))}; remove anything else in braces.`
  return {
    message: `the site does not fill in ${quoted(unknown)}`,
    advice:
      known.length === 0
        ? 'It fills in nothing here. Remove the braces and the name in them.'
        : didYouMean(unknown, known, otherwise),
  }
}
