import { setTimeout as delay } from 'node:timers/promises'
import { expect, type Page, test } from '@playwright/test'
import { z } from 'zod'
import { violations } from './axe'
import { navigationLink, site } from './content'
import { followNavigation, open, PHONE, servicesButton, started } from './fixtures'
import { smallTouchTargets } from './target-size'

const { to: PATH, heading: HEADING } = navigationLink
const DATA = `/page-data${PATH}/page-data.json`

const pageData = z.looseObject({ componentChunkName: z.string(), result: z.looseObject({ data: z.object() }) })

const fallback = (page: Page) => page.getByRole('heading', { level: 1, name: site.errorFallback.heading })

/** Removes the content from the page's data, so that rendering the page throws. */
async function breakPage(page: Page): Promise<void> {
  await page.route(`**${DATA}`, async (route) => {
    const response = await route.fetch()
    const { result, ...others } = pageData.parse(await response.json())
    await route.fulfill({ response, json: { ...others, result: { ...result, data: {} } } })
  })
}

/** Follows a link to a page that fails to render. */
async function openBroken(page: Page): Promise<void> {
  await breakPage(page)
  await open(page, '/')
  await followNavigation(page)
  await expect(fallback(page)).toBeVisible()
}

test('a page that fails to render shows the fallback, which has no axe violations, and whose button reloads the page', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await openBroken(page)
  await expect(page.getByText(site.errorFallback.text)).toBeVisible()
  expect(await violations(page)).toEqual([])
  expect(await smallTouchTargets(page)).toEqual([])
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await page.unroute(`**${DATA}`)
  await page.getByRole('button', { name: site.errorFallback.reload }).click()
  await expect(page.getByRole('heading', { level: 1, name: HEADING })).toBeVisible()
  await expect(fallback(page)).toBeHidden()
})

function countDocuments(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count += 1
  })
  return () => count
}

/** Interacts with the page for a while, and expects it to stay as the server rendered it. */
async function expectServerRendered(page: Page): Promise<void> {
  const documents = countDocuments(page)
  await expect(page.getByRole('heading', { level: 1, name: HEADING })).toBeVisible()
  for (let x = 0; x < 600; x += 20) await page.mouse.move(x, 200)
  await page.keyboard.press('Tab')
  await delay(500)
  await expect(page.getByRole('heading', { level: 1, name: HEADING })).toBeVisible()
  await expect(servicesButton(page)).not.toHaveAttribute('aria-expanded')
  expect(documents()).toBe(0)
}

test('a page that still fails after a reload from the fallback can be read, and the next page starts', async ({
  page,
}) => {
  await openBroken(page)
  await page.getByRole('button', { name: site.errorFallback.reload }).click()
  await expectServerRendered(page)
  await page.getByRole('contentinfo').getByRole('link', { name: site.name, exact: true }).click()
  await expect(page).toHaveURL('/')
  await started(page)
})

const failSettings = (page: Page) =>
  page.route('**/page-data/sq/d/*.json', (route) => route.fulfill({ json: { data: { siteSettings: null } } }))

for (const [part, fail] of [
  ['the page', breakPage],
  ['the component around the fallback', failSettings],
] as const) {
  test(`if ${part} fails while the app starts, the page stays as the server rendered it`, async ({ page }) => {
    await fail(page)
    await page.goto(PATH)
    await expectServerRendered(page)
    await expect(page.locator('html')).toHaveAttribute('data-app', 'unavailable')
  })
}

test('if the browser entry fails, the page is reloaded once and stays as the server rendered it', async ({ page }) => {
  await page.addInitScript(() => {
    const dispatch = window.dispatchEvent.bind(window)
    window.dispatchEvent = (event) => {
      if (event.type === 'site-started') throw new Error('The entry fails')
      return dispatch(event)
    }
  })
  const documents = countDocuments(page)
  await page.goto(PATH)
  await page.mouse.move(1, 1)
  await expect.poll(documents).toBe(2)
  await expectServerRendered(page)
})
