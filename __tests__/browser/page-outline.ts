import type { Page } from '@playwright/test'
import { parse } from 'yaml'

/** The roles that assistive technology lists for navigation: landmarks, articles, named lists, and headings. */
const SIGNPOSTS =
  /^(?:banner|navigation|main|contentinfo|complementary|form|search|region|article|alert|heading|list ")/

/** Returns the outline of a page in order; each entry is a role, a quoted name, and a heading's level in brackets. */
export async function outlineOf(page: Page): Promise<string[]> {
  const tree: unknown = parse(await page.locator('body').ariaSnapshot())
  return entriesOf(tree).filter((entry) => SIGNPOSTS.test(entry))
}

/** The entries of a tree in order: its keys and its leaves. */
function entriesOf(tree: unknown): string[] {
  if (typeof tree === 'string') return [tree]
  if (Array.isArray(tree)) return tree.flatMap(entriesOf)
  if (typeof tree !== 'object' || tree === null) return []
  return Object.entries(tree).flatMap(([key, below]) => [key, ...(typeof below === 'string' ? [] : entriesOf(below))])
}

/**
 * Returns what keeps an outline from reading like a table of contents: a page begins with its only heading of level 1,
 * levels are not skipped, and each region and article begins with the heading that names it.
 *
 * @param outline the outline of the page's content, without what surrounds it on every page
 */
export function outlineFaults(outline: readonly string[]): string[] {
  const headings = outline.filter((entry) => entry.startsWith('heading'))
  const levelOf = (heading = '') => Number(/\[level=(\d)\]$/.exec(heading)?.[1] ?? 0)
  return [
    ...headings.filter((heading, index) => (levelOf(heading) === 1) !== (index === 0)),
    ...headings.filter((heading, index) => levelOf(heading) > levelOf(headings[index - 1]) + 1),
    ...outline.filter((entry, index) => {
      const [, name] = /^(?:region|article)(.*)$/.exec(entry) ?? []
      return name !== undefined && !outline[index + 1]?.startsWith(`heading${name || ' without a name'} [level=`)
    }),
  ]
}

/**
 * Returns the headings below level 1 that belong to no region or article: the nearest one around each must begin with that
 * heading or with one of a higher level.
 */
export function misplacedHeadings(page: Page): Promise<string[]> {
  return page.locator('main').evaluate((main) =>
    [...main.querySelectorAll('h2, h3, h4, h5, h6')]
      .filter((heading) => {
        const part = heading.closest(':is(section, article):is([aria-label], [aria-labelledby])')
        const first = part?.querySelector('h1, h2, h3, h4, h5, h6')
        return !first || (first !== heading && first.tagName >= heading.tagName)
      })
      .map((heading) => heading.outerHTML),
  )
}
