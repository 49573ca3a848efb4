import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { build, type Plugin, stop } from 'esbuild'
import { ADMIN_ASSETS } from '../../admin/paths'
import { BROWSER_TARGETS } from './browser-targets'

/** The languages of the CMS’s code highlighter, of which content files need one. */
const LANGUAGES = /^@shikijs\/langs\//
const CONTENT_LANGUAGE = '@shikijs/langs/yaml'

/** Addresses on other hosts in the code of the CMS, which no page of this site may contact. */
const OTHER_HOSTS: readonly { pattern: RegExp; instead: (...parts: string[]) => string }[] = [
  {
    // Status pages of git hosts. The CMS gets an empty response.
    pattern: /https:\/\/(?:www\.githubstatus\.com\/api\/|status-api\.hostedstatus\.com\/)[\w./]+/g,
    instead: () => 'data:application/json,{}',
  },
  {
    // Fonts that are also in the package.
    pattern: /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([a-z\d-]+)(?::vf)?@[\d.]+\/([a-z\d-]+)\.woff2/g,
    instead: (_, family, subset) => `${ADMIN_ASSETS}assets/${fontFile(`${family}-${subset}-`)}`,
  },
]

/** The folder of the package, from which its fonts and icons are copied. */
function packageFolder(): string {
  return dirname(createRequire(__filename).resolve('@sveltia/cms'))
}

/** The name of a font's file in the package. */
function fontFile(start: string): string {
  const name = readdirSync(join(packageFolder(), 'assets')).find((file) => file.startsWith(start))
  if (name === undefined) throw new Error(`@sveltia/cms has no font ${start}…`)
  return name
}

/**
 * The code of the CMS without addresses on other hosts.
 *
 * @throws if it no longer contains them, so that each new version is reviewed
 */
function withoutOtherHosts(code: string): string {
  return OTHER_HOSTS.reduce((text, { pattern, instead }) => {
    const changed = text.replace(pattern, instead)
    if (changed === text)
      throw new Error(`@sveltia/cms no longer contains ${String(pattern)}: see gatsby/output/admin-bundle.ts`)
    return changed
  }, code)
}

const ownBuild: Plugin = {
  name: 'own-build',
  setup: (steps) => {
    steps.onResolve({ filter: LANGUAGES }, ({ path }) =>
      path === CONTENT_LANGUAGE ? undefined : { path: 'language', namespace: 'left-out' },
    )
    steps.onLoad({ filter: /.*/, namespace: 'left-out' }, () => ({ contents: 'export default []' }))
    steps.onLoad({ filter: /@sveltia[\\/]cms[\\/]npm[\\/]index\.js$/ }, ({ path }) => ({
      contents: withoutOtherHosts(readFileSync(path, 'utf8')),
      loader: 'js',
    }))
  },
}

/** The folder of the bundle, in Gatsby's cache. */
export const BUNDLE_FOLDER = '.cache/admin'
/** The file that contains the file name of the script that the page loads. */
const SCRIPT_RECORD = '.cache/admin-script'

/**
 * Bundles the editor with the CMS, and copies the files that the CMS loads on demand. A bundle of an earlier build is reused: Gatsby
 * empties its cache when the code or a package has changed (gatsby/sources/cache-key.ts).
 *
 * @returns the file name of the script that the page loads
 */
export async function bundleAdmin(root: string): Promise<string> {
  const folder = join(root, BUNDLE_FOLDER)
  const record = join(root, SCRIPT_RECORD)
  if (existsSync(record)) return readFileSync(record, 'utf8')
  rmSync(folder, { recursive: true, force: true })
  const { metafile } = await build({
    absWorkingDir: root,
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
    metafile: true,
    charset: 'utf8',
    legalComments: 'linked',
    logLevel: 'error',
  })
  // Otherwise, its process would hold 300 MB until the build ends.
  await stop()
  // The bundle looks for these next to itself.
  cpSync(join(packageFolder(), 'assets'), join(folder, 'assets'), {
    recursive: true,
    filter: (path) => !path.endsWith('.map'),
  })
  const [script] = Object.entries(metafile.outputs).flatMap(([path, { entryPoint }]) =>
    entryPoint === 'admin/start.ts' ? [basename(path)] : [],
  )
  if (script === undefined) throw new Error('esbuild generated no output for admin/start.ts')
  // Written last, so that an interrupted build leaves no record.
  writeFileSync(record, script)
  return script
}

/**
 * Copies the bundle to the built site. File names contain a hash of the content, so existing files are not written again unless their
 * size differs, which an interrupted build may have caused.
 */
export function publishBundle(root: string, target: string): void {
  const isMissing = (from: string, to: string) =>
    statSync(from).isDirectory() || statSync(from).size !== statSync(to, { throwIfNoEntry: false })?.size
  cpSync(join(root, BUNDLE_FOLDER), target, { recursive: true, filter: isMissing })
}
