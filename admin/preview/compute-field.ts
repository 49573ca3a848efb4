import { type DirectiveNode, getNamedType, type GraphQLField, Kind } from 'gatsby/graphql'
import { isGroup } from '../../content-check/write/former-items'
import { contentType } from '../../content-resolvers/entries'
import { FIELD_RESOLVERS } from '../../content-resolvers/field-resolvers'
import type { Filter, NodeModel, NodeQuery } from '../../content-resolvers/node-model'
import { ROOT_FIELDS } from '../../content-resolvers/root-fields'
import { type MemoryNodeModel, UnsupportedQuery } from './memory-node-model'

export interface Arguments extends NodeQuery {
  id: string
  skip?: number | null
  limit?: number | null
}

/** The value of a field that only a build computes. */
export const ONLY_BUILT = Symbol('only built')

/** A list of nodes as a root field returns it. */
class NodeList {
  readonly edges: readonly object[]
  constructor(
    readonly nodes: readonly object[],
    readonly totalCount: number,
  ) {
    this.edges = nodes.map((node, index) => ({ node, next: nodes[index + 1], previous: nodes[index - 1] }))
  }
}

/** The text of a directive's argument. */
function argumentOf({ arguments: all = [] }: DirectiveNode, wanted: string): string {
  const value = all.find(({ name }) => name.value === wanted)?.value
  return value?.kind === Kind.STRING ? value.value : ''
}

/**
 * Gatsby's directive `@link`: the entries that a field names. A list leaves out those that do not exist, such as the one
 * that an editor is about to choose.
 *
 * @param by the field of an entry by which it is named, such as `fields.slug`
 */
async function linked(value: unknown, by: string, type: string, nodeModel: NodeModel): Promise<unknown> {
  const find = async (name: unknown) => {
    if (typeof name !== 'string') return null
    const filter = by.split('.').reduceRight<Filter>((inner, key) => ({ [key]: inner }), { eq: name })
    return nodeModel.findOne({ type, query: { filter } })
  }
  if (!Array.isArray(value)) return find(value)
  return (await Promise.all(value.map(find))).filter((entry) => entry !== null)
}

/**
 * Computes a field of a node, or of a group in one, from the content alone: by the resolver that its first directive names,
 * and without a directive from the property of its name. {@link ONLY_BUILT} if the resolver is not among those.
 */
export async function computeField(
  source: unknown,
  { name, type, astNode }: GraphQLField<unknown, unknown>,
  nodeModel: NodeModel,
): Promise<unknown> {
  if (source instanceof NodeList && !(name in source))
    throw new UnsupportedQuery(`The preview cannot compute ${name} of a list, which the query of this page selects.`)
  if (!isGroup(source)) return undefined
  const value = source[name]
  const directive = astNode?.directives?.[0]
  if (!directive) return value ?? null
  switch (directive.name.value) {
    case 'link':
      return linked(value, argumentOf(directive, 'by'), getNamedType(type).name, nodeModel)
    case 'proxy':
      return argumentOf(directive, 'from')
        .split('.')
        .reduce<unknown>((group, key) => (isGroup(group) ? group[key] : undefined), source)
    default: {
      const resolve = FIELD_RESOLVERS[directive.name.value]
      return resolve ? ((await resolve({ name, source, value, nodeModel })) ?? null) : ONLY_BUILT
    }
  }
}

/**
 * Computes a root field: an entry, or a list of entries. {@link ONLY_BUILT} for what is not content.
 *
 * @param edited the ID of the node that is being edited; a list with a limit shows it in any case
 */
export async function computeRootField(
  { name, type }: GraphQLField<unknown, unknown>,
  args: Arguments,
  nodeModel: MemoryNodeModel,
  edited: string | undefined,
): Promise<unknown> {
  const root = ROOT_FIELDS[name]
  if (root) return root.resolve(undefined, args, { nodeModel })
  // Gatsby's other root fields that can be sorted are lists, and their types are named after those of their nodes.
  const nodeType = getNamedType(type).name.replace(/Connection$/, '')
  if (!contentType(nodeType)) return ONLY_BUILT
  const { filter, sort, skip, limit } = args
  const { entries } = await nodeModel.findAll({ type: nodeType, query: { filter, sort } })
  if (entries.length > 1 && !sort)
    throw new UnsupportedQuery(
      `The query of this page does not sort ${name}, so builds differ in its order. Add a sort.`,
    )
  const start = skip ?? 0
  const nodes = entries.slice(start, limit === undefined ? undefined : start + (limit ?? 0))
  const own = entries.find(({ id }) => id === edited)
  if (own && !nodes.includes(own)) nodes.splice(-1, 1, own)
  return new NodeList(nodes, entries.length)
}
