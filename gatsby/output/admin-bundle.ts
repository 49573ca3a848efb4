import { createHash } from 'node:crypto'
import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin, stop } from 'esbuild'
import { ADMIN_ASSETS } from '../../admin/paths'
import { readCacheKey } from '../sources/cache-key'
import { BROWSER_TARGETS } from './browser-targets'
import { filesIn } from '../../content-check/parse/files-in'

const CMS_FOLDER = 'node_modules/@sveltia/cms/npm'

/** Addresses of other hosts in the CMS's code. The editor must contact only the site and the git host. */
const STATUS_PAGES = /https:\/\/(?:www\.githubstatus\.com\/api\/|status-api\.hostedstatus\.com\/)[\w./]+/g
const FONTS = /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([a-z\d-]+)(?::vf)?@[\d.]+\/([a-z\d-]+)\.woff2/g

/** An esbuild plugin that replaces these: status pages answer with nothing, and the site serves the fonts itself. */
const ownBuild = (assets: string): Plugin => ({
  name: 'own-build',
  setup: (steps) => {
    // Content files need only one of the hundreds of languages of the CMS's code highlighter.
    steps.onResolve({ filter: /^@shikijs\/langs\// }, ({ path }) =>
      path.endsWith('/yaml') ? undefined : { path: 'language', namespace: 'left-out' },
    )
    steps.onLoad({ filter: /.*/, namespace: 'left-out' }, () => ({ contents: 'export default []' }))
    steps.onLoad({ filter: /@sveltia[\\/]cms[\\/]npm[\\/]index\.js$/ }, ({ path }) => {
      const names = readdirSync(`${CMS_FOLDER}/assets`)
      const contents = readFileSync(path, 'utf8')
        .replace(STATUS_PAGES, 'data:application/json,{}')
        .replace(FONTS, (_, family: string, subset: string) =>
          join(assets, String(names.find((name) => name.startsWith(`${family}-${subset}-`)))),
        )
      return { contents, loader: 'js' }
    })
  },
})

/**
 * Bundles the editor into the folder of the built site, from which `gatsby develop` serves it too. Does nothing if the
 * bundle there is up to date.
 *
 * @returns the path of its script
 */
export async function publishBundle(publicFolder: string): Promise<string> {
  const hash = createHash('sha256').update(readCacheKey())
  for (const folder of ['src', 'admin/preview'])
    for (const file of filesIn(folder).sort()) hash.update(file).update(readFileSync(join(folder, file)))
  const path = `${ADMIN_ASSETS}${hash.digest('hex').slice(0, 20)}/`
  const script = `${path}start.js`
  if (existsSync(join(publicFolder, script))) return script
  rmSync(join(publicFolder, ADMIN_ASSETS), { recursive: true, force: true })
  // The bundle needs these beside it. They come first, because the script marks the folder as complete.
  const filter = (file: string) => !file.endsWith('.map')
  cpSync(`${CMS_FOLDER}/assets`, join(publicFolder, path, 'assets'), { recursive: true, filter })
  await build({
    entryPoints: ['admin/start.ts'],
    bundle: true,
    minify: true,
    splitting: true,
    format: 'esm',
    target: BROWSER_TARGETS,
    outdir: join(publicFolder, path),
    chunkNames: '[name]-[hash]',
    plugins: [ownBuild(`${path}assets`)],
    alias: { 'gatsby/graphql': 'graphql', gatsby: './admin/preview/gatsby.tsx' },
    // A preview must neither send a request that an editor tries out, nor count the editor as a visitor.
    define: { DELIVERY: 'null', ANALYTICS: 'null' },
    charset: 'utf8',
    legalComments: 'linked',
    logLevel: 'error',
  })
  // esbuild's process would otherwise hold 300 MB until the build ends.
  await stop()
  return script
}
