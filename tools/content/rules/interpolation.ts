import type { Problem } from '../messages/problem'
import { factsOf, fieldLabel, fileSchema, schemaAt, type TextField } from '../parse/schema-path'
import type { Entry } from './schema-check'
import { problemAt } from '../parse/source-text'
import { allOf, didYouMean, quoted } from '../messages/text-format'
import { spanOf } from '../parse/yaml-tree'

/** A blank in a text, such as `{year}`, that the site fills in. */
const BLANK = /\{[^{}\s]*\}/g

const blanksIn = (text: string) => [...text.matchAll(BLANK)].map(([blank]) => blank)

/** Blanks that nothing fills in, so that visitors would see them; a field's hint names those that it has. */
export function checkBlanks({ source, type }: Entry, fields: readonly TextField[]): Problem[] {
  const schema = fileSchema(type)
  return fields.flatMap(({ text, node, path }) => {
    const known = blanksIn(factsOf(schemaAt(schema, path)).hint ?? '')
    const unknown = known.length > 0 ? blanksIn(text).find((blank) => !known.includes(blank)) : undefined
    if (unknown === undefined) return []
    return [
      problemAt(source, spanOf(node), {
        field: fieldLabel(schema, path),
        message: `nothing is filled in for ${quoted(unknown)}`,
        advice: didYouMean(
          unknown,
          known,
          `The site fills in ${allOf(known.map(quoted))} here; take anything else out.`,
        ),
      }),
    ]
  })
}
