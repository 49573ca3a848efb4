import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Removes files that neither visitors nor hosts request: the webpack statistics, the library that runs third-party scripts in a worker,
 * and page slices. Each build of Gatsby's writes all of them again.
 */
export function removeLeftovers(publicFolder: string): void {
  for (const name of ['webpack.stats.json', '~partytown', '_gatsby'])
    rmSync(join(publicFolder, name), { recursive: true, force: true })
}

/** Gatsby's own folders of pictures are named by hashes. */
const PICTURES = /^[\da-f]{32}$/

/**
 * Empties the folder of the built site, but for the pictures. Gatsby keeps all files whose names contain hashes, even if it has emptied
 * its cache. It makes no picture again: it remembers them as made.
 */
export function emptyBuiltSite(publicFolder: string): void {
  const files = join(publicFolder, 'static')
  // Gatsby has already created this folder, and does not do so again.
  mkdirSync(files, { recursive: true })
  for (const name of readdirSync(publicFolder))
    if (name !== 'static') rmSync(join(publicFolder, name), { recursive: true })
  for (const name of readdirSync(files)) if (!PICTURES.test(name)) rmSync(join(files, name), { recursive: true })
}

/**
 * Removes the redirect pages of the previous build before a build writes its own. A redirect may have been deleted since
 * then, and Gatsby does not know about these pages.
 */
export function removeRedirectPages(publicFolder: string): void {
  const list = join(publicFolder, '_redirects')
  if (!existsSync(list)) return
  for (const line of readFileSync(list, 'utf8').split('\n').filter(Boolean)) {
    const [from = ''] = line.split(' ')
    rmSync(join(publicFolder, from, 'index.html'), { force: true })
  }
}
