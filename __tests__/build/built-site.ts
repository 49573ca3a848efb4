import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { z } from 'zod'

const PUBLIC = 'public'

const stats = z.object({
  namedChunkGroups: z.record(z.string(), z.object({ assets: z.array(z.object({ name: z.string() })) })),
})
const pageData = z.object({ componentChunkName: z.string(), staticQueryHashes: z.array(z.string()) })

/** Reads a file of the built site by its path on it. */
export function readBuilt(path: string): Buffer {
  return readFileSync(join(PUBLIC, path))
}

/** How many bytes of a file go over the line; what is compressed already goes as it is. */
export function bytesOf(path: string): number {
  const content = readBuilt(path)
  if (/\.(?:woff2|avif|webp|jpe?g|png)$/.test(path)) return content.length
  return brotli(content).length
}

/** Compresses as a host does that compresses its files once. */
export function brotli(content: Buffer): Buffer {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
}

/** The sum of the bytes of several files. */
export function sumOf(paths: readonly string[]): number {
  return paths.reduce((sum, path) => sum + bytesOf(path), 0)
}

/** The HTML files of all pages. */
export const HTML_FILES = readdirSync(PUBLIC, { recursive: true, encoding: 'utf8', withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
  .map((entry) => join(entry.parentPath, entry.name).slice(PUBLIC.length))
  .filter((path) => !path.startsWith('/_gatsby/'))

/** The path of the first file in one of the built site's folders whose name matches. */
export function builtFile(pattern: RegExp, folder = '/'): string {
  const name = readdirSync(join(PUBLIC, folder)).find((one) => pattern.test(one))
  if (name === undefined) throw new Error(`public${folder} has no file like ${pattern.source}`)
  return folder + name
}

/** The text of a page's HTML file. */
export const readHtml = (path: string): string => readBuilt(path).toString()

/** The file of a page's data, by the page's path. */
export function dataOf(page: string): string {
  return `/page-data/${page === '/' ? 'index' : page.slice(1)}/page-data.json`
}

/** What the page loads once its app starts: scripts, and data that several pages share. */
export function loadedBy(page: string): { scripts: string[]; shared: string[] } {
  const { namedChunkGroups } = stats.parse(JSON.parse(readBuilt('/webpack.stats.json').toString()))
  const data = pageData.parse(JSON.parse(readBuilt(dataOf(page)).toString()))
  const groups = ['app', data.componentChunkName].flatMap((name) => namedChunkGroups[name]?.assets ?? [])
  return {
    scripts: groups.map(({ name }) => `/${name}`).filter((path) => path.endsWith('.js')),
    shared: data.staticQueryHashes.map((hash) => `/page-data/sq/d/${hash}.json`),
  }
}
