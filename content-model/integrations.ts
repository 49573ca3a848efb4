import { z } from 'zod'
import { analytics } from './analytics'
import { defineContentType } from './content-type'
import { delivery } from './delivery'
import { editing } from './editing'
import { PAGE_PATHS, THANKS_PATH } from './routes/named-paths'
import { scheduling } from './scheduling'

/** Who receives personal data and editors’ credentials, and where visitors choose a time: `content/integrations.yml`, with Engineering's approval. */
export const integrations = z.strictObject({
  delivery,
  analytics: analytics.optional(),
  scheduling: scheduling.optional(),
  editing: editing.optional(),
})

export const integrationsType = defineContentType({
  name: 'Integrations',
  label: 'the integrations',
  schema: integrations,
  source: { kind: 'file', file: 'integrations.yml' },
  alsoShownOn: [PAGE_PATHS.contact, THANKS_PATH, '/privacy', '/terms'],
})
