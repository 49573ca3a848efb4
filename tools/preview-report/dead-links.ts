import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { normalizePath } from '../../src/routes/paths'
import { didYouMean, quoted } from '../content/messages/text-format'
import { closestMatch } from '../content/rules/closest-match'
import { builtFiles, htmlFiles, pagePathOf, readRedirects } from './built-pages'
import { elementsOf, srcsetUrls } from './html-elements'

/** A link on built pages whose target does not exist. */
export interface DeadLink {
  /** The address as it is on the pages. */
  address: string
  /** The problem, as the rest of a sentence, and the suggested fix. */
  message: string
  advice: string
  pages: string[]
}

interface BuiltDocument {
  ids: ReadonlySet<string>
  addresses: ReadonlySet<string>
}

interface LinkTargets {
  documents: ReadonlyMap<string, BuiltDocument>
  redirects: ReadonlyMap<string, string>
  files: ReadonlySet<string>
  /** The scheme and host of the site, which its own links may include. */
  origin: string
}

function readDocument(html: string): BuiltDocument {
  const ids = new Set<string>()
  const addresses = new Set<string>()
  for (const { attributes } of elementsOf(html)) {
    for (const [name, value] of attributes) {
      if (name === 'id') ids.add(value)
      else if (name === 'href' || name === 'src' || name === 'poster') addresses.add(value.trim())
      else if (name === 'srcset' || name === 'imagesrcset') for (const one of srcsetUrls(value)) addresses.add(one)
    }
  }
  return { ids, addresses }
}

/** Decodes a URL component; returns it unchanged if it is malformed. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function problemOf(address: string, page: string, { documents, redirects, files, origin }: LinkTargets) {
  if (!URL.canParse(address, origin + page))
    return { message: 'is not an address', advice: 'Copy it from the browser’s address bar.' }
  const url = new URL(address, origin + page)
  if (url.origin !== origin) return undefined
  const path = decoded(url.pathname)
  const [target = '', targetAnchor] = (redirects.get(normalizePath(path)) ?? path).split('#')
  if (!target.startsWith('/')) return undefined
  const targetPage = normalizePath(target.replace(/\/index\.html$/, '/'))
  const document = documents.get(targetPage)
  if (!document) {
    if (files.has(target)) return undefined
    const advice = 'Copy the path of the page from the browser’s address bar, without the domain.'
    return { message: 'points to no page or file', advice: didYouMean(target, documents.keys(), advice) }
  }
  const anchor = targetAnchor ?? decoded(url.hash.slice(1))
  // Browsers treat both as the top of the page.
  if (anchor === '' || anchor === 'top' || document.ids.has(anchor)) return undefined
  const meant = closestMatch(anchor, document.ids)
  return {
    message: `points to the anchor ${quoted(`#${anchor}`)}, which does not exist on ${quoted(targetPage)}`,
    advice: meant === undefined ? `Remove ${quoted(`#${anchor}`)}.` : `Did you mean ${quoted(`#${meant}`)}?`,
  }
}

/**
 * Finds the links within a built site that point to no page, file, or redirect, or to a missing anchor.
 *
 * @param origin the scheme and host of the published site, such as `https://www.example.com`
 * @returns the dead links, and the number of pages read
 */
export function findDeadLinks(folder: string, origin: string): { dead: DeadLink[]; pages: number } {
  const documents = new Map(
    htmlFiles(folder)
      .sort((one, other) => pagePathOf(one).localeCompare(pagePathOf(other), 'en'))
      .map((file) => [pagePathOf(file), readDocument(readFileSync(join(folder, file), 'utf8'))]),
  )
  const files = new Set(builtFiles(folder).map((file) => `/${file}`))
  const targets: LinkTargets = { documents, redirects: readRedirects(folder), files, origin }
  const dead = new Map<string, DeadLink>()
  for (const [page, { addresses }] of documents) {
    for (const address of addresses) {
      const problem = problemOf(address, page, targets)
      if (!problem) continue
      const key = `${address}\n${problem.message}`
      const link = dead.get(key) ?? { address, ...problem, pages: [] }
      link.pages.push(page)
      dead.set(key, link)
    }
  }
  return { dead: [...dead.values()], pages: documents.size }
}
