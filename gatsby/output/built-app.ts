import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const webpackStats = z.object({
  assetsByChunkName: z.intersection(z.object({ app: z.array(z.string()) }), z.record(z.string(), z.array(z.string()))),
})

/** The scripts and styles of a build, by their paths on the site. */
export interface BuiltApp {
  /** The scripts that every page needs. */
  scripts: string[]
  /** The global style sheet. */
  styles: string
  /** The scripts that each page component needs in addition to those of every page, by the component's chunk name. */
  chunks: Readonly<Record<string, string[]>>
}

const isScript = (path: string) => path.endsWith('.js')

/**
 * Finds the scripts and styles of a build.
 *
 * @throws if the build has no global style sheet
 */
export function readBuiltApp(publicFolder: string): BuiltApp {
  const stats = webpackStats.parse(JSON.parse(readFileSync(join(publicFolder, 'webpack.stats.json'), 'utf8')))
  const chunks = Object.entries(stats.assetsByChunkName).map(
    ([name, assets]) => [name, assets.map((asset) => `/${asset}`)] as const,
  )
  const app = stats.assetsByChunkName.app.map((asset) => `/${asset}`)
  const styles = app.find((path) => path.endsWith('.css'))
  if (styles === undefined) throw new Error('The build has no global style sheet')
  return {
    scripts: app.filter(isScript),
    styles,
    chunks: Object.fromEntries(chunks.map(([name, paths]) => [name, paths.filter(isScript)])),
  }
}

/**
 * Writes the chunk map, which lists the scripts that the app prefetches for each page. Gatsby's own file omits scripts that
 * several pages share.
 */
export function writeChunkMap(publicFolder: string, { chunks }: BuiltApp): void {
  writeFileSync(join(publicFolder, 'chunk-map.json'), JSON.stringify(chunks))
}

/**
 * Writes the hash of the build, by which the app recognizes data of its own build. Gatsby's own hash differs between a first
 * build and a second one of the same code, which would rewrite and compress every page. The names of scripts and styles contain
 * hashes of their content, so this one changes only with them.
 *
 * @returns the hash, 20 hexadecimal digits like Gatsby's
 */
export function writeBuildHash(publicFolder: string, app: BuiltApp): string {
  const hash = createHash('sha256').update(JSON.stringify(app)).digest('hex').slice(0, 20)
  writeFileSync(join(publicFolder, 'page-data/app-data.json'), JSON.stringify({ webpackCompilationHash: hash }))
  return hash
}
