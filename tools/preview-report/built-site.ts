import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { z } from 'zod'
import { brotli } from '../browser/serve-site'

const chunkMap = z.record(z.string(), z.array(z.string()))
const pageData = z.object({ componentChunkName: z.string(), staticQueryHashes: z.array(z.string()) })

/** The file of a page's data, by the page's path. */
export function dataOf(page: string): string {
  return `/page-data/${page === '/' ? 'index' : page.slice(1)}/page-data.json`
}

/** The script within a page that makes it load the others. */
export function startScriptOf(html: string): string {
  return /<script data-page="[^"<]*">([^<]*(?:<(?!\/?script\b)[^<]*)*)<\/script>/.exec(html)?.[1] ?? ''
}

/** The fonts that a page fetches ahead. */
export function fontsOf(html: string): string[] {
  return [...html.matchAll(/<link rel="preload" href="([^"]+\.woff2)"/g)].map(([, path = '']) => path)
}

/** What texts weigh once compressed, by their digests: most files are the same on two sites that are compared. */
const compressed = new Map<string, number>()

/** How many bytes brotli makes of a text. */
export function compressedBytes(text: Buffer): number {
  const digest = createHash('sha256').update(text).digest('hex')
  const bytes = compressed.get(digest) ?? brotli(text).length
  compressed.set(digest, bytes)
  return bytes
}

/** The files of a built site, and what they weigh on the line. */
export class BuiltSite {
  private readonly folder: string

  /** @param folder where it is, such as `public` */
  constructor(folder: string) {
    this.folder = folder
  }

  /** Reads a file by its path on the site. */
  read(path: string): Buffer {
    return readFileSync(this.fileAt(path))
  }

  has(path: string): boolean {
    return existsSync(this.fileAt(path))
  }

  /** As a browser does it: a path on the site that goes up too far ends at the site's own top. */
  private fileAt(path: string): string {
    return join(this.folder, posix.resolve('/', path))
  }

  /** How many bytes of a file go over the line; what is compressed already goes as it is. */
  bytesOf(path: string): number {
    const content = this.read(path)
    return /\.(?:woff2|avif|webp|jpe?g|png)$/.test(path) ? content.length : compressedBytes(content)
  }

  /** The sum of the bytes of several files. */
  sumOf(paths: readonly string[]): number {
    return paths.reduce((sum, path) => sum + this.bytesOf(path), 0)
  }

  /** What a page loads once its app starts: scripts, and data that several pages share. */
  loadedBy(page: string): { scripts: string[]; shared: string[] } {
    const chunks = chunkMap.parse(JSON.parse(this.read('/chunk-map.json').toString()))
    const data = pageData.parse(JSON.parse(this.read(dataOf(page)).toString()))
    return {
      scripts: ['app', data.componentChunkName].flatMap((name) => chunks[name] ?? []),
      shared: data.staticQueryHashes.map((hash) => `/page-data/sq/d/${hash}.json`),
    }
  }

  /** How many bytes going from one page to another loads besides pictures. */
  navigationBetween(from: string, to: string): number {
    const present = Object.values(this.loadedBy(from)).flat()
    const wanted = Object.values(this.loadedBy(to)).flat()
    return this.sumOf([dataOf(to), ...wanted.filter((path) => !present.includes(path))])
  }
}
