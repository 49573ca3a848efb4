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

/** The headings that are more than one level below the previous heading, or that start below level 1. */
export function skippedLevels(outline: readonly string[]): string[] {
  const headings = outline.filter((entry) => entry.startsWith('heading'))
  const levelOf = (heading = '') => Number(/\[level=(\d)\]/.exec(heading)?.[1] ?? 0)
  return headings.filter((heading, index) => levelOf(heading) > levelOf(headings[index - 1]) + 1)
}
