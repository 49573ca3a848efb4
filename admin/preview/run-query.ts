import {
  buildSchema,
  type DefinitionNode,
  type DocumentNode,
  execute,
  getNamedType,
  type GraphQLFieldResolver,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  isCompositeType,
  isObjectType,
  Kind,
  parse,
  responsePathAsArray,
} from 'gatsby/graphql'
import { isGroup } from '../../content-check/write/former-items'
import type { PublishedContent } from '../check-change'
import type { Icons } from '../icon-control'
import { type Arguments, computeField, computeRootField, ONLY_BUILT } from './compute-field'
import { contentReader } from './content-nodes'
import type { Source } from './marks'
import { type MemoryNodeModel, memoryNodeModel, type Reader, UnsupportedQuery } from './memory-node-model'

/** What the build writes for the preview. */
export interface QueryParts {
  /** With the directives that name the resolvers of fields. */
  schema: string
  fragments: string
  /** The queries of components. */
  staticQueries: readonly string[]
  /** The drawings of all icons, by name. */
  icons: Icons
}

/** What the preview shows for a value that no build has seen, by the directive of its field. */
export type StandIns = Readonly<Record<string, (value: unknown) => unknown>>

/** The content while an entry is being edited, by the paths of its files. */
export interface EditedContent {
  now: PublishedContent
  /** The file that is being edited, and the one whose page is shown. */
  edited: string
  shown: string
  standIns: StandIns
  /** Marks a text with where it comes from. */
  mark?: (text: string, source: Source) => string
}

interface Context {
  nodeModel: MemoryNodeModel
  edited?: string
  standIns: StandIns
  /** Returns a field's value in the last build; undefined if that did not have it. */
  builtValue: (source: unknown, info: GraphQLResolveInfo) => unknown
  /** Marks the texts of a field with where they come from. */
  mark?: (source: unknown, field: string, value: unknown) => unknown
}

/** Where the queries of one change find the content. */
type ContentModel = Pick<ReturnType<ReturnType<typeof contentReader>>, 'nameOf' | 'sourceOf'> & {
  nodeModel: MemoryNodeModel
}

/** What queries are executed with. */
export interface QueryContext {
  /** The schema of the build. */
  schema: GraphQLSchema
  /** The fragments that queries may contain. */
  fragments: readonly DefinitionNode[]
  /** The content of the build. */
  then: PublishedContent
  /** Returns the model of a content: the same one for the same object, because a page has several queries. */
  modelOf: (now: PublishedContent) => ContentModel
}

/**
 * Prepares what queries are executed with. The build has validated its schema and its queries.
 *
 * @param then the content of the build
 */
export function readQueryParts(parts: Pick<QueryParts, 'schema' | 'fragments'>, then: PublishedContent): QueryContext {
  const schema = buildSchema(parts.schema, { assumeValid: true, assumeValidSDL: true, noLocation: true })
  const read = contentReader(then)
  const models = new WeakMap<PublishedContent, ContentModel>()
  const modelOf = (now: PublishedContent) => {
    const model = models.get(now) ?? contentModel(schema, read(now))
    models.set(now, model)
    return model
  }
  return { schema, fragments: parse(parts.fragments, { noLocation: true }).definitions, then, modelOf }
}

function valueAt(value: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce(
    (group, key) => (Array.isArray(group) ? group.at(Number(key)) : isGroup(group) ? group[key] : undefined),
    value,
  )
}

/** A group in a result of the last build. Its fields are what the query selected, under the names that it gave them. */
class BuiltGroup {
  constructor(readonly fields: Readonly<Record<string, unknown>>) {}
}

function fromBuild(value: unknown, info: GraphQLResolveInfo): unknown {
  if (Array.isArray(value)) return value.map((item) => fromBuild(item, info))
  // A scalar may be an object, such as the data of a resized picture.
  return isGroup(value) && isCompositeType(getNamedType(info.returnType)) ? new BuiltGroup(value) : value
}

/**
 * Resolves every field of a query by one rule: what follows from the content is computed; what only a build computes, or
 * what cannot be computed while an editor is typing, is as the last build made it; what no build has seen has a
 * stand-in or is null.
 */
