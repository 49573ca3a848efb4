import { z } from 'zod'
import { analytics } from './analytics'
import { defineContentType } from './content-type'
import { delivery } from './delivery'
import { editing } from './editing'
import { PAGE_PATHS } from './routes/named-paths'

/** Who receives personal data and editors’ credentials: `content/integrations.yml`, with Engineering's approval. */
export const integrations = z.strictObject({
  delivery,
  analytics: analytics.optional(),
  editing: editing.optional(),
})

export const integrationsType = defineContentType({
  name: 'Integrations',
  label: 'the integrations',
  schema: integrations,
  source: { kind: 'file', file: 'integrations.yml' },
  alsoShownOn: [PAGE_PATHS.contact, '/privacy', '/terms'],
})
