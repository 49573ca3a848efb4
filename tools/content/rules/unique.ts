import type { Problem } from '../messages/problem'
import { fieldLabel, fileSchema, type TextField } from '../parse/schema-path'
import type { Entry } from './schema-check'
import { lineOf, problemAt } from '../parse/source-text'
import { quoted } from '../messages/text-format'
import { spanOf } from '../parse/yaml-tree'

/** A text as readers take it: capitals and breaks make no difference to them. */
const asRead = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase()

/** Texts that only one page may have, and that another one has as well; each is told at the later of the two files. */
export function checkUnique(files: readonly { entry: Entry; fields: readonly TextField[] }[]): Problem[] {
  const seen = new Map<string, string>()
  return files.flatMap(({ entry: { source, type }, fields }) =>
    fields.flatMap(({ path, facts: { unique }, text, node }) => {
      if (unique === undefined || text.trim() === '') return []
      const key = `${unique}\n${asRead(text)}`
      const first = seen.get(key)
      const span = spanOf(node)
      if (first === undefined) {
        seen.set(key, `${source.file}:${lineOf(source, span.start)}`)
        return []
      }
      return [
        problemAt(source, span, {
          field: fieldLabel(fileSchema(type), path),
          message: `${quoted(text)} is the ${unique} in ${first} too`,
          advice: 'Give each page its own, so that people can tell them apart in search results.',
        }),
      ]
    }),
  )
}
