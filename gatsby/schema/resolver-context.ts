import { z } from 'zod'
import { integrations } from '../../src/content-model/integrations'

/** The part of the context of Gatsby's resolvers that reads other nodes. */
export interface ResolverContext {
  nodeModel: { findOne: (args: { type: string; query: object }) => Promise<unknown> }
}

/** Returns the node of `content/site.yml`. Gatsby resolves a field again when it changes. */
export function readSite({ nodeModel }: ResolverContext): Promise<unknown> {
  return nodeModel.findOne({ type: 'SiteSettings', query: {} })
}

/** The node of the integrations, which also has Gatsby's own fields. */
const integrationsNode = z.object(integrations.shape)

/** Returns what `content/integrations.yml` says. Gatsby resolves a field again when it changes. */
export async function readIntegrations({ nodeModel }: ResolverContext): Promise<z.output<typeof integrationsNode>> {
  return integrationsNode.parse(await nodeModel.findOne({ type: 'Integrations', query: {} }))
}
