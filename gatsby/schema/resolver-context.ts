import { z } from 'zod'
import { integrations } from '../../content-model/integrations'
import { site } from '../../content-model/site'

/**
 * The part of Gatsby's node model that resolvers use. Gatsby resolves a field again when a node that it read changes.
 */
export interface NodeModel {
  findOne: (args: { type: string; query: object }) => Promise<unknown>
  findAll: (args: { type: string; query: object }) => Promise<{ entries: Iterable<unknown> }>
  getNodeById: (args: { id: string; type?: string }) => unknown
}

/** A field that a query asks for. */
export interface Field {
  name: string
  /** The entry or group that contains the field, and the field's value in its YAML. */
  source: Readonly<Record<string, unknown>>
  value: unknown
  nodeModel: NodeModel
}

/** Nodes have Gatsby's own fields in addition to those of the content model. */
const siteNode = z.object(site.shape)
const integrationsNode = z.object(integrations.shape)

/** Returns the content of `content/site.yml`. */
export async function readSite(nodeModel: NodeModel): Promise<z.output<typeof siteNode>> {
  return siteNode.parse(await nodeModel.findOne({ type: 'SiteSettings', query: {} }))
}

/** Returns the content of `content/integrations.yml`. */
export async function readIntegrations(nodeModel: NodeModel): Promise<z.output<typeof integrationsNode>> {
  return integrationsNode.parse(await nodeModel.findOne({ type: 'Integrations', query: {} }))
}
