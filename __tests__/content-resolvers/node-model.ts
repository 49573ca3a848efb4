import type { z } from 'zod'
import type { integrations } from '../../content-model/integrations'
import type { NodeModel } from '../../content-resolvers/node-model'
import { integrationsContent, siteContent } from '../factories/content'

interface Nodes {
  site?: Parameters<typeof siteContent>[0]
  integrations?: Partial<z.input<typeof integrations>>
  /** The other nodes, by type. */
  others?: Readonly<Record<string, readonly object[]>>
}

/** Creates a node with Gatsby's own fields. */
export function nodeOf(type: string, slug: string, fields: object = {}) {
  const internal = { type, contentDigest: '', owner: 'test' }
  return { id: slug, parent: null, children: [], internal, fields: { slug }, ...fields }
}

/** Creates a node model with these nodes, and the settings of the factories. */
export function nodeModelOf({ site, integrations: integrated, others = {} }: Nodes = {}): NodeModel {
  const nodes: Readonly<Record<string, readonly object[]>> = {
    SiteSettings: [nodeOf('SiteSettings', 'site', siteContent(site))],
    Integrations: [nodeOf('Integrations', 'integrations', integrationsContent(integrated))],
    ...others,
  }
  return {
    findOne: ({ type }) => Promise.resolve(nodes[type]?.[0]),
    findAll: ({ type }) => Promise.resolve({ entries: nodes[type] ?? [] }),
    getNodeById: ({ id, type }) => nodes[type ?? 'File']?.find((node) => 'id' in node && node.id === id),
  }
}
