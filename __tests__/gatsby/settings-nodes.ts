import type { z } from 'zod'
import type { ResolverContext } from '../../gatsby/schema/resolver-context'
import type { integrations } from '../../src/content-model/integrations'
import { integrationsContent, siteContent } from '../factories/content'

/** Creates a resolver context for a build with the settings of the factories. The nodes have Gatsby's own fields. */
export function settingsContext(changes?: Partial<z.input<typeof integrations>>): ResolverContext {
  const nodes = new Map<string, object>([
    ['SiteSettings', { id: 'site', ...siteContent() }],
    ['Integrations', { id: 'integrations', ...integrationsContent(changes) }],
  ])
  return { nodeModel: { findOne: ({ type }) => Promise.resolve(nodes.get(type)) } }
}
