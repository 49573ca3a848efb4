import type { Problem } from '../messages/problem'
import { quoted } from '../messages/text-format'
import { fieldLabel, fileSchema, type TextField } from '../parse/schema-path'
import { lineOf, problemAt } from '../parse/source-text'
import { spanOf } from '../parse/yaml-tree'
import type { Entry } from './schema-check'

/** Normalizes text as readers perceive it, ignoring case and line breaks. */
const normalized = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase()

/** Reports texts that must be unique to one page but are on two. Each is reported in the later of the two files. */
export function checkUniqueMetadata(files: readonly { entry: Entry; fields: readonly TextField[] }[]): Problem[] {
  const seen = new Map<string, string>()
  return files.flatMap(({ entry: { source, type }, fields }) =>
    fields.flatMap(({ path, metadata: { unique }, text, node }) => {
      if (unique === undefined || text.trim() === '') return []
      const key = `${unique}\n${normalized(text)}`
      const first = seen.get(key)
      const span = spanOf(node)
      if (first === undefined) {
        seen.set(key, `${source.file}:${lineOf(source, span.start)}`)
        return []
      }
      return [
        problemAt(source, span, {
          field: fieldLabel(fileSchema(type), path),
          message: `${quoted(text)} is also the ${unique} in ${first}`,
          advice: `Give each page its own ${unique}, so that people can tell the pages apart in search results.`,
        }),
      ]
    }),
  )
}
