import { isServicePath } from '../../src/routes/paths'
import { compressedBytes, dataOf, fontsOf, startScriptOf, type BuiltSite } from './built-site'
import { fileOfPage } from './compared-pages'
import { candidatesOf, elementsOf } from './html-elements'

/** What a page weighs on the line, part by part, in bytes. */
export interface PageWeight {
  /** The HTML itself. */
  document: number
  /** All scripts that its app starts with. */
  scripts: number
  /** The fonts that it fetches ahead. */
  fonts: number
  /** What its app and pages that lead to it load of its content. */
  data: number
  /** Its pictures, each in its first format and the largest width: the most that a browser loads of them. */
  pictures: number
  /** Of a service: what going there from the home page loads besides pictures. */
  navigation?: number
}

/** The files that a browser chooses from, picture by picture. */
function picturesOf(html: string): string[][] {
  const pictures: string[][] = []
  // The first of a picture's sources is the format that browsers like best; the others stand in for it.
  let isChosen = false
  for (const { name, attributes, parent } of elementsOf(html)) {
    if (name === 'picture') isChosen = false
    const isPart = parent === 'picture'
    if ((name !== 'source' && name !== 'img') || (isPart && isChosen)) continue
    const srcset = attributes.get('srcset')
    const candidates = srcset === undefined ? [attributes.get('src') ?? ''] : candidatesOf(srcset)
    if (isPart) isChosen = true
    pictures.push(candidates)
  }
  return pictures
}

function weighPictures(site: BuiltSite, html: string): number {
  const largest = picturesOf(html).map((candidates) => {
    const files = candidates.filter((path) => path.startsWith('/') && site.has(path))
    return files.sort((one, other) => site.bytesOf(other) - site.bytesOf(one))[0]
  })
  return site.sumOf([...new Set(largest.filter((path) => path !== undefined))])
}

/**
 * Weighs a page.
 *
 * @param path the page's path, which must be on the site
 */
export function weighPage(site: BuiltSite, path: string): PageWeight {
  const file = fileOfPage(path)
  const html = site.read(file).toString()
  const { scripts, shared } = site.loadedBy(path)
  return {
    document: site.bytesOf(file),
    scripts: compressedBytes(Buffer.from(startScriptOf(html))) + site.sumOf(scripts),
    fonts: site.sumOf(fontsOf(html)),
    data: site.sumOf([dataOf(path), ...shared]),
    pictures: weighPictures(site, html),
    ...(isServicePath(path) && { navigation: site.navigationBetween('/', path) }),
  }
}
