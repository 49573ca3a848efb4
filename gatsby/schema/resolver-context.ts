import { z } from 'zod'
import { integrations } from '../../content-model/integrations'
import { site } from '../../content-model/site'

/** What is used of Gatsby's node model, which resolves a field again when a node that it read changes. */
export interface NodeModel {
  findOne: (args: { type: string; query: object }) => Promise<unknown>
  findAll: (args: { type: string; query: object }) => Promise<{ entries: Iterable<unknown> }>
  getNodeById: (args: { id: string; type?: string }) => unknown
}

/** A queried field, its value in the YAML, and the entry or group with it. */
export interface Field {
  name: string
  source: Readonly<Record<string, unknown>>
  value: unknown
  nodeModel: NodeModel
}

/** Nodes have Gatsby's own fields in addition to those of the content model. */
const siteNode = z.object(site.shape)
const integrationsNode = z.object(integrations.shape)

export async function readSite(nodeModel: NodeModel): Promise<z.output<typeof siteNode>> {
  return siteNode.parse(await nodeModel.findOne({ type: 'SiteSettings', query: {} }))
}

export async function readIntegrations(nodeModel: NodeModel): Promise<z.output<typeof integrationsNode>> {
  return integrationsNode.parse(await nodeModel.findOne({ type: 'Integrations', query: {} }))
}
