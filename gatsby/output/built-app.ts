import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const CHUNK_MAP = 'chunk-map.json'
const APP_DATA = 'page-data/app-data.json'

/** The files that the app requests from any page. */
export const APP_FILES = [CHUNK_MAP, APP_DATA]

const webpackStats = z.object({ assetsByChunkName: z.record(z.string(), z.array(z.string())) })

export interface BuiltApp {
  scripts: readonly string[]
  styles: string
  /** The app recognizes data of its own build by it. */
  hash: string
}

/**
 * Reads the paths (with hashes) of the style sheet and of every page's scripts, and rewrites two files: the list of
 * scripts to prefetch, without shared ones, and its hash, which differs between equal builds and would rewrite and
 * compress every page.
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
  writeFileSync(join(publicFolder, CHUNK_MAP), JSON.stringify(chunks))
  writeFileSync(join(publicFolder, APP_DATA), JSON.stringify({ webpackCompilationHash: hash }))
  return { ...files, hash }
}
