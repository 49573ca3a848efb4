/**
 * Finds nodes in memory as Gatsby's query engine does in a build, with the code in `datastore/in-memory` of its package.
 * It knows no field and no type: a `Reader` resolves the fields that a query names. A test sends the same queries through both.
 */
import { isGroup } from '../../content-check/write/former-items'
import type { Filter, NodeModel, NodeQuery, Operand, Sort } from '../../content-resolvers/node-model'

/** A query that a build answers and the preview cannot. The preview shows its message instead of a wrong page. */
export class UnsupportedQuery extends Error {}

export interface ContentNode extends Readonly<Record<string, unknown>> {
  readonly id: string
  readonly internal: { readonly type: string }
}

/** Resolves a field of a type. Returns its value, and the name of the type of that value or of its items. */
export type Reader = (source: unknown, type: string, field: string) => Promise<{ value: unknown; type: string }>

/** A node model whose lists are arrays. */
export interface MemoryNodeModel extends NodeModel {
  findAll: (args: { type: string; query: NodeQuery }) => Promise<{ entries: ContentNode[] }>
}

const isAbsent = (value: unknown) => value === undefined || value === null

/** In a filter, `null` stands for a field without a value. */
const equals = (value: unknown, operand: Operand) => (operand === null ? isAbsent(value) : value === operand)

/** GraphQL ensures that a field and its operand have the same type. No value is neither above nor below any. */
const isBelow = (one: unknown, other: unknown) =>
  typeof one === 'string' && typeof other === 'string' ? one < other : Number(one) < Number(other)
const inRange = (holds: (value: unknown, operand: Operand) => boolean) => (value: unknown, operand: Operand) =>
  !isAbsent(value) && operand !== null && holds(value, operand)

/** The operators of filters that hold for a list if they hold for one of its items. */
const OPERATORS: Readonly<Record<string, (value: unknown, operand: Operand) => boolean>> = {
  eq: equals,
  in: equals,
  lt: inRange(isBelow),
  lte: inRange((value, operand) => !isBelow(operand, value)),
  gt: inRange((value, operand) => isBelow(operand, value)),
  gte: inRange((value, operand) => !isBelow(value, operand)),
}

/** Whether a field with these values, of which a list has any number, passes an operator. */
function passes(values: readonly unknown[], operator: string, operands: readonly Operand[]): boolean {
  const isNegated = operator === 'ne' || operator === 'nin'
  const holds = OPERATORS[isNegated ? 'in' : operator]
  if (!holds) throw new UnsupportedQuery(`The preview cannot filter by ${operator}, which a query of this page does.`)
  const isAny = values.some((value) => operands.some((operand) => holds(value, operand)))
  // Gatsby finds a node by its values, so a node with an empty list passes no operator.
  return isNegated ? values.length > 0 && !isAny : isAny
}

const isFilter = (condition: Filter[string]): condition is Filter => isGroup(condition)

/** Whether these values of a type, which are a node or what its fields have, pass every condition of a filter. */
async function matches(values: readonly unknown[], type: string, filter: Filter, read: Reader): Promise<boolean> {
  for (const [key, condition] of Object.entries(filter)) {
    if (!isFilter(condition)) {
      if (!passes(values, key, [condition].flat())) return false
    } else if (key === 'elemMatch') {
      if (!(await matches(values, type, condition, read))) return false
    } else {
      const found = await Promise.all(values.map((value) => read(value, type, key)))
      const inner = found.flatMap(({ value }) => value)
      if (!(await matches(inner, found[0]?.type ?? type, condition, read))) return false
    }
  }
  return true
}

interface SortKey {
  value: unknown
  isDescending: boolean
}

async function sortKey(source: unknown, type: string, sort: Sort, read: Reader): Promise<SortKey> {
  const [[field, inner] = ['', 'ASC'], ...others] = Object.entries(sort)
  if (others.length > 0)
    throw new UnsupportedQuery(
      `A query sorts by ${field} and other fields in one group. Use a list, with a group for each.`,
    )
  const found = await read(source, type, field)
  if (Array.isArray(found.value))
    throw new UnsupportedQuery(
      `The preview cannot sort by ${field}, which a query of this page does, because it is a list.`,
    )
  if (typeof inner === 'object') return sortKey(found.value, found.type, inner, read)
  return { value: found.value, isDescending: inner === 'DESC' }
}

/** Text is compared by UTF-16 code units. In ascending order, nodes without a value are last. */
function compare(one: unknown, other: unknown): number {
  if (isAbsent(one) || isAbsent(other)) return Number(isAbsent(one)) - Number(isAbsent(other))
  return Number(isBelow(other, one)) - Number(isBelow(one, other))
}

/** Sorts nodes. Those with equal values keep their order. */
async function sorted(nodes: readonly ContentNode[], sorts: readonly Sort[], read: Reader): Promise<ContentNode[]> {
  const keyed = await Promise.all(
    nodes.map(async (node) => ({
      node,
      keys: await Promise.all(sorts.map((sort) => sortKey(node, node.internal.type, sort, read))),
    })),
  )
  keyed.sort((one, other) => {
    for (const [index, { value, isDescending }] of one.keys.entries()) {
      const order = compare(value, other.keys[index]?.value)
      if (order !== 0) return isDescending ? -order : order
    }
    return 0
  })
  return keyed.map(({ node }) => node)
}

/** Without a sort, nodes have the order of this list. */
export function memoryNodeModel(nodes: readonly ContentNode[], read: Reader): MemoryNodeModel {
  const findAll: MemoryNodeModel['findAll'] = async ({ type, query: { filter, sort } }) => {
    const ofType = nodes.filter(({ internal }) => internal.type === type)
    const isFound = await Promise.all(ofType.map((node) => matches([node], type, filter ?? {}, read)))
    const found = ofType.filter((_, index) => isFound[index])
    return { entries: await sorted(found, sort ?? [], read) }
  }
  return {
    findAll,
    findOne: async (args) => (await findAll(args)).entries[0] ?? null,
    getNodeById: ({ id, type }) =>
      nodes.find((node) => node.id === id && (type === undefined || node.internal.type === type)) ?? null,
  }
}
