import type { GatsbyNode } from 'gatsby'
import { compressFiles } from './src/site-build/compressed-files'
import { refuseBrokenContent } from './src/site-build/content-guard'
import { completeContentNode } from './src/site-build/content-nodes'
import { createContentTypes } from './src/site-build/content-types'
import { CONTENT_MIRROR } from './src/site-build/content-mirror'
import { watchContent } from './src/site-build/content-watch'
import { readDelivery } from './src/site-build/deliveries'
import { reportDelivery } from './src/site-build/delivery-notice'
import { gatsbyAtRest } from './src/site-build/gatsby-rest'
import { finishBuild } from './src/site-build/finish-build'
import { slimScripts } from './src/site-build/lean-scripts'
import { removeRedirectPages } from './src/site-build/leftovers'
import { createContentPages, createStyleGuide, moveNotFoundPage } from './src/site-build/pages'
import type { DevelopServer } from './src/site-build/develop-server'
import { readPreviewMarks } from './src/site-build/preview-marks'
import { problemStream } from './src/site-build/problem-stream'
import { createRedirects, serveRedirects, writeRedirects } from './src/site-build/redirects'
import { createRootFields } from './src/site-build/root-fields'
import { writeSearchFiles } from './src/site-build/search-files'

const problems = problemStream()

/** Earlier hooks run before Gatsby empties its cache, where the mirror of the content is. */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async ({ reporter, emitter }) => {
  const root = process.cwd()
  if (process.env.NODE_ENV !== 'development') await refuseBrokenContent(root, reporter)
  else await watchContent(root, { reporter, problems, atRest: () => gatsbyAtRest(emitter) })
}

/** Gatsby's own type for this hook leaves its server untyped. */
export const onCreateDevServer = ({ app }: { app: DevelopServer }) => {
  problems.serve(app)
  serveRedirects(app, CONTENT_MIRROR)
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
  await createRedirects(args)
}

export const onCreatePage: GatsbyNode['onCreatePage'] = (args) => {
  moveNotFoundPage(args)
}

export const onPreBuild: GatsbyNode['onPreBuild'] = () => {
  removeRedirectPages('public')
}

export const onPostBuild: GatsbyNode['onPostBuild'] = async (args) => {
  const redirects = await writeRedirects('public', args)
  await writeSearchFiles(args, process.cwd())
  const delivery = await readDelivery(args)
  await finishBuild('public', { marks: await readPreviewMarks(args), delivery, redirects })
  await compressFiles('public')
  reportDelivery(delivery, args.reporter)
}

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (args) => {
  slimScripts(args)
}
