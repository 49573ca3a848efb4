import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const webpackStats = z.object({ assetsByChunkName: z.object({ app: z.array(z.string()) }) })

/** The files that every page needs, by their paths on the site. */
export interface BuiltApp {
  scripts: string[]
  /** The styles of all pages. */
  styles: string
}

/**
 * Finds the files that every page of a build needs.
 *
 * @param publicFolder where Gatsby has put the built site
 * @throws where the build has no styles for all pages
 */
export function readBuiltApp(publicFolder: string): BuiltApp {
  const stats = webpackStats.parse(JSON.parse(readFileSync(join(publicFolder, 'webpack.stats.json'), 'utf8')))
  const paths = stats.assetsByChunkName.app.map((asset) => `/${asset}`)
  const styles = paths.find((path) => path.endsWith('.css'))
  if (styles === undefined) throw new Error('The build has no styles for all pages')
  return { scripts: paths.filter((path) => path.endsWith('.js')), styles }
}
