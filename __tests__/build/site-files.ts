import { hash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { z } from 'zod'
import { brotli } from '../../tools/browser/serve-site'

const chunkMap = z.record(z.string(), z.array(z.string()))
const pageData = z.object({ componentChunkName: z.string(), staticQueryHashes: z.array(z.string()) })

/** The file of a page's data, by the page's path. */
export function pageDataPath(page: string): string {
  return `/page-data/${page === '/' ? 'index' : page === '/404' ? '404.html' : page.slice(1)}/page-data.json`
}

/** The inline script of a page that loads the other scripts. */
export function inlineStartScript(html: string): string {
  return /<script data-page="[^"<]*">([^<]*(?:<(?!\/?script\b)[^<]*)*)<\/script>/.exec(html)?.[1] ?? ''
}

/** The fonts that a page preloads. */
export function preloadedFonts(html: string): string[] {
  return [...html.matchAll(/<link rel="preload" href="([^"]+\.woff2)"/g)].map(([, path = '']) => path)
}

/** Compressed sizes by digest: most files are the same on the two sites that are compared. */
const compressed = new Map<string, number>()

/** The size of a text compressed with Brotli, in bytes. */
export function compressedBytes(text: Buffer): number {
  const digest = hash('sha256', text)
  const bytes = compressed.get(digest) ?? brotli(text).length
  compressed.set(digest, bytes)
  return bytes
}

/** The files of a built site, and their transfer sizes. */
export class BuiltSite {
  constructor(private readonly folder: string) {}

  read(path: string): Buffer {
    return readFileSync(this.fileAt(path))
  }

  has(path: string): boolean {
    return existsSync(this.fileAt(path))
  }

  /** As in a browser, a path cannot go above the root of the site. */
  private fileAt(path: string): string {
    return join(this.folder, posix.resolve('/', path))
  }

  /** The transfer size of a file in bytes; formats that are already compressed are not compressed again. */
  bytesOf(path: string): number {
    const content = this.read(path)
    return /\.(?:woff2|avif|webp|jpe?g|png)$/.test(path) ? content.length : compressedBytes(content)
  }

  totalBytes(paths: readonly string[]): number {
    return paths.reduce((sum, path) => sum + this.bytesOf(path), 0)
  }

  /** The scripts of each chunk; `app` has those of every page. */
  chunks(): Readonly<Record<string, readonly string[]>> {
    return chunkMap.parse(JSON.parse(this.read('/chunk-map.json').toString()))
  }

  /** What a page's data says about the files that it needs. */
  dataOf(page: string): { componentChunkName: string; staticQueryHashes: readonly string[] } {
    return pageData.parse(JSON.parse(this.read(pageDataPath(page)).toString()))
  }

  /** The files that a page loads once its app starts: scripts, and data that several pages share. */
  loadedBy(page: string): { scripts: string[]; shared: string[] } {
    const chunks = this.chunks()
    const data = this.dataOf(page)
    return {
      scripts: ['app', data.componentChunkName].flatMap((name) => chunks[name] ?? []),
      shared: data.staticQueryHashes.map((hash) => `/page-data/sq/d/${hash}.json`),
    }
  }

  /** The bytes that navigating from one page to another loads, without images. */
  navigationBetween(from: string, to: string): number {
    const present = Object.values(this.loadedBy(from)).flat()
    const needed = Object.values(this.loadedBy(to)).flat()
    return this.totalBytes([pageDataPath(to), ...needed.filter((path) => !present.includes(path))])
  }
}
