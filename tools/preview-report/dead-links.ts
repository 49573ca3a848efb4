import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { nearest } from '../content/rules/closest-match'
import { didYouMean, quoted } from '../content/messages/text-format'
import { normalizePath } from '../../src/routes/paths'
import { htmlFiles, pathOf, readRedirects } from './built-pages'
import { candidatesOf, elementsOf } from './html-elements'

/** An address of built pages that leads nowhere. */
export interface DeadLink {
  /** The address as the pages have it. */
  address: string
  /** What is wrong, as the rest of a sentence, and what would be right. */
  message: string
  advice: string
  /** The paths of the pages. */
  pages: string[]
}

interface BuiltDocument {
  ids: ReadonlySet<string>
  addresses: ReadonlySet<string>
}

/** A built site as visitors can walk through it. */
interface Ways {
  documents: ReadonlyMap<string, BuiltDocument>
  redirects: ReadonlyMap<string, string>
  /** The paths of all files. */
  files: ReadonlySet<string>
  /** The scheme and host of the site, whose own pages may name it. */
  origin: string
}

function readDocument(html: string): BuiltDocument {
  const ids = new Set<string>()
  const addresses = new Set<string>()
  for (const { attributes } of elementsOf(html)) {
    for (const [name, value] of attributes) {
      if (name === 'id') ids.add(value)
      else if (name === 'href' || name === 'src' || name === 'poster') addresses.add(value.trim())
      else if (name === 'srcset' || name === 'imagesrcset') for (const one of candidatesOf(value)) addresses.add(one)
    }
  }
  return { ids, addresses }
}

function readFiles(folder: string): ReadonlySet<string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return new Set(
    entries.map(({ parentPath, name }) => `/${relative(folder, join(parentPath, name))}`.replaceAll('\\', '/')),
  )
}

/** An address as its file is named; one that cannot be decoded names none. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** What is wrong with an address on a page, if anything is. */
function faultOf(address: string, page: string, { documents, redirects, files, origin }: Ways) {
  if (!URL.canParse(address, origin + page))
    return { message: 'is not an address', advice: 'Copy it from the browser’s address bar.' }
  const url = new URL(address, origin + page)
  if (url.origin !== origin) return undefined
  const path = decoded(url.pathname)
  const [target = '', place] = (redirects.get(normalizePath(path)) ?? path).split('#')
  if (!target.startsWith('/')) return undefined
  const targetPage = normalizePath(target.replace(/\/index\.html$/, '/'))
  const document = documents.get(targetPage)
  if (!document) {
    if (files.has(target)) return undefined
    const advice = 'Use the address of a page as the browser shows it, without the part before the first /.'
    return { message: 'leads to no page and no file', advice: didYouMean(target, documents.keys(), advice) }
  }
  const anchor = place ?? decoded(url.hash.slice(1))
  // Browsers take both for the top of any page.
  if (anchor === '' || anchor === 'top' || document.ids.has(anchor)) return undefined
  const meant = nearest(anchor, document.ids)
  return {
    message: `leads to a place ${quoted(`#${anchor}`)} that ${quoted(targetPage)} does not have`,
    advice: meant === undefined ? `Leave out ${quoted(`#${anchor}`)}.` : `Did you mean ${quoted(`#${meant}`)}?`,
  }
}

/**
 * The addresses within a built site that lead to no file, to no redirect or to a place that their page does not have.
 *
 * @param folder where the built site is
 * @param origin the scheme and host under which it will be, such as `https://www.example.com`
 * @returns the dead addresses, and how many pages were read
 */
export function findDeadLinks(folder: string, origin: string): { dead: DeadLink[]; pages: number } {
  const documents = new Map(
    htmlFiles(folder)
      .sort((one, other) => pathOf(one).localeCompare(pathOf(other), 'en'))
      .map((file) => [pathOf(file), readDocument(readFileSync(join(folder, file), 'utf8'))]),
  )
  const ways: Ways = { documents, redirects: readRedirects(folder), files: readFiles(folder), origin }
  const dead = new Map<string, DeadLink>()
  for (const [page, { addresses }] of documents) {
    for (const address of addresses) {
      const fault = faultOf(address, page, ways)
      if (!fault) continue
      const key = `${address}\n${fault.message}`
      const link = dead.get(key) ?? { address, ...fault, pages: [] }
      link.pages.push(page)
      dead.set(key, link)
    }
  }
  return { dead: [...dead.values()], pages: documents.size }
}
