import type { GatsbyNode } from 'gatsby'
import { compressFiles } from './gatsby/output/compressed-files'
import { refuseBrokenContent } from './gatsby/sources/reject-invalid-content'
import { completeContentNode } from './gatsby/sources/content-nodes'
import { createContentTypes } from './gatsby/schema/content-types'
import { CONTENT_MIRROR } from './gatsby/sources/validated-copy'
import { watchContent } from './gatsby/sources/content-watch'
import { readDelivery } from './gatsby/schema/delivery-extension'
import { reportDelivery } from './gatsby/output/delivery-notice'
import { gatsbyAtRest } from './gatsby/sources/wait-until-idle'
import { finishBuild } from './gatsby/output/postprocess-html'
import { slimScripts } from './gatsby/output/webpack-bundle'
import { removeRedirectPages } from './gatsby/output/leftover-files'
import { createContentPages, createStyleGuide, moveNotFoundPage } from './gatsby/pages/create-pages'
import type { DevelopServer } from './gatsby/sources/develop-server'
import { readPreviewMarks } from './gatsby/output/preview-banner'
import { problemStream } from './gatsby/sources/problem-stream'
import { createRedirects, serveRedirects, writeRedirects } from './gatsby/pages/redirects'
import { createRootFields } from './gatsby/schema/root-fields'
import { writeSearchFiles } from './gatsby/output/seo-files'

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
