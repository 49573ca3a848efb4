import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSync } from 'esbuild'
import { BRAND_FILE, CONTENT_FOLDER } from '../../content-check/parse/content-files'
import { filesIn } from '../../content-check/parse/files-in'
import { TOKENS_FILE } from '../typefaces/display-tracking'

/** Gatsby empties its cache when a root file named `gatsby-…` has changed. */
const KEY_FILE = 'gatsby-cache-key'

/** What a build runs or, for the editor, bundles itself. webpack knows the rest. */
const ENTRY_POINTS = ['gatsby-config.ts', 'gatsby-node.ts', 'admin/start.ts']

/** Resolvers and style sheets read the brand, and the logo, the only SVG file, by path. */
const isBrandFile = (name: string) => name === BRAND_FILE || name.toLowerCase().endsWith('.svg')

/** What a build reads but neither Gatsby nor webpack tracks: code, settings, packages, design tokens, and the brand. */
export function untrackedFiles(root: string): string[] {
  const { metafile } = buildSync({
    absWorkingDir: root,
    entryPoints: ENTRY_POINTS,
    outdir: '.',
    bundle: true,
    packages: 'external',
    // The bundle of the editor has a key of its own for it.
    external: ['./admin/preview/show-page.tsx'],
    platform: 'node',
    metafile: true,
    write: false,
  })
  const content = join(root, CONTENT_FOLDER)
  const brand = existsSync(content) ? filesIn(content).filter(isBrandFile) : []
  return [
    ...Object.keys(metafile.inputs),
    'tsconfig.json',
    TOKENS_FILE,
    'package-lock.json',
    ...brand.map((name) => `${CONTENT_FOLDER}/${name}`),
  ]
}

/** Makes Gatsby empty its cache if such a file has changed, or the project, whose paths it has, moved. */
export function writeCacheKey(root = process.cwd()): void {
  const hash = createHash('sha256').update(root)
  for (const file of untrackedFiles(root)) hash.update(file).update(readFileSync(join(root, file)))
  writeFileSync(join(root, KEY_FILE), `${hash.digest('hex')}\n`)
}

export function readCacheKey(root = process.cwd()): string {
  return readFileSync(join(root, KEY_FILE), 'utf8')
}
