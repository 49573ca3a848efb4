import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Actions, NodeInput } from 'gatsby'
import { assertObjectType, execute, type GraphQLSchema, parse } from 'gatsby/graphql'
import type { PublishedContent } from '../../../admin/check-change'
import { prepareQuery, readQueryParts } from '../../../admin/preview/run-query'
import { isGroup } from '../../../content-check/write/former-items'
import { contentTypeOf, slugOf } from '../../../content-model/registry'
import { createContentTypes } from '../../../gatsby/schema/content-types'
import { previewSchema } from '../../../gatsby/schema/preview-schema'

/** Types that plugins define. */
const PLUGIN_TYPES = `
  type ImageSharp implements Node @dontInfer { gatsbyImageData(width: Int): JSON }
`

/** Gatsby's modules, of which it has no types. */
interface Redux {
  store: {
    dispatch: (action: object) => void
    getState: () => { schema: GraphQLSchema; schemaCustomization: { composer: unknown } }
  }
}
interface ActionCreators {
  actions: {
    createTypes: (types: unknown, plugin: object) => object
    createFieldExtension: (extension: unknown, plugin: object) => object
    createNode: (node: NodeInput, plugin: object) => object
    createNodeField: (field: { node: NodeInput; name: string; value: string }, plugin: object) => object
  }
}
type ResolverContext = (options: { schema: GraphQLSchema; schemaComposer: unknown; context: object }) => object

export interface GatsbyEngine {
  schema: GraphQLSchema
  /** The schema as the preview reads it, with all root fields. */
  printed: string
  /** Runs a query as a build does. */
  inBuild: (query: string) => Promise<unknown>
  /** Runs a query as the preview does, without the result of a build. */
  inPreview: (query: string) => Promise<unknown>
  dispose: () => void
}

/**
 * Starts Gatsby's own schema builder and query engine, without the rest of a build, for nodes of this content. A test file
 * can start it once, because Gatsby has one store for each process.
 */
export async function startGatsbyEngine(content: PublishedContent): Promise<GatsbyEngine> {
  const started = process.cwd()
  // Gatsby's database is in its cache, below the working directory.
  const folder = mkdtempSync(join(tmpdir(), 'gatsby-'))
  process.chdir(folder)
  const { store } = jest.requireActual<Redux>('gatsby/dist/redux')
  const { actions } = jest.requireActual<ActionCreators>('gatsby/dist/redux/actions')
  const { build } = jest.requireActual<{ build: (options: object) => Promise<void> }>('gatsby/dist/schema')
  const resolverContext = jest.requireActual<ResolverContext>('gatsby/dist/schema/context')
  const plugin = { name: 'default-site-plugin' }
  const createTypes: Actions['createTypes'] = (types) => {
    store.dispatch(actions.createTypes(types, plugin))
  }
  const createFieldExtension: Actions['createFieldExtension'] = (extension) => {
    store.dispatch(actions.createFieldExtension(extension, plugin))
  }
  createTypes(PLUGIN_TYPES)
  createContentTypes({ actions: { createTypes, createFieldExtension } })
  /** Nodes are new for each query: Gatsby's cache of sorted fields loses some of them if queries sort by different ones. */
  let version = 0
  const createNodes = () => {
    version += 1
    // Files are read in any order, which is that of nodes with equal values. The preview has the order of paths.
    for (const path of Object.keys(content).sort()) {
      const value = content[path]
      const type = contentTypeOf(path)
      for (const [index, entry] of type ? [value].flat().entries() : []) {
        const internal = { type: type?.name ?? '', contentDigest: String(version) }
        const node: NodeInput = { ...(isGroup(entry) && entry), id: `${path} ${index}`, internal }
        store.dispatch(actions.createNode(node, plugin))
        store.dispatch(actions.createNodeField({ node, name: 'slug', value: slugOf(path) }, plugin))
      }
    }
  }
  createNodes()
  await build({})
  process.chdir(started)
  const { schema, schemaCustomization } = store.getState()
  const inBuild = async (query: string) => {
    createNodes()
    const contextValue = resolverContext({ schema, schemaComposer: schemaCustomization.composer, context: {} })
    const { data, errors } = await execute({ schema, document: parse(query), contextValue })
    expect(errors).toBeUndefined()
    return data
  }
  const rootFields = Object.keys(assertObjectType(schema.getType('Query')).getFields())
  const printed = previewSchema(schema, new Set(rootFields))
  const context = readQueryParts({ schema: printed, fragments: 'fragment Slug on Job { slug }' }, content)
  const inPreview = async (query: string) => {
    const run = await prepareQuery(context, query, { built: [], id: '' })
    return run({ now: content, edited: '', shown: '', standIns: {} })
  }
  const dispose = () => {
    rmSync(folder, { recursive: true })
  }
  return { schema, printed, inBuild, inPreview, dispose }
}
