import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const webpackStats = z.object({ assetsByChunkName: z.record(z.string(), z.array(z.string())) })

/** What pages need to know about the app of a build. */
export interface BuiltApp {
  /** The paths of the scripts that every page needs. */
  scripts: readonly string[]
  /** The path of the global style sheet. */
  styles: string
  /** The hash of the build, by which the app recognizes data of its own build. */
  hash: string
}

/**
 * Reads the scripts and styles of a build, and rewrites two of Gatsby's files.
 *
 * - The chunk map lists the scripts that the app prefetches for each page. Gatsby's own omits scripts that several pages share.
 * - Gatsby's own hash of the build differs between a first build and a second one of the same code, which would rewrite and compress
 *   every page. The names of scripts and styles contain hashes of their content, so this hash changes only with them.
 *
 * @throws if the build has no global style sheet
 */
export function completeApp(publicFolder: string): BuiltApp {
  const { assetsByChunkName } = webpackStats.parse(
    JSON.parse(readFileSync(join(publicFolder, 'webpack.stats.json'), 'utf8')),
  )
  const pathsOf = (assets: readonly string[], extension: string) =>
    assets.filter((asset) => asset.endsWith(extension)).map((asset) => `/${asset}`)
  const { app = [] } = assetsByChunkName
  const [styles] = pathsOf(app, '.css')
  if (styles === undefined) throw new Error('The build has no global style sheet')
  const chunks = Object.fromEntries(
    Object.entries(assetsByChunkName).map(([name, assets]) => [name, pathsOf(assets, '.js')]),
  )
  const files = { scripts: pathsOf(app, '.js'), styles, chunks }
  const hash = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 20)
  writeFileSync(join(publicFolder, 'chunk-map.json'), JSON.stringify(chunks))
  writeFileSync(join(publicFolder, 'page-data/app-data.json'), JSON.stringify({ webpackCompilationHash: hash }))
  return { ...files, hash }
}
