import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { BRAND_FILE } from './content-check/parse/content-files'
import { filesIn } from './content-check/parse/files-in'
import { adminHeaders, serveAdmin, writeAdmin } from './gatsby/output/admin'
import { publishBundle } from './gatsby/output/admin-bundle'
import { compressFiles } from './gatsby/output/compressed-files'
import { bundleConsultationApi } from './gatsby/output/consultation-api'
import { contentSecurityPolicy } from './gatsby/output/content-security-policy'
import { reportDelivery } from './gatsby/output/delivery-notice'
import { writeHostFiles } from './gatsby/output/host-files'
import { postprocessHtml } from './gatsby/output/postprocess-html'
import { NO_MARKUP, previewMarkup } from './gatsby/output/preview-banner'
import { emptyBuiltSite, removeStaleFiles, restoreUnusedImages } from './gatsby/output/published-files'
import { securityHeaders } from './gatsby/output/security-headers'
import { writeSeoFiles } from './gatsby/output/seo-files'
import { createContentPages, createStyleGuide, readPages } from './gatsby/pages/create-pages'
import { createRedirects, readRedirects, serveRedirects, writeRedirectPages } from './gatsby/pages/redirects'
import { createRootFields } from './gatsby/schema/root-fields'
import { watchContent } from './gatsby/sources/content-watch'
import { isPreview } from './gatsby/sources/preview'
import { type DevelopServer, problemStream } from './gatsby/sources/problem-stream'
import { readSettings } from './gatsby/sources/settings'
import { CONTENT_COPY } from './gatsby/sources/content-copy'
import { rejectInvalidContent } from './gatsby/sources/validated-copy'
import { waitUntilIdle } from './gatsby/sources/wait-until-idle'
import { configureBundles } from './gatsby/webpack/bundles'
import { defineConstants } from './gatsby/webpack/constants'

const problems = problemStream()

/** A preview has no editor: it may show unapproved content, such as where an editor sends its data. */
const IS_PREVIEW = isPreview(process.env)

/** What esbuild bundles in its own process while Gatsby reads the content. */
let bundles: Promise<unknown> = Promise.resolve()

/** The editor takes longest to bundle, and needs no content. */
export const onPreInit: GatsbyNode['onPreInit'] = () => {
  if (process.env.NODE_ENV === 'production' && !IS_PREVIEW) bundles = publishBundle('public')
}

/** Checks and copies the content: after Gatsby empties its cache, which has the copy, and before it reads that. */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async ({ reporter, emitter }) => {
  const root = process.cwd()
  if (process.env.NODE_ENV === 'development') {
    await watchContent(root, { reporter, problems, waitUntilIdle: () => waitUntilIdle(emitter) })
    await bundleConsultationApi(CONTENT_COPY)
    return
  }
  // Gatsby empties its cache of files, but keeps the folders.
  const isCacheEmpty = !existsSync(join(CONTENT_COPY, BRAND_FILE))
  await rejectInvalidContent(root, reporter)
  if (isCacheEmpty) emptyBuiltSite('public')
  restoreUnusedImages('public')
  bundles = bundles.then(() => bundleConsultationApi(CONTENT_COPY))
}

/** Serves problems, redirects, and the editor. Gatsby’s type for this hook leaves the server untyped. */
export const onCreateDevServer = ({ app }: { app: DevelopServer }) => {
  problems.serve(app)
  serveRedirects(app)
  serveAdmin(app)
}

/** Before nodes are sourced, so that the schema does not depend on existing entries. */
export { createContentTypes as createSchemaCustomization } from './gatsby/schema/content-types'

/** Once all types are defined. Gatsby’s type for this hook leaves its function untyped. */
export const createResolvers = (args: { createResolvers: (resolvers: object) => void }) => {
  createRootFields(args.createResolvers)
}

export { completeContentNode as onCreateNode } from './gatsby/sources/content-nodes'

/** Content pages come first, because they wait until all content nodes are complete. */
export const createPages: GatsbyNode['createPages'] = async (args) => {
  await createContentPages(args)
  createStyleGuide(args.actions)
  createRedirects(args.actions)
}

export { moveNotFoundPage as onCreatePage } from './gatsby/pages/create-pages'

/** esbuild needs 300 MB, so it must exit before the build's memory peaks. */
export const onPreBuild: GatsbyNode['onPreBuild'] = async () => {
  await bundles
}

/**
 * Completes the pages, and writes all other files that visitors and hosts request; nothing else stays in `public/`.
 * Compression follows every other change, and the delivery notice comes last, where it is easy to see.
 */
export const onPostBuild: GatsbyNode['onPostBuild'] = async (args) => {
  const { site, analytics, delivery, editing } = readSettings(CONTENT_COPY)
  const redirects = readRedirects()
  const preview = IS_PREVIEW ? previewMarkup(site.uiLabels.preview) : NO_MARKUP
  const pages = await postprocessHtml('public', readPages(args), preview)
  const policy = contentSecurityPolicy(pages.startScript, pages.styleHashes, delivery, analytics)
  const headers = { ...securityHeaders(policy), ...preview.headers }
  const own = IS_PREVIEW ? [] : [adminHeaders(editing)]
  const written = [
    ...pages.files,
    ...filesIn('static'),
    ...(await writeSeoFiles(args, 'public', site)),
    ...writeRedirectPages('public', redirects, site),
    ...(IS_PREVIEW ? [] : await writeAdmin('public', editing)),
    ...writeHostFiles('public', { headers, own, redirects }, args.reporter),
  ]
  removeStaleFiles('public', written, site.url)
  await compressFiles('public')
  reportDelivery(delivery, args.reporter)
}

/** Gatsby calls this once for each webpack stage. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (args) => {
  configureBundles(args)
  defineConstants(args)
}
