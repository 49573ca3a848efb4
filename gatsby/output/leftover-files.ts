import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/**
 * What Gatsby leaves in the built site for its own use: how webpack split the scripts, scripts of others that it could run in
 * a worker, and parts of pages. It writes all of them again in each build.
 */
const LEFTOVERS = ['webpack.stats.json', '~partytown', '_gatsby']

/**
 * Removes what neither visitors nor hosts ask a built site for.
 *
 * @param publicFolder where the built site is
 */
export function removeLeftovers(publicFolder: string): void {
  // No build makes source maps any more, but Gatsby keeps old scripts and what lies beside them.
  const sourceMaps = readdirSync(publicFolder).filter((file) => file.endsWith('.js.map'))
  for (const name of [...LEFTOVERS, ...sourceMaps]) rmSync(join(publicFolder, name), { recursive: true, force: true })
}

/**
 * Removes the pages of redirects that the last build wrote, before a build writes its own: a redirect may have been removed,
 * and Gatsby does not know of these pages.
 *
 * @param publicFolder where the built site is
 */
export function removeRedirectPages(publicFolder: string): void {
  const list = join(publicFolder, '_redirects')
  if (!existsSync(list)) return
  for (const line of readFileSync(list, 'utf8').split('\n').filter(Boolean)) {
    const [from = ''] = line.split(' ')
    rmSync(join(publicFolder, from, 'index.html'), { force: true })
  }
}
