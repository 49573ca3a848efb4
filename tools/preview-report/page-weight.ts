import { isPageOf } from '../../src/content-model/entry-pages'
import { serviceType } from '../../src/content-model/service'
import type { SitePages } from '../../src/content-model/site-pages'
import { htmlFileOf } from './built-pages'
import { type BuiltSite, compressedBytes, inlineStartScript, pageDataPath, preloadedFonts } from './built-site'
import { elementsOf, srcsetUrls } from './html-elements'

/** The transfer size of each part of a page, in bytes. */
export interface PageWeight {
  document: number
  /** All scripts that its app starts with. */
  scripts: number
  fonts: number
  /** The content data that its app, and pages that link to it, load. */
  data: number
  /** Its images, each in its first format and largest width: the maximum that a browser loads. */
  images: number
  /** Services only: everything but images that navigating there from the home page loads. */
  navigation?: number
}

function imageCandidates(html: string): string[][] {
  const images: string[][] = []
  // The first source has the preferred format; the others are fallbacks.
  let isChosen = false
  for (const { name, attributes, parent } of elementsOf(html)) {
    if (name === 'picture') isChosen = false
    const isPart = parent === 'picture'
    if ((name !== 'source' && name !== 'img') || (isPart && isChosen)) continue
    const srcset = attributes.get('srcset')
    const candidates = srcset === undefined ? [attributes.get('src') ?? ''] : srcsetUrls(srcset)
    if (isPart) isChosen = true
    images.push(candidates)
  }
  return images
}

function weighImages(site: BuiltSite, html: string): number {
  const largest = imageCandidates(html).map((candidates) => {
    const files = candidates.filter((path) => path.startsWith('/') && site.has(path))
    return files.sort((one, other) => site.bytesOf(other) - site.bytesOf(one))[0]
  })
  return site.totalBytes([...new Set(largest.filter((path) => path !== undefined))])
}

/** Measures the transfer size of an existing page; `pages` tells which pages are those of services. */
export function weighPage(site: BuiltSite, path: string, pages: SitePages): PageWeight {
  const file = htmlFileOf(path)
  const html = site.read(file).toString()
  const { scripts, shared } = site.loadedBy(path)
  return {
    document: site.bytesOf(file),
    scripts: compressedBytes(Buffer.from(inlineStartScript(html))) + site.totalBytes(scripts),
    fonts: site.totalBytes(preloadedFonts(html)),
    data: site.totalBytes([pageDataPath(path), ...shared]),
    images: weighImages(site, html),
    ...(isPageOf(serviceType, path, pages) && { navigation: site.navigationBetween('/', path) }),
  }
}
