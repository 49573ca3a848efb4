import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSync } from 'esbuild'
import { BRAND_FILE, CONTENT_FOLDER } from '../../content-check/parse/content-files'
import { filesIn } from '../../content-check/parse/files-in'
import { TOKENS_FILE } from '../typefaces/display-tracking'

/** The file whose change makes Gatsby empty its cache, as it does for every file in the root named `gatsby-…`. */
const KEY_FILE = 'gatsby-cache-key'

/** The code that a build runs itself or, for the editor, bundles itself. webpack tracks the code of pages. */
const ENTRY_POINTS = ['gatsby-config.ts', 'gatsby-node.ts', 'admin/start.ts']

/** Resolvers and style sheets read the brand and the logo by path, so Gatsby does not know who uses them. */
const isBrandFile = (name: string) => name === BRAND_FILE || name.toLowerCase().endsWith('.svg')

/**
 * Returns the files that a build reads, but that neither Gatsby nor webpack tracks: its own code, settings, packages,
 * browsers, design tokens, and the brand. After a change in one of them, a build with the old cache would publish outdated pages.
 */
export function untrackedFiles(root: string): string[] {
  const { metafile } = buildSync({
    absWorkingDir: root,
    entryPoints: ENTRY_POINTS,
    outdir: '.',
    bundle: true,
    packages: 'external',
    // The editor's bundle has its own key for the preview, so a change there need not empty Gatsby's cache.
    external: ['./admin/preview/show-page.tsx'],
    platform: 'node',
    metafile: true,
    write: false,
  })
  const content = join(root, CONTENT_FOLDER)
  const brand = existsSync(content) ? filesIn(content).filter(isBrandFile) : []
  return [
    ...Object.keys(metafile.inputs),
    'package.json',
    'tsconfig.json',
    TOKENS_FILE,
    'package-lock.json',
    ...brand.map((name) => `${CONTENT_FOLDER}/${name}`),
  ]
}

/** Makes Gatsby empty its cache if one of {@link untrackedFiles} has changed, or the project has moved: it stores paths. */
export function writeCacheKey(root = process.cwd()): void {
  const hash = createHash('sha256').update(root)
  for (const file of untrackedFiles(root)) hash.update(file).update(readFileSync(join(root, file)))
  writeFileSync(join(root, KEY_FILE), `${hash.digest('hex')}\n`)
}

/** Returns the current key, which {@link writeCacheKey} has written. */
export function readCacheKey(root = process.cwd()): string {
  return readFileSync(join(root, KEY_FILE), 'utf8')
}
