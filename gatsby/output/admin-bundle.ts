import { createHash } from 'node:crypto'
import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin, stop } from 'esbuild'
import { ADMIN_ASSETS } from '../../admin/paths'
import { BROWSER_TARGETS } from './browser-targets'
import { filesIn } from './files-in'

const CMS_FOLDER = 'node_modules/@sveltia/cms/npm'

/** Addresses on other hosts in the code of the CMS, which no page of this site may contact. */
const STATUS_PAGES = /https:\/\/(?:www\.githubstatus\.com\/api\/|status-api\.hostedstatus\.com\/)[\w./]+/g
const FONTS = /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([a-z\d-]+)(?::vf)?@[\d.]+\/([a-z\d-]+)\.woff2/g

/** Answers for status pages are empty, and fonts come from the package of the CMS. */
function withoutOtherHosts(code: string): string {
  const assets = readdirSync(`${CMS_FOLDER}/assets`)
  return code.replace(STATUS_PAGES, 'data:application/json,{}').replace(FONTS, (_, family: string, subset: string) => {
    const file = assets.find((name) => name.startsWith(`${family}-${subset}-`))
    return `${ADMIN_ASSETS}assets/${String(file)}`
  })
}

const ownBuild: Plugin = {
  name: 'own-build',
  setup: (steps) => {
    // Content files need only one of the languages of the CMS's code highlighter.
    steps.onResolve({ filter: /^@shikijs\/langs\// }, ({ path }) =>
      path.endsWith('/yaml') ? undefined : { path: 'language', namespace: 'left-out' },
    )
    steps.onLoad({ filter: /.*/, namespace: 'left-out' }, () => ({ contents: 'export default []' }))
    steps.onLoad({ filter: /@sveltia[\\/]cms[\\/]npm[\\/]index\.js$/ }, ({ path }) => ({
      contents: withoutOtherHosts(readFileSync(path, 'utf8')),
      loader: 'js',
    }))
  },
}

const BUNDLES = '.cache/admin'

/** What the preview shows; Gatsby’s cache outlives changes to it. */
const PREVIEW_CODE = ['src', 'admin/preview']

function bundleFolder(): string {
  const hash = createHash('sha256')
  for (const folder of PREVIEW_CODE)
    for (const file of filesIn(folder).sort()) hash.update(file).update(readFileSync(join(folder, file)))
  return join(BUNDLES, hash.digest('hex'))
}

/**
 * Bundles the editor, or reuses a bundle until Gatsby’s cache is emptied because other code or a package has changed.
 */
async function bundleAdmin(folder: string, publicFolder: string): Promise<string> {
  const findScript = () => readdirSync(folder).find((name) => /^start-[A-Z\d]{8}\.js$/.test(name))
  const existing = existsSync(folder) ? findScript() : undefined
  if (existing !== undefined) return existing
  for (const former of [BUNDLES, join(publicFolder, ADMIN_ASSETS)]) rmSync(former, { recursive: true, force: true })
  // The bundle looks for these next to itself. They come first, because the script marks the folder as complete.
  cpSync(`${CMS_FOLDER}/assets`, `${folder}/assets`, {
    recursive: true,
    filter: (path) => !path.endsWith('.map'),
  })
  await build({
    entryPoints: ['admin/start.ts'],
    bundle: true,
    minify: true,
    splitting: true,
    format: 'esm',
    target: BROWSER_TARGETS,
    outdir: folder,
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    plugins: [ownBuild],
    alias: { 'gatsby/graphql': 'graphql', gatsby: './admin/preview/gatsby.tsx' },
    // The preview sends and measures nothing.
    define: { DELIVERY: 'null', ANALYTICS: 'null' },
    charset: 'utf8',
    legalComments: 'linked',
    logLevel: 'error',
  })
  // Otherwise, its process would hold 300 MB until the build ends.
  await stop()
  const script = findScript()
  if (script === undefined) throw new Error('esbuild generated no output for admin/start.ts')
  return script
}

/** Publishes the bundle, and returns the name of its script. Same timestamps keep files from another compression. */
export async function publishBundle(publicFolder: string): Promise<string> {
  const folder = bundleFolder()
  const script = await bundleAdmin(folder, publicFolder)
  cpSync(folder, join(publicFolder, ADMIN_ASSETS), { recursive: true, preserveTimestamps: true })
  return script
}
