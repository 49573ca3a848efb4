import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSync } from 'esbuild'
import { BRAND_FILE, CONTENT_FOLDER } from '../../tools/content/parse/content-files'

/** Gatsby empties its cache when a file of the root folder whose name begins with `gatsby-` has changed. */
const KEY_FILE = 'gatsby-cache-key'

/**
 * Makes Gatsby empty its cache if the code that produced its content, a package, or the brand has changed, or if the project has
 * been moved. Gatsby itself compares gatsby-node.ts but not the modules that it imports, its cache contains absolute paths, and
 * every drawing and page depends on the brand.
 *
 * @param root the project's folder, which contains gatsby-node.ts
 */
export function writeCacheKey(root = process.cwd()): void {
  const { outputFiles } = buildSync({
    absWorkingDir: root,
    // The editor's code runs in the browser, so gatsby-node.ts does not import it.
    entryPoints: ['gatsby-node.ts', 'admin/start.ts'],
    outdir: '.',
    bundle: true,
    packages: 'external',
    platform: 'node',
    write: false,
  })
  const brand = join(root, CONTENT_FOLDER, BRAND_FILE)
  const hash = createHash('sha256')
    .update(root)
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(existsSync(brand) ? readFileSync(brand) : '')
  for (const { contents } of outputFiles) hash.update(contents)
  writeFileSync(join(root, KEY_FILE), `${hash.digest('hex')}\n`)
}

/** Returns the key that {@link writeCacheKey} wrote. */
export function readCacheKey(root = process.cwd()): string {
  return readFileSync(join(root, KEY_FILE), 'utf8')
}
