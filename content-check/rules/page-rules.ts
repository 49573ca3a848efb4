import { z } from 'zod'
import { integrations } from '../../content-model/integrations'
import { CONTENT_TYPES } from '../../content-model/registry'
import { missingField } from '../messages/field-messages'
import type { Problem } from '../messages/problem'
import { quoted } from '../messages/text-format'
import type { ReadFile } from '../parse/content-index'
import { fileSchema, schemaAt, type TextField } from '../parse/schema-path'
import { lineOf } from '../parse/source-text'
import { nodeAt, spanOf } from '../parse/yaml-tree'
import { type Entry, fieldProblem, type KnownTargets } from './entry'

/** Reports missing text for a section that a page needs because there are entries to show in it. */
export function checkSectionTexts(entry: Entry, { names }: KnownTargets): Problem[] {
  return CONTENT_TYPES.flatMap((type) => {
    const { sectionOn } = type
    if (sectionOn?.type !== entry.type || (names(type)?.size ?? 0) === 0) return []
    const path = [sectionOn.texts]
    if (nodeAt(entry.root, path).key !== undefined) return []
    return fieldProblem(entry, path, missingField(sectionOn.texts, schemaAt(fileSchema(entry.type), path)))
  })
}

/** Reports text that must be unique but is on two pages. It is reported in the later of the two files. */
export function checkUniqueMetadata(files: readonly { entry: Entry; fields: readonly TextField[] }[]): Problem[] {
  const seen = new Map<string, string>()
  return files.flatMap(({ entry, fields }) =>
    fields.flatMap(({ path, metadata: { unique }, text, node }) => {
      if (unique === undefined || text.trim() === '') return []
      // Readers do not notice a difference in capitals or line breaks.
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

const PRIVACY_PAGE = 'pages/privacy.yml'

/** A legal page that says what is measured. */
const disclosing = z.object({ sections: z.array(z.unknown()).refine((sections) => sections.some(saysWhat)) })

const saysWhat = (section: unknown) => z.object({ analytics: z.object({}) }).safeParse(section).success

/**
 * Reports analytics that the privacy page does not disclose, or whose privacy page is switched off.
 *
 * @param files the files of the site, without those that are switched off
 */
export function checkAnalytics(files: readonly ReadFile[]): Problem[] {
  const settings = files.find(({ type }) => type.name === 'Integrations')?.entry
  const privacy = files.find(({ path }) => path === PRIVACY_PAGE)
  if (!settings || integrations.safeParse(settings.value).data?.analytics === undefined) return []
  // A page that cannot be read has already been reported.
  if (privacy && (!privacy.entry || disclosing.safeParse(privacy.entry.value).success)) return []
  return [
    fieldProblem(settings, ['analytics'], {
      span: spanOf(nodeAt(settings.root, ['analytics']).key),
      message: 'is on, but no privacy page discloses it',
      advice: `${privacy ? '' : 'Switch the privacy page on under “show”. '}Add “analytics:” to a section of content/${PRIVACY_PAGE}; docs/content.md lists its fields.`,
    }),
  ]
}
