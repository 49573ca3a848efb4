import { setTimeout as delay } from 'node:timers/promises'
import { expect, type Page, test } from '@playwright/test'
import { ConsultationPage } from './consultation-page'
import { about, contact, home, site } from './content'
import { open, servicesButton, started } from './fixtures'

const ABOUT_DATA = '**/page-data/about/page-data.json'
const fallback = (page: Page) => page.getByRole('heading', { level: 1, name: site.errorFallback.heading })

/** Removes the data from the about page's response, so that rendering the page throws. */
async function breakAbout(page: Page): Promise<void> {
  await page.route(ABOUT_DATA, async (route) => {
    const response = await route.fetch()
    const text = await response.text()
    await route.fulfill({ response, body: text.replace(/"data":\{"aboutPage":/, '"data":{"lost":') })
  })
}

test('a page that fails while the app starts shows the fallback', async ({ page }) => {
  await breakAbout(page)
  await page.goto('/about')
  await page.mouse.move(1, 1)
  await expect(fallback(page)).toBeVisible()
  await expect(page.getByText(site.errorFallback.text)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
})

test('a page that fails after a client-side navigation shows the fallback', async ({ page }) => {
  await breakAbout(page)
  await open(page, '/')
  await page.locator('a[href="/about"]:visible').first().click()
  await expect(fallback(page)).toBeVisible()
})

test('the fallback’s button reloads the page', async ({ page }) => {
  await breakAbout(page)
  await page.goto('/about')
  await page.mouse.move(1, 1)
  await expect(fallback(page)).toBeVisible()
  await page.unroute(ABOUT_DATA)
  await page.getByRole('button', { name: site.errorFallback.reload }).click()
  await expect(page.getByRole('heading', { level: 1, name: about.intro.heading })).toBeVisible()
  await expect(fallback(page)).toBeHidden()
})

test('the fallback’s link loads the home page as a new document', async ({ page }) => {
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

/** Counts the documents that the page loads from now on. */
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
  await expect(page.getByRole('heading', { level: 1, name: about.intro.heading })).toBeVisible()
  for (let x = 0; x < 600; x += 20) await page.mouse.move(x, 200)
  await page.keyboard.press('Tab')
  await delay(500)
  await expect(page.getByRole('heading', { level: 1, name: about.intro.heading })).toBeVisible()
  await expect(servicesButton(page)).not.toHaveAttribute('aria-expanded')
  expect(documents()).toBe(0)
}

test('a page that still fails after a reload from the fallback can be read, and the next page starts', async ({
  page,
}) => {
  await breakAbout(page)
  await page.goto('/about')
  await page.mouse.move(1, 1)
  await page.getByRole('button', { name: site.errorFallback.reload }).click()
  await expectServerRendered(page)
  await page.locator('a[href="/contact"]:visible').first().click()
  await expect(page).toHaveURL('/contact')
  await started(page)
})

/** Failures that the fallback cannot catch. */
const BEYOND_FALLBACK: Record<string, (page: Page) => Promise<unknown>> = {
  'the fallback itself': async (page) => {
    await breakAbout(page)
    await page.route('**/page-data/sq/d/*.json', async (route) => {
      const response = await route.fetch()
      const text = await response.text()
      await route.fulfill({ response, body: text.replace(/("reload":"[^"]*",)"home":/, '$1"lost":') })
    })
  },
  'the component around the fallback': (page) =>
    page.route('**/page-data/sq/d/*.json', (route) => route.fulfill({ json: { data: { siteSettings: null } } })),
  'the browser entry': (page) =>
    page.addInitScript(() => {
      const dispatch = window.dispatchEvent.bind(window)
      window.dispatchEvent = (event) => {
        if (event.type === 'site-started') throw new Error('The entry fails')
        return dispatch(event)
      }
    }),
}

for (const [part, fail] of Object.entries(BEYOND_FALLBACK)) {
  test(`if ${part} fails, the page is reloaded once and stays as the server rendered it`, async ({ page }) => {
    await fail(page)
    const documents = countDocuments(page)
    await page.goto('/about')
    await page.mouse.move(1, 1)
    await expect.poll(documents).toBe(2)
    await expectServerRendered(page)
  })
}

test('a form whose app failed shows how to start the app again', async ({ page }) => {
  await BEYOND_FALLBACK['the component around the fallback']?.(page)
  const documents = countDocuments(page)
  await page.goto('/contact')
  await page.mouse.move(1, 1)
  await expect.poll(documents).toBe(2)
  await page.unrouteAll()
  const form = new ConsultationPage(page)
  await form.fill()
  await form.submit.click()
  await page.getByRole('link', { name: contact.form.withoutApp.reload }).click()
  await expect(form.name).toHaveValue('Ada Brook')
  await form.submit.click()
  await expect(form.confirmation).toBeVisible()
})

test('an app that fails immediately leaves the page as the server rendered it', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, '___loader', {
      set() {
        throw new Error('The app fails')
      },
    })
  })
  await page.goto('/about')
  await expectServerRendered(page)
})

test('a link to a page whose script never arrives loads its document exactly once', async ({ page }) => {
  await page.route('**/component---src-pages-about-tsx-*.js', (route) => route.abort())
  await open(page, '/')
  const documents = countDocuments(page)
  await page.locator('a[href="/about"]:visible').first().click()
  await expect(page).toHaveURL('/about')
  await expectServerRendered(page)
  expect(documents()).toBe(1)
})
