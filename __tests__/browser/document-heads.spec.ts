import { expect, test } from '@playwright/test'
import { canonicalServicePath, paths, servicePaths, services, site, UNKNOWN_PATH } from './content'
import { readServerPage, readServerPages } from './server-page'

/** Returns the canonical path of a page; the pages of a service under both prefixes share one. */
function canonicalOf(path: string): string {
  const service = services.find((entry) => servicePaths(entry).includes(path))
  return service ? canonicalServicePath(service) : path
}

test('every page has one main heading', async ({ page }) => {
  for (const { path, headings } of await readServerPages(page, [...paths, UNKNOWN_PATH])) {
    expect.soft(headings, path).toEqual([expect.stringMatching(/\S/)])
  }
})

test('every page has a unique title that ends with the firm’s name', async ({ page }) => {
  const pages = await readServerPages(page, [...paths.filter((path) => canonicalOf(path) === path), UNKNOWN_PATH])
  const titles = pages.map(({ title }) => title)
  expect(titles.filter((title) => !/\S/.test(title) || !title.endsWith(` | ${site.name}`))).toEqual([])
  expect(new Set(titles).size).toBe(titles.length)
})

test('a service’s pages under both prefixes have the same title', async ({ page }) => {
  for (const { path, title } of await readServerPages(page, paths)) {
    expect.soft(title, path).toBe((await readServerPage(page, canonicalOf(path))).title)
  }
})

test('every page states its canonical address, under /services if a service is served there', async ({ page }) => {
  for (const { path, canonical } of await readServerPages(page, paths)) {
    expect.soft(canonical, path).toBe(`${site.url}${canonicalOf(path) === '/' ? '' : canonicalOf(path)}`)
  }
})

test('the 404 page has no canonical address, and its status keeps it out of search indexes', async ({ page }) => {
  const { canonical, status } = await readServerPage(page, UNKNOWN_PATH)
  expect({ canonical, status }).toEqual({ canonical: null, status: 404 })
})

test('every page states its language', async ({ page }) => {
  for (const { path, language } of await readServerPages(page, [...paths, UNKNOWN_PATH])) {
    expect.soft(language, path).toBe(site.language)
  }
})
