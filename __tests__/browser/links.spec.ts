import { expect, test } from '@playwright/test'
import { contactPaths, paths, UNKNOWN_PATH } from './content'
import { readServerPages, type ServerPage } from './server-page'

const PAGES = [...paths, ...contactPaths, UNKNOWN_PATH]

/** Every distinct link of the site, with a page that contains it. */
function linksOf(pages: readonly ServerPage[]): { href: string; from: string }[] {
  const links = pages.flatMap(({ path, links }) => links.map((href) => [href, path] as const))
  return [...new Map(links)].map(([href, from]) => ({ href, from }))
}

test('every internal link points to an existing page and an existing anchor', async ({ page }) => {
  const pages = await readServerPages(page, PAGES)
  const links = pages.flatMap(({ path, links }) => links.map((href) => ({ href, from: path })))
  const dead = links.filter(({ href, from }) => {
    if (!/^[/#]/.test(href)) return false
    const [path = '', hash] = href.split('#')
    const target = pages.find((one) => one.path === (path === '' ? from : path))
    return (
      target === undefined ||
      (path !== '' && target.status !== 200) ||
      (hash !== undefined && !target.ids.includes(hash))
    )
  })
  expect(dead).toEqual([])
})

test('no internal link ends with a slash', async ({ page }) => {
  const links = linksOf(await readServerPages(page, PAGES))
  expect(links.filter(({ href }) => /^\/.*\/(?:[?#]|$)/.test(href) && href !== '/')).toEqual([])
})

test('every other link is an HTTPS, email, or telephone link', async ({ page }) => {
  const links = linksOf(await readServerPages(page, PAGES))
  const others = links.filter(({ href }) => !/^[/#]./.test(href) && href !== '/')
  const known = /^(?:https:\/\/[^/]+\.\S+|mailto:[^@\s]+@[^@\s]+|tel:\+\d{8,15})$/
  expect(others.filter(({ href }) => !known.test(href))).toEqual([])
})

test('ids are unique on every page', async ({ page }) => {
  for (const { path, ids } of await readServerPages(page, PAGES)) {
    const repeated = ids.filter((id, index) => ids.indexOf(id) !== index)
    expect.soft(repeated, path).toEqual([])
  }
})

test('an address with a trailing slash redirects to the page without one', async ({ page }) => {
  await page.goto('/about/')
  await expect(page).toHaveURL('/about')
})
