import { z } from 'zod'
import { integrations } from '../../../src/content-model/integrations'
import type { Problem } from '../messages/problem'
import type { ReadFile } from '../parse/content-index'
import { nodeAt, spanOf } from '../parse/yaml-tree'
import { fieldProblem } from './entry'

const FIELD = 'analytics'
const PRIVACY_PAGE = 'pages/privacy.yml'

/** A legal page that says what is measured. */
const disclosing = z.object({
  sections: z.array(z.unknown()).refine((sections) => sections.some((section) => saysWhat.safeParse(section).success)),
})
const saysWhat = z.object({ [FIELD]: z.unknown().refine((texts) => texts !== undefined && texts !== null) })

/**
 * Reports that visits are measured although the privacy page does not say so, or is switched off.
 *
 * @param files the files of the site, without those that are switched off
 */
export function checkAnalytics(files: readonly Pick<ReadFile, 'path' | 'type' | 'entry'>[]): Problem[] {
  const settings = files.find(({ type }) => type.name === 'Integrations')?.entry
  const privacy = files.find(({ path }) => path === PRIVACY_PAGE)
  if (!settings || integrations.safeParse(settings.value).data?.analytics === undefined) return []
  // A page that cannot be read has already been reported.
  if (privacy && (!privacy.entry || disclosing.safeParse(privacy.entry.value).success)) return []
  return [
    fieldProblem(settings, [FIELD], {
      span: spanOf(nodeAt(settings.root, [FIELD]).key),
      message: privacy
        ? 'is on, but the privacy page does not say what is measured'
        : 'is on, but there is no privacy page that says what is measured',
      advice: `${privacy ? '' : 'Switch the privacy page on under “show”. '}Add “${FIELD}:” to a section of content/${PRIVACY_PAGE}; docs/content.md lists its fields.`,
    }),
  ]
}
