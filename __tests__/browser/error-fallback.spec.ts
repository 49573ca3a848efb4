import { expect, test, type Page } from '@playwright/test'
import { about, home, site } from './content'
import { open } from './fixtures'

const ABOUT_DATA = '**/page-data/about/page-data.json'
const fallback = (page: Page) => page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' })

/** Takes the about page's data away, so that rendering it throws. */
async function breakAbout(page: Page): Promise<void> {
  await page.route(ABOUT_DATA, async (route) => {
    const response = await route.fetch()
    const text = await response.text()
    await route.fulfill({ response, body: text.replace(/"data":\{"about":/, '"data":{"lost":') })
  })
}

test('a page that fails while it starts shows the fallback', async ({ page }) => {
  await breakAbout(page)
  await page.goto('/about')
  await page.mouse.move(1, 1)
  await expect(fallback(page)).toBeVisible()
  await expect(page.getByText(site.errorFallback.text)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
})

test('a page that fails after a navigation on the client shows the fallback', async ({ page }) => {
  await breakAbout(page)
  await open(page, '/')
  await page.getByRole('banner').getByRole('link', { name: 'About', exact: true }).click()
  await expect(fallback(page)).toBeVisible()
})

test('the fallback’s button loads the page again', async ({ page }) => {
  await breakAbout(page)
  await page.goto('/about')
  await page.mouse.move(1, 1)
  await expect(fallback(page)).toBeVisible()
  await page.unroute(ABOUT_DATA)
  await page.getByRole('button', { name: site.errorFallback.reload }).click()
  await expect(page.getByRole('heading', { level: 1, name: about.intro.heading })).toBeVisible()
  await expect(fallback(page)).toBeHidden()
})

test('the fallback’s link leads home by a full load', async ({ page }) => {
  await breakAbout(page)
  await page.goto('/about')
  await page.mouse.move(1, 1)
  const link = page.getByRole('link', { name: site.errorFallback.home.label })
  await expect(link).toHaveAttribute('href', '/')
  const loaded = page.waitForEvent('load')
  await link.click()
  await loaded
  await expect(page.getByRole('heading', { level: 1, name: home.hero.heading })).toBeVisible()
})
