import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSync } from 'esbuild'

/** Gatsby empties its cache when a file of the root folder whose name begins with `gatsby-` has changed. */
const KEY_FILE = 'gatsby-cache-key'

/**
 * Makes Gatsby empty its cache if the code that produced its content or a package has changed, or if the project has been moved.
 * Gatsby itself compares gatsby-node.ts but not the modules that it imports, and its cache contains absolute paths.
 *
 * @param root the project's folder, which contains gatsby-node.ts
 */
export function writeCacheKey(root = process.cwd()): void {
  const { outputFiles } = buildSync({
    absWorkingDir: root,
    entryPoints: ['gatsby-node.ts'],
    bundle: true,
    packages: 'external',
    platform: 'node',
    write: false,
  })
  const hash = createHash('sha256')
    .update(root)
    .update(readFileSync(join(root, 'package-lock.json')))
  for (const { contents } of outputFiles) hash.update(contents)
  writeFileSync(join(root, KEY_FILE), `${hash.digest('hex')}\n`)
}

/** Returns the key that {@link writeCacheKey} wrote. */
export function readCacheKey(root = process.cwd()): string {
  return readFileSync(join(root, KEY_FILE), 'utf8')
}
