import type { z } from 'zod'
import { analyticsPrivacyText } from '../../content-model/analytics'
import { deliverySetup } from '../../content-model/delivery'
import { integrations } from '../../content-model/integrations'
import type { Problem } from '../messages/problem'
import type { ReadFile } from '../parse/content-index'
import { fieldsOf, fileSchema, metadataOf, requiredFields, schemaAt } from '../parse/schema-path'
import { nodeAt, spanOf } from '../parse/yaml-tree'
import { type Entry, fieldProblem } from './entry'

const PRIVACY_PAGE = 'text-pages/privacy.yml'

/** Reports groups of texts that have none for a configured provider, and a privacy page that does not mention analytics. */
export function checkProviderTexts(files: readonly ReadFile[]): Problem[] {
  const settings = files.find(({ type }) => type.name === 'Integrations')?.entry
  const chosen = integrations.safeParse(settings?.value).data
  if (!settings || !chosen) return []
  return [
    ...(chosen.analytics ? undisclosedAnalytics(settings, files) : []),
    ...files.flatMap((file) => missingTexts(file, chosen)),
  ]
}

function undisclosedAnalytics(settings: Entry, files: readonly ReadFile[]): Problem[] {
  const privacy = files.find(({ path }) => path === PRIVACY_PAGE)
  // A page that cannot be read has already been reported.
  if (privacy && (!privacy.entry || privacy.fields.some(({ path }) => path.at(-2) === 'analytics'))) return []
  return [
    fieldProblem(settings, ['analytics'], {
      span: spanOf(nodeAt(settings.root, ['analytics']).key),
      message: 'is on, but no privacy page discloses it',
      advice: `Add “analytics:” to a section of content/${PRIVACY_PAGE}; docs/content.md lists its fields.`,
    }),
  ]
}

/** The per-provider text groups in a file that lack the configured provider. */
function missingTexts(file: ReadFile, { delivery, analytics }: z.output<typeof integrations>): Problem[] {
  const { entry, fields } = file
  if (!entry) return []
  return fields.flatMap(({ path }) => {
    const group = path.slice(0, -1)
    const schema = schemaAt(fileSchema(entry.type), group)
    const { textPer } = metadataOf(schema)
    // The group is reported once, at its only required text: that for a site without a provider.
    if (!textPer || path.at(-1) !== requiredFields(schema)[0]) return []
    const isDelivery = textPer === 'delivery'
    const provider = isDelivery ? delivery.provider : (analytics?.provider ?? '')
    const text = isDelivery ? deliverySetup(provider)?.privacyText : analyticsPrivacyText(provider)
    if (!text || !fieldsOf(schema).has(provider) || nodeAt(entry.root, [...group, provider]).key) return []
    const example = file.path === PRIVACY_PAGE ? ` It could say: “${text}”` : ''
    return fieldProblem(entry, [...group, provider], {
      span: spanOf(nodeAt(entry.root, group).key),
      message: 'is missing, but content/integrations.yml names it',
      advice: `Add a line “${provider}: …”.${example}`,
    })
  })
}
