import type { GatsbyNode } from 'gatsby'
import { refuseBrokenContent } from './src/site-build/content-guard'
import { completeContentNode } from './src/site-build/content-nodes'
import { createContentTypes } from './src/site-build/content-types'
import { slimScripts } from './src/site-build/lean-scripts'
import { createContentPages, createStyleGuide } from './src/site-build/pages'
import { createRootFields } from './src/site-build/root-fields'
import { writeStartScript } from './src/site-build/start-script'

export const onPreInit: GatsbyNode['onPreInit'] = ({ reporter }) => {
  refuseBrokenContent(process.cwd(), reporter)
}

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = (args) => {
  createContentTypes(args)
}

/** Gatsby's own type for this hook leaves its function untyped. */
export const createResolvers = (args: { createResolvers: (resolvers: object) => void }) => {
  createRootFields(args.createResolvers)
}

export const onCreateNode: GatsbyNode['onCreateNode'] = (args) => completeContentNode(args)

export const createPages: GatsbyNode['createPages'] = async (args) => {
  await createContentPages(args)
  createStyleGuide(args.actions)
}

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (args) => {
  slimScripts(args)
}

export const onPostBuild: GatsbyNode['onPostBuild'] = () => writeStartScript('public')
