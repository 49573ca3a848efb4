import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { BRAND_FILE } from './content-check/parse/content-files'
import { filesIn } from './content-check/parse/files-in'
import { ROOT_FIELDS } from './content-resolvers/root-fields'
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

/** A preview has no editor: its content is not approved yet, and could make the editor send data to another host. */
const IS_PREVIEW = isPreview(process.env)

/** Bundles that esbuild makes in its own process while Gatsby reads the content. */
let bundles: Promise<unknown> = Promise.resolve()

/** Checks and copies the content. This hook runs after Gatsby has emptied its cache, where the copy is, and before it reads. */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async ({ reporter, emitter }) => {
  const root = process.cwd()
  if (process.env.NODE_ENV === 'development') {
    await watchContent(root, { reporter, problems, waitUntilIdle: () => waitUntilIdle(emitter) })
    await bundleConsultationApi(CONTENT_COPY)
    return
  }
  // When Gatsby empties its cache, it keeps the folders, so only a missing file shows that it has.
  const isCacheEmpty = !existsSync(join(CONTENT_COPY, BRAND_FILE))
  await rejectInvalidContent(root, reporter)
  if (isCacheEmpty) emptyBuiltSite('public')
  restoreUnusedImages('public')
  // After the copy, because the bundle depends on the site's language, and first, because it takes longest.
  if (!IS_PREVIEW) bundles = publishBundle('public')
  bundles = bundles.then(() => bundleConsultationApi(CONTENT_COPY))
}

/** Serves problems, redirects, and the editor. Gatsby’s type for this hook leaves the server untyped. */
export const onCreateDevServer = ({ app }: { app: DevelopServer }) => {
  problems.serve(app)
  serveRedirects(app)
  serveAdmin(app, () => schema)
}

/** Before nodes are sourced, so that the schema does not depend on existing entries. */
export { createContentTypes as createSchemaCustomization } from './gatsby/schema/content-types'

/** What the preview of the editor executes queries over. */
let schema: object

/** Once all types are defined. Gatsby’s type for this hook leaves its function untyped. */
export const createResolvers = (args: { createResolvers: (resolvers: object) => void; intermediateSchema: object }) => {
  schema = args.intermediateSchema
  args.createResolvers({ Query: ROOT_FIELDS })
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
 * Completes the pages, and writes all other files that visitors and hosts request. Nothing else stays in `public/`.
 * Compression follows all changes of files. The notice about delivery comes last, where it is easy to see.
 */
export const onPostBuild: GatsbyNode['onPostBuild'] = async (args) => {
  const { site, analytics, delivery, editing } = readSettings(CONTENT_COPY)
  const redirects = readRedirects()
  const preview = IS_PREVIEW ? previewMarkup(site.uiLabels.preview) : NO_MARKUP
  const pages = await postprocessHtml('public', readPages(args), preview)
  const policy = contentSecurityPolicy(pages.startScripts, pages.styleHashes, delivery, analytics)
  const headers = { ...securityHeaders(policy), ...preview.headers }
  const own = IS_PREVIEW ? [] : [adminHeaders(editing)]
  const written = [
    ...pages.files,
    ...filesIn('static'),
    ...(await writeSeoFiles(args, 'public', site)),
    ...writeRedirectPages('public', redirects, site),
    ...(IS_PREVIEW ? [] : await writeAdmin('public', editing, schema)),
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
