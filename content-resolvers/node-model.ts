import { z } from 'zod'
import { integrations } from '../content-model/integrations'
import { site } from '../content-model/site'

/** A filter as in queries: fields of any depth, and for each an operator with its operand, such as `{ slug: { in: [] } }`. */
export interface Filter {
  readonly [key: string]: Filter | Operand | readonly Operand[]
}
export type Operand = string | number | boolean | null

/** One field of a sort as in queries, such as `{ fields: { slug: 'ASC' } }`. */
export interface Sort {
  readonly [field: string]: Sort | 'ASC' | 'DESC'
}

export interface NodeQuery {
  readonly filter?: Filter | null
  readonly sort?: readonly Sort[] | null
}

/**
 * Where resolvers find the entries of the content. A build has Gatsby's, which resolves a field again when a node that it
 * read changes; the editor's preview has one of the content in memory.
 */
export interface NodeModel {
  findOne: (args: { type: string; query: NodeQuery }) => Promise<unknown>
  findAll: (args: { type: string; query: NodeQuery }) => Promise<{ entries: Iterable<unknown> }>
  getNodeById: (args: { id: string; type?: string }) => unknown
}

/** A queried field, its value in the YAML, and the entry or group with it. */
export interface Field {
  name: string
  source: Readonly<Record<string, unknown>>
  value: unknown
  nodeModel: NodeModel
}

/** The resolvers of fields, by the name of the directive that a field has in the schema. */
export type FieldResolvers = Readonly<Record<string, (field: Field) => unknown>>

/**
 * Returns a function that parses a node once, because dozens of fields of a page need the same one. While an editor is typing,
 * a value may not be valid yet; until it is, the node counts as it was last.
 */
function parserOf<Schema extends z.ZodType>(schema: Schema): (node: unknown) => z.output<Schema> {
  const parsed = new WeakMap<object, z.output<Schema>>()
  let latest: z.output<Schema> | undefined
  return (node) => {
    const known = typeof node === 'object' && node !== null ? node : {}
    const value = parsed.get(known) ?? schema.safeParse(node).data ?? latest ?? schema.parse(node)
    parsed.set(known, value)
    latest = value
    return value
  }
}

// Nodes have Gatsby's own fields in addition to those of the content model.
const parseSite = parserOf(z.object(site.shape))
const parseIntegrations = parserOf(z.object(integrations.shape))

export async function readSite(nodeModel: NodeModel): Promise<ReturnType<typeof parseSite>> {
  return parseSite(await nodeModel.findOne({ type: 'SiteSettings', query: {} }))
}

export async function readIntegrations(nodeModel: NodeModel): Promise<ReturnType<typeof parseIntegrations>> {
  return parseIntegrations(await nodeModel.findOne({ type: 'Integrations', query: {} }))
}
