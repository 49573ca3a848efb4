import { UNKNOWN_PATH } from '../browser/content'
import { readText } from './built-site'

/** The pages that were parsed. The build does not change. */
const parsed = new Map<string, Document>()

/** The HTML of the page at a path, or of the 404 page at an unknown one, as a browser without JavaScript parses it. */
export function documentOf(path: string): Document {
  const html = readText(path === UNKNOWN_PATH ? '/404.html' : `${path}/index.html`)
  const page = parsed.get(path) ?? new DOMParser().parseFromString(html, 'text/html')
  parsed.set(path, page)
  return page
}

/** The values of an attribute of all elements that a selector finds, in document order. */
export function valuesOf(page: ParentNode, selector: string, attribute: string): string[] {
  return [...page.querySelectorAll(selector)].map((element) => element.getAttribute(attribute) ?? '')
}

/** A text as a browser shows it. */
export const asShown = (text: string) => text.replace(/\s+/g, ' ').trim()
