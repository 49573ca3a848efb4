/** Checks that the values in a page's JSON-LD are visible on the page. */
import type { Page } from '@playwright/test'
import type { Things } from './structured-data-rules'

/** A text or number in JSON-LD, with the path of property names to it, outermost first. */
interface Value {
  path: readonly string[]
  text: string
}

/** What visitors can see on a page with everything expanded, and the targets of its links. */
export interface VisiblePage {
  text: string
  /** Those to a section of the page begin with the path of the page. */
  links: readonly string[]
  days: readonly string[]
  /** The page's own addresses, which belong to it but are not visible. */
  own: readonly string[]
}

/** Reads the visible parts of a page. */
export async function readVisiblePage(page: Page): Promise<VisiblePage> {
  return page.evaluate(() => {
    for (const part of document.querySelectorAll('details')) part.open = true
    const visible = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((part) => part.checkVisibility())
    // Visitors open the menus.
    const linked = [...document.querySelectorAll('a[href]')].filter(
      (link) => link.checkVisibility() || link.closest('nav'),
    )
    const head = (selector: string, name: string) =>
      [...document.querySelectorAll(selector)].map((part) => part.getAttribute(name) ?? '')
    return {
      text: [document.body.innerText, ...linked.map((link) => link.textContent)].join('\n'),
      links: linked.map((link) => {
        const href = link.getAttribute('href') ?? ''
        return href.startsWith('#') ? location.pathname + href : href
      }),
      days: visible('time').map((time) => time.getAttribute('datetime') ?? ''),
      own: [...head('link[rel=canonical]', 'href'), ...head('meta[property="og:url"]', 'content')],
    }
  })
}

/** All values in JSON-LD, except those that are part of the JSON-LD format itself. */
function valuesOf(part: unknown, path: readonly string[] = []): Value[] {
  if (Array.isArray(part)) return part.flatMap((item) => valuesOf(item, path))
  if (typeof part === 'object' && part !== null) {
    return Object.entries(part).flatMap(([key, value]) =>
      key.startsWith('@') || key === 'position' ? [] : valuesOf(value, [...path, key]),
    )
  }
  return [{ path, text: String(part) }]
}

const normalize = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase()
const unescaped = (text: string) => text.replaceAll('&lt;', '<').replaceAll('&amp;', '&')

/**
 * Returns the values that are not visible on the page.
 *
 * @param things The things that its JSON-LD describes
 * @param site The site's address
 */
export function hiddenValues(things: Things, { text, links, days, own }: VisiblePage, site: string): string[] {
  const shownText = normalize(text)
  const containsText = (one: string) => shownText.includes(normalize(one))
  const isLinked = (address: string) =>
    [address, address.replace(site, '') || '/'].some((one) => links.includes(one) || own.includes(one))
  const isShown = ({ path, text: value }: Value): boolean => {
    switch (path.at(-1)) {
      case 'telephone':
        return links.includes(`tel:${value}`)
      case 'email':
        return links.includes(`mailto:${value}`)
      case 'url':
      case 'item':
      case 'sameAs':
        return isLinked(value)
      // The logo is shown next to the firm's name; another test checks its file.
      case 'logo':
        return value.startsWith(`${site}/`)
      case 'datePosted':
      case 'validThrough':
        return days.includes(value)
      case 'employmentType':
        return containsText(value.replace('_', '-'))
      case 'description':
        return value.split('\n').every((line) => containsText(unescaped(line)))
      // Editors state these a second time, in a form for search engines.
      case 'dayOfWeek':
      case 'opens':
      case 'closes':
      case 'streetAddress':
      case 'addressLocality':
      case 'addressRegion':
      case 'postalCode':
      case 'addressCountry':
        return true
      // The lines of an address without parts.
      case 'address':
        return value.split(', ').every(containsText)
      default:
        return containsText(value)
    }
  }
  return valuesOf(things).flatMap((value) => (isShown(value) ? [] : [`${value.path.join('.')}: ${value.text}`]))
}
