import { z } from 'zod'
import { integrations } from '../../content-model/integrations'
import { site } from '../../content-model/site'

/** The part of Gatsby's node model that resolvers use. Gatsby resolves a field again when a node changes that it has read. */
export interface NodeModel {
  findOne: (args: { type: string; query: object }) => Promise<unknown>
  findAll: (args: { type: string; query: object }) => Promise<{ entries: Iterable<unknown> }>
  getNodeById: (args: { id: string; type?: string }) => unknown
}

/** A field that a query asks for. */
export interface Field {
  name: string
  /** The entry or the group of fields that the field is in, and what its YAML says in the field. */
  source: Readonly<Record<string, unknown>>
  value: unknown
  nodeModel: NodeModel
}

/** Nodes have Gatsby's own fields in addition to those of the content model. */
const siteNode = z.object(site.shape)
const integrationsNode = z.object(integrations.shape)

/** Returns what `content/site.yml` says. */
export async function readSite(nodeModel: NodeModel): Promise<z.output<typeof siteNode>> {
  return siteNode.parse(await nodeModel.findOne({ type: 'SiteSettings', query: {} }))
}

/** Returns what `content/integrations.yml` says. */
export async function readIntegrations(nodeModel: NodeModel): Promise<z.output<typeof integrationsNode>> {
  return integrationsNode.parse(await nodeModel.findOne({ type: 'Integrations', query: {} }))
}
