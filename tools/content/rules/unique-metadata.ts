import type { Problem } from '../messages/problem'
import { quoted } from '../messages/text-format'
import type { TextField } from '../parse/schema-path'
import { lineOf } from '../parse/source-text'
import { spanOf } from '../parse/yaml-tree'
import { type Entry, fieldProblem } from './entry'

/** Normalizes text as readers perceive it, ignoring case and line breaks. */
const normalized = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase()

/** Reports texts that must be unique to one page but are on two. Each is reported in the later of the two files. */
export function checkUniqueMetadata(files: readonly { entry: Entry; fields: readonly TextField[] }[]): Problem[] {
  const seen = new Map<string, string>()
  return files.flatMap(({ entry, fields }) =>
    fields.flatMap(({ path, metadata: { unique }, text, node }) => {
      if (unique === undefined || text.trim() === '') return []
      const key = `${unique}\n${normalized(text)}`
      const first = seen.get(key)
      seen.set(key, first ?? `${entry.source.file}:${lineOf(entry.source, spanOf(node).start)}`)
      if (first === undefined) return []
      return fieldProblem(entry, path, {
        message: `${quoted(text)} is also the ${unique} in ${first}`,
        advice: `Give each page its own ${unique}, so that people can tell the pages apart in search results.`,
      })
    }),
  )
}
