import type { z } from 'zod'
import { analyticsPrivacyText } from '../../content-model/analytics'
import { deliverySetup } from '../../content-model/delivery'
import { integrations, integrationsType } from '../../content-model/integrations'
import { schedulingPrivacyText } from '../../content-model/scheduling'
import { textPageType } from '../../content-model/text-page'
import type { Problem } from '../messages/problem'
import type { ReadFile } from '../parse/content-index'
import { fieldsOf, fileSchema, metadataOf, schemaAt } from '../parse/schema-path'
import { nodeAt, spanOf } from '../parse/yaml-tree'
import { type Entry, fieldProblem } from './entry'

/** The privacy page of a new site. A firm may call it something else. */
const PRIVACY_PAGE = 'text-pages/privacy.yml'

/** What a privacy policy could say about a provider. */
const PRIVACY_TEXTS = {
  delivery: (provider: string) => deliverySetup(provider)?.privacyText,
  analytics: analyticsPrivacyText,
  scheduling: schedulingPrivacyText,
}

/** Reports groups of texts that have none for a configured provider, and analytics and calendars that no text page mentions. */
export function checkProviderTexts(files: readonly ReadFile[]): Problem[] {
  const settings = files.find(({ type }) => type === integrationsType)?.entry
  const chosen = integrations.safeParse(settings?.value).data
  if (!settings || !chosen) return []
  return [
    ...(['analytics', 'scheduling'] as const).flatMap((name) =>
      chosen[name] ? undisclosed(name, settings, files) : [],
    ),
    ...files.flatMap((file) => missingTexts(file, chosen)),
  ]
}

function undisclosed(name: string, settings: Entry, files: readonly ReadFile[]): Problem[] {
  const pages = files.filter(({ type }) => type === textPageType)
  // A page that cannot be read has already been reported.
  if (pages.some(({ entry, fields }) => !entry || fields.some(({ path }) => path.at(-2) === name))) return []
  return [
    fieldProblem(settings, [name], {
      span: spanOf(nodeAt(settings.root, [name]).key),
      message: 'is on, but no privacy page discloses it',
      advice: `Add “${name}:” to a section of your privacy page, such as content/${PRIVACY_PAGE}; docs/content.md lists its fields.`,
    }),
  ]
}

/** The per-provider text groups in a file that lack the configured provider. */
function missingTexts(file: ReadFile, chosen: z.output<typeof integrations>): Problem[] {
  const { entry, fields } = file
  if (!entry) return []
  const reported = new Set<string>()
  return fields.flatMap(({ path }) => {
    const group = path.slice(0, -1)
    const schema = schemaAt(fileSchema(entry.type), group)
    const { textPer } = metadataOf(schema)
    // A group is reported once, at its first text.
    if (!textPer || reported.has(String(group))) return []
    reported.add(String(group))
    const provider = chosen[textPer]?.provider ?? ''
    const text = PRIVACY_TEXTS[textPer](provider)
    if (!text || !fieldsOf(schema).has(provider) || nodeAt(entry.root, [...group, provider]).key) return []
    const example = file.type === textPageType ? ` It could say: “${text}”` : ''
    return fieldProblem(entry, [...group, provider], {
      span: spanOf(nodeAt(entry.root, group).key),
      message: 'is missing, but content/integrations.yml names it',
      advice: `Add a line “${provider}: …”.${example}`,
    })
  })
}
