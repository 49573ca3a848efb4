import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const webpackStats = z.object({
  assetsByChunkName: z.intersection(z.object({ app: z.array(z.string()) }), z.record(z.string(), z.array(z.string()))),
})

/** The files that every page needs, by their paths on the site. */
export interface BuiltApp {
  scripts: string[]
  /** The styles of all pages. */
  styles: string
  /** By the name of a page's component, the scripts that it needs beside those of every page. */
  chunks: Readonly<Record<string, string[]>>
}

const isScript = (path: string) => path.endsWith('.js')

/**
 * Finds the scripts and styles of a build.
 *
 * @param publicFolder where Gatsby has put the built site
 * @throws where the build has no styles for all pages
 */
export function readBuiltApp(publicFolder: string): BuiltApp {
  const stats = webpackStats.parse(JSON.parse(readFileSync(join(publicFolder, 'webpack.stats.json'), 'utf8')))
  const chunks = Object.entries(stats.assetsByChunkName).map(
    ([name, assets]) => [name, assets.map((asset) => `/${asset}`)] as const,
  )
  const app = stats.assetsByChunkName.app.map((asset) => `/${asset}`)
  const styles = app.find((path) => path.endsWith('.css'))
  if (styles === undefined) throw new Error('The build has no styles for all pages')
  return {
    scripts: app.filter(isScript),
    styles,
    chunks: Object.fromEntries(chunks.map(([name, paths]) => [name, paths.filter(isScript)])),
  }
}

/**
 * Writes the names of the scripts that the app prefetches for a page. Gatsby's own file leaves out scripts that several
 * pages share.
 */
export function writeChunkMap(publicFolder: string, { chunks }: BuiltApp): void {
  writeFileSync(join(publicFolder, 'chunk-map.json'), JSON.stringify(chunks))
}
