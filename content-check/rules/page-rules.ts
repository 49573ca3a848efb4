import { CONTENT_TYPES } from '../../content-model/registry'
import { missingField } from '../messages/field-messages'
import type { Problem } from '../messages/problem'
import { quoted } from '../messages/text-format'
import { fileSchema, schemaAt, type TextField } from '../parse/schema-path'
import { lineOf } from '../parse/source-text'
import { nodeAt, spanOf } from '../parse/yaml-tree'
import { type Entry, fieldProblem, type KnownTargets } from './entry'

/** Reports missing text for a section that a page needs for existing entries. */
export function checkSectionTexts(entry: Entry, { names }: KnownTargets): Problem[] {
  return CONTENT_TYPES.flatMap((type) => {
    const { sectionOn } = type
    if (sectionOn?.type !== entry.type || (names(type)?.size ?? 0) === 0) return []
    const path = [sectionOn.texts]
    if (nodeAt(entry.root, path).key !== undefined) return []
    return fieldProblem(entry, path, missingField(sectionOn.texts, schemaAt(fileSchema(entry.type), path)))
  })
}

/** Reports text that must be unique but is on two pages, in the later file. */
export function checkUniqueMetadata(files: readonly { entry: Entry; fields: readonly TextField[] }[]): Problem[] {
  const seen = new Map<string, string>()
  return files.flatMap(({ entry, fields }) =>
    fields.flatMap(({ path, metadata: { unique }, text, node }) => {
      if (unique === undefined || text.trim() === '') return []
      // Readers would not notice a difference only in capitals or line breaks.
      const key = `${unique}\n${text.replace(/\s+/g, ' ').trim().toLowerCase()}`
      const first = seen.get(key)
      seen.set(key, first ?? `${entry.source.file}:${lineOf(entry.source, spanOf(node).start)}`)
      if (first === undefined) return []
      return fieldProblem(entry, path, {
        message: `${quoted(text)} is also the ${unique} in ${first}`,
        advice: `Give each page its own ${unique}, so that people can tell them apart in search results.`,
      })
    }),
  )
}
