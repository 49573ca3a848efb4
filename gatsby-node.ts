import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { adminHeaders, prepareAdmin, removeAdminPage, serveAdmin, writeAdmin } from './gatsby/output/admin'
import { reportAnalytics } from './gatsby/output/analytics-notice'
import { compressFiles } from './gatsby/output/compressed-files'
import { reportDelivery } from './gatsby/output/delivery-notice'
import { emptyBuiltSite, removeRedirectPages } from './gatsby/output/leftover-files'
import { postprocessHtml } from './gatsby/output/postprocess-html'
import { readPreviewMarkup } from './gatsby/output/preview-banner'
import { writeSeoFiles } from './gatsby/output/seo-files'
import { createContentPages, createStyleGuide, moveNotFoundPage } from './gatsby/pages/create-pages'
import { createRedirects, serveRedirects, writeRedirects } from './gatsby/pages/redirects'
import { createContentTypes } from './gatsby/schema/content-types'
import { createRootFields } from './gatsby/schema/root-fields'
import { completeContentNode } from './gatsby/sources/content-nodes'
import { watchContent } from './gatsby/sources/content-watch'
import { isPreview } from './gatsby/sources/preview'
import { type DevelopServer, problemStream } from './gatsby/sources/problem-stream'
import { readSettings } from './gatsby/sources/settings'
import { CONTENT_COPY, rejectInvalidContent } from './gatsby/sources/validated-copy'
import { waitUntilIdle } from './gatsby/sources/wait-until-idle'
import { configureBundles } from './gatsby/webpack/bundles'
import { defineAnalytics, defineDocument } from './gatsby/webpack/constants'
import { BRAND_FILE } from './tools/content/parse/content-files'

const problems = problemStream()

/**
 * Whether a build has the editor. A preview has none: it shows a change that nobody has approved yet, and that may be where the
 * editor sends what it is given.
 */
const HAS_ADMIN = !isPreview(process.env)

/**
 * Validates the content and copies it to the folder that Gatsby reads; `gatsby develop` also watches it. This must happen
 * here: earlier hooks run before Gatsby empties its cache, which contains the copy, and Gatsby reads the copy afterward.
 */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async ({ reporter, emitter }) => {
  const root = process.cwd()
  if (process.env.NODE_ENV !== 'development') {
    // Gatsby empties its cache of files, but keeps the folders.
    const isCacheEmpty = !existsSync(join(CONTENT_COPY, BRAND_FILE))
    await rejectInvalidContent(root, reporter)
    if (isCacheEmpty) emptyBuiltSite('public')
    // Early, so that esbuild, which needs 300 MB, exits before the build's memory peaks.
    if (HAS_ADMIN) await prepareAdmin(root)
  } else await watchContent(root, { reporter, problems, waitUntilIdle: () => waitUntilIdle(emitter) })
}

/**
 * Adds the stream of content problems, the redirects, and the editor to the server of `gatsby develop`. The three are
 * independent. Gatsby's own type for this hook leaves the server untyped.
 */
export const onCreateDevServer = ({ app }: { app: DevelopServer }) => {
  problems.serve(app)
  serveRedirects(app)
  serveAdmin(app, process.cwd())
}

/**
 * Defines the GraphQL types of the content. Gatsby calls this before it sources nodes, so the schema does not depend on which
 * entries exist.
 */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = (args) => {
  createContentTypes(args)
}

/** Adds the root query fields, once all types are defined. Gatsby's own type for this hook leaves its function untyped. */
export const createResolvers = (args: { createResolvers: (resolvers: object) => void }) => {
  createRootFields(args.createResolvers)
}

/** Adds the slug and the drawn images to each content node. */
export const onCreateNode: GatsbyNode['onCreateNode'] = (args) => completeContentNode(args)

/** Creates the pages and redirects. The content pages come first, because they wait until all content nodes are complete. */
export const createPages: GatsbyNode['createPages'] = async (args) => {
  await createContentPages(args)
  createStyleGuide(args.actions)
  createRedirects(args.actions)
}

/** In production builds, replaces the page /404 with /404.html when Gatsby creates it. */
export const onCreatePage: GatsbyNode['onCreatePage'] = (args) => {
  moveNotFoundPage(args)
}

/**
 * Removes the redirect pages and the editor’s page of the previous build. This build may have other pages at their paths, and would
 * postprocess those that remain.
 */
export const onPreBuild: GatsbyNode['onPreBuild'] = async () => {
  removeRedirectPages('public')
  await removeAdminPage('public')
}

/**
 * Completes the built site. Compression comes last, because it must see the final content of every file. The delivery notice is at the
 * end of the output, where it is not missed.
 */
export const onPostBuild: GatsbyNode['onPostBuild'] = async (args) => {
  await writeSeoFiles(args, process.cwd())
  const { site, analytics, delivery, editing } = readSettings(CONTENT_COPY)
  await postprocessHtml('public', {
    preview: await readPreviewMarkup(args),
    delivery,
    analytics,
    admin: HAS_ADMIN ? adminHeaders(editing) : undefined,
  })
  writeRedirects('public', site)
  if (HAS_ADMIN) await writeAdmin(process.cwd(), 'public', site.name, editing)
  await compressFiles('public')
  if (analytics) reportAnalytics(analytics, args.reporter)
  reportDelivery(delivery, args.reporter)
}

/** Configures the bundles. Gatsby calls this once for each webpack stage. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (args) => {
  configureBundles(args)
  defineDocument(args)
  defineAnalytics(args)
}
