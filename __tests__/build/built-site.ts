import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { z } from 'zod'
import { filesIn } from '../../content-check/parse/files-in'
import { brotli } from '../../tools/browser/serve-site'

const PUBLIC = 'public'

const chunkMap = z.record(z.string(), z.array(z.string()))
const pageData = z.object({ componentChunkName: z.string(), staticQueryHashes: z.array(z.string()) })

/** The paths of all files of the latest build. */
export const FILES = filesIn(PUBLIC)

/** Returns the path of the first file in a folder of the built site whose name matches. */
export function builtFile(pattern: RegExp, folder = '/'): string {
  const name = readdirSync(PUBLIC + folder).find((one) => pattern.test(one))
  if (name === undefined) throw new Error(`public${folder} has no file like ${pattern.source}`)
  return folder + name
}

/** The file of a page's data, by the page's path. */
export function pageDataPath(page: string): string {
  return `/page-data/${page === '/' ? 'index' : page === '/404' ? '404.html' : page.slice(1)}/page-data.json`
}

/** The transfer sizes of files in bytes, by path: pages share most of their files, and compression is slow. */
const sizes = new Map<string, number>()

function bytesOf(path: string): number {
  const content = site.read(path)
  const isCompressed = /\.(?:woff2|avif|webp|jpe?g|png)$/.test(path)
  const size = sizes.get(path) ?? (isCompressed ? content : brotli(content)).length
  sizes.set(path, size)
  return size
}

export const site = {
  /** As in a browser, a path cannot go above the root of the site. */
  read: (path: string): Buffer => readFileSync(PUBLIC + posix.resolve('/', path)),

  /** The bytes that a host transfers for these files. */
  totalBytes: (paths: readonly string[]): number => paths.reduce((sum, path) => sum + bytesOf(path), 0),

  /** The scripts of each chunk; `app` has those of every page. */
  chunks: () => chunkMap.parse(JSON.parse(site.read('/chunk-map.json').toString())),

  /** The files that a page loads once its app starts: scripts, and data that several pages share. */
  loadedBy: (page: string) => {
    const { componentChunkName, staticQueryHashes } = pageData.parse(JSON.parse(readText(pageDataPath(page))))
    return {
      scripts: ['app', componentChunkName].flatMap((name) => site.chunks()[name] ?? []),
      shared: staticQueryHashes.map((hash) => `/page-data/sq/d/${hash}.json`),
    }
  },
}

export const readText = (path: string): string => site.read(path).toString()

/** The content security policy of every response, apart from those of the editor. */
export const readPolicy = () => /Content-Security-Policy: (.*)/.exec(readText('_headers'))?.[1] ?? ''

/** The HTML files of all pages of the site. The editor is not one of them, and neither are files that only redirect. */
export const HTML_FILES = FILES.filter((path) => path.endsWith('.html') && !/^(?:_gatsby|admin)\//.test(path))
  .map((path) => `/${path}`)
  .filter((path) => !readText(path).includes('http-equiv="refresh"'))