const resolveField: GraphQLFieldResolver<unknown, Context, Arguments> = async (source, args, context, info) => {
  if (source instanceof BuiltGroup) return fromBuild(source.fields[info.path.key], info)
  const built = context.builtValue(source, info)
  const field = info.parentType.getFields()[info.fieldName]
  if (!field) return undefined
  try {
    const value = await (source === undefined
      ? computeRootField(field, args, context.nodeModel, context.edited)
      : computeField(source, field, context.nodeModel))
    if (value !== undefined && value !== ONLY_BUILT) return context.mark?.(source, info.fieldName, value) ?? value
  } catch (error) {
    if (error instanceof UnsupportedQuery) throw error
  }
  if (built !== undefined) return fromBuild(built, info)
  const standIn = context.standIns[field.astNode?.directives?.[0]?.name.value ?? '']
  return standIn && isGroup(source) ? standIn(source[info.fieldName]) : null
}

async function run(schema: GraphQLSchema, document: DocumentNode, id: string, contextValue: Context) {
  const variableValues = { id }
  const { data, errors = [] } = await execute({
    schema,
    document,
    contextValue,
    variableValues,
    fieldResolver: resolveField,
  })
  // Others are about values that are being typed, such as a number, which are null.
  const unsupported = errors.find(({ originalError }) => originalError instanceof UnsupportedQuery)?.originalError
  if (unsupported) throw unsupported
  return data ?? {}
}

function contentModel(
  schema: GraphQLSchema,
  { nodes, ...content }: ReturnType<ReturnType<typeof contentReader>>,
): ContentModel {
  const read: Reader = async (source, type, name) => {
    const parent = schema.getType(type)
    const field = isObjectType(parent) ? parent.getFields()[name] : undefined
    const value = field ? await computeField(source, field, nodeModel) : ONLY_BUILT
    if (!field || value === ONLY_BUILT)
      throw new UnsupportedQuery(`The preview cannot filter or sort by ${name}, which only a build computes.`)
    return { value, type: getNamedType(field.type).name }
  }
  const nodeModel = memoryNodeModel(nodes, read)
  return { nodeModel, ...content }
}

/**
 * Prepares a query for the preview. It is run over the content of the last build first, to learn to which node or group
 * each value in the result of that build belongs.
 *
 * @param built the results of the last build: of this query alone, or of all static queries, which Gatsby does not name
 * @param id the path of the file whose page the build made
 * @returns a function that runs the query over edited content. It throws an {@link UnsupportedQuery}.
 */
export async function prepareQuery(
  { schema, fragments, then, modelOf }: QueryContext,
  query: string,
  { built, id }: { built: readonly unknown[]; id: string },
): Promise<(content: EditedContent) => Promise<Record<string, unknown>>> {
  const { definitions } = parse(query, { noLocation: true })
  const document: DocumentNode = { kind: Kind.DOCUMENT, definitions: [...definitions, ...fragments] }
  const values = new Map<string, unknown>()
  /** A value that the field has in the file, such as a picture's name, is part of the key: once it changes, so does the result. */
  const keyOf = (nameOf: (source: object) => string | undefined, source: unknown, info: GraphQLResolveInfo) => {
    const name = isGroup(source) ? nameOf(source) : 'Query'
    const value = isGroup(source) ? source[info.fieldName] : undefined
    return name === undefined ? undefined : JSON.stringify([name, info.parentType.name, info.path.key, value])
  }
  const before = modelOf(then)
  await run(schema, document, id, {
    nodeModel: before.nodeModel,
    standIns: {},
    builtValue: (source, info) => {
      const path = responsePathAsArray(info.path)
      const value = built.map((result) => valueAt(result, path)).find((found) => found !== undefined)
      const key = keyOf(before.nameOf, source, info)
      if (key !== undefined && value !== undefined) values.set(key, value)
      return value
    },
  })
  return ({ now, edited, shown, standIns, mark }) => {
    const { nodeModel, nameOf, sourceOf } = modelOf(now)
    const builtValue: Context['builtValue'] = (source, info) => values.get(keyOf(nameOf, source, info) ?? '')
    const markTexts: Context['mark'] = (source, field, value) => {
      const from = mark && isGroup(source) ? sourceOf(source, field) : undefined
      if (!mark || !from) return value
      const keyPathAt = (index: number) => ({ ...from, keyPath: `${from.keyPath}.${index}` })
      if (Array.isArray(value))
        return value.map((item: unknown, index) => (typeof item === 'string' ? mark(item, keyPathAt(index)) : item))
      return typeof value === 'string' ? mark(value, from) : value
    }
    return run(schema, document, shown, { nodeModel, edited, standIns, builtValue, mark: markTexts })
  }
}
