import type { Problem } from '../messages/problem'
import { didYouMean, joinWithAnd, quoted } from '../messages/text-format'
import { fieldLabel, fileSchema, metadataOf, schemaAt, type TextField } from '../parse/schema-path'
import { problemAt } from '../parse/source-text'
import { spanOf } from '../parse/yaml-tree'
import type { Entry } from './schema-check'

/** A placeholder in a text, such as `{year}`, that the site fills in. */
const PLACEHOLDER = /\{[^{}\s]*\}/g

/** The name of a placeholder. In a field without any of its own, other texts in braces may be meant as they are. */
const NAME = /^\{[a-z]+\}$/i

const placeholdersIn = (text: string) => [...text.matchAll(PLACEHOLDER)].map(([placeholder]) => placeholder)

/** Placeholders that the site does not fill in, so that visitors would see them. A field's hint names the ones it supports. */
export function checkInterpolation({ source, type }: Entry, fields: readonly TextField[]): Problem[] {
  const schema = fileSchema(type)
  return fields.flatMap(({ text, node, path }) => {
    const own = placeholdersIn(metadataOf(schemaAt(schema, path)).hint ?? '')
    // The hint of a group names what all its texts support.
    const known = path.flatMap((_, index) =>
      placeholdersIn(metadataOf(schemaAt(schema, path.slice(0, index + 1))).hint ?? ''),
    )
    const unknown = placeholdersIn(text).find(
      (placeholder) => !known.includes(placeholder) && (own.length > 0 || NAME.test(placeholder)),
    )
    if (unknown === undefined) return []
    return [
      problemAt(source, spanOf(node), {
        field: fieldLabel(schema, path),
        message: `the site does not fill in ${quoted(unknown)}`,
        advice:
          known.length === 0
            ? 'It fills in nothing here. Remove the braces and the name in them.'
            : didYouMean(
                unknown,
                known,
                `Here, the site fills in only ${joinWithAnd(known.map(quoted))}; remove anything else in braces.`,
              ),
      }),
    ]
  })
}
