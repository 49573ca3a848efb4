import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { CHUNK_MAP_PATH } from '../../content-model/routes/files'

const CHUNK_MAP = CHUNK_MAP_PATH.slice(1)
const APP_DATA = 'page-data/app-data.json'

/** The files that the app requests from any page. */
export const APP_FILES = [CHUNK_MAP, APP_DATA]

const webpackStats = z.object({ assetsByChunkName: z.record(z.string(), z.array(z.string())) })

/** What every page of a build loads. Paths begin with a slash. */
export interface BuiltApp {
  scripts: readonly string[]
  styles: string
  /** Identifies the build: by it, the app recognizes data of pages that were built together with it. */
  hash: string
}

/**
 * Reads which scripts and styles webpack wrote, and rewrites two of Gatsby's files for the app: the list of each page's
 * own scripts, which it prefetches, and the hash of the build. Gatsby's hash differs even between equal builds, so every
 * page would change with it and be compressed again.
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
