// Every page type when one kind of file does not arrive.
import { expect, type Page, type Request, test } from '@playwright/test'
import { violations } from './axe'
import { ConsultationPage } from './consultation-page'
import { canonicalServicePath, contact, menuService, pageTypes } from './content'
import { advanceClock, servicesButton } from './fixtures'
import { overflowingElements } from './horizontal-overflow'

const KINDS = {
  images: (request: Request) => request.resourceType() === 'image',
  fonts: (request: Request) => request.resourceType() === 'font',
  'the app’s scripts': (request: Request) => request.resourceType() === 'script',
  'the pages’ data': (request: Request) => request.url().includes('/page-data/'),
}

/** Aborts every request of one kind. */
async function block(page: Page, isBlocked: (request: Request) => boolean): Promise<void> {
  await page.route('**/*', (route) => (isBlocked(route.request()) ? route.abort() : route.fallback()))
}

async function expectReadable(page: Page, path: string): Promise<void> {
  const main = page.getByRole('main')
  await expect.soft(main.getByRole('heading', { level: 1 }), path).toBeVisible()
  await expect.soft(main.getByRole('paragraph').first(), path).toBeVisible()
  await expect.soft(page.getByRole('contentinfo'), path).toBeVisible()
  expect.soft(await overflowingElements(page), path).toEqual([])
  await expect.soft(page.locator('[aria-busy=true], [role=progressbar]'), path).toHaveCount(0)
}

for (const [kind, isBlocked] of Object.entries(KINDS)) {
  test(`without ${kind}, every page is readable, and its links work`, async ({ page }) => {
    test.slow()
    await block(page, isBlocked)
    await page.goto('/')
    for (const path of pageTypes) {
      const link = page.getByRole('contentinfo').locator(`a[href="${path}"]`).first()
      // A page that the footer does not link to is opened by its address.
      if (await link.isVisible()) await link.click()
      else await page.goto(path)
      await expect(page).toHaveURL(path)
      await expectReadable(page, path)
    }
  })
}

test('a page has the same height with and without its images', async ({ page }) => {
  const heights = async () => {
    const measured: Record<string, number> = {}
    for (const path of ['/', '/about', canonicalServicePath(menuService)]) {
      await page.goto(path)
      measured[path] = await page.evaluate(() => document.documentElement.scrollHeight)
    }
    return measured
  }
  const complete = await heights()
  await block(page, KINDS.images)
  expect(await heights()).toEqual(complete)
})

for (const kind of ['the app’s scripts', 'the pages’ data'] as const) {
  test(`without ${kind}, the form shows what to do once the visitor enters text`, async ({ page }) => {
    await block(page, KINDS[kind])
    await page.goto('/contact')
    const form = new ConsultationPage(page)
    await expect(page.getByRole('alert')).toBeHidden()
    await form.name.pressSequentially('Ada')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('alert').getByText(contact.form.withoutApp.text)).toBeVisible()
    await expect(form.name).toHaveValue('Ada')
  })
}

test('a request shows what to do within seconds if the scripts never arrive', async ({ page }) => {
  await page.clock.install()
  await page.route('**/app-*.js', () => new Promise(() => undefined))
  await page.goto('/contact')
  const form = new ConsultationPage(page)
  await form.fill()
  await form.submit.click()
  await expect(page.getByRole('alert')).toBeHidden()
  await advanceClock(page, 6000)
  await expect(page.getByRole('alert')).toBeVisible()
  expect(await violations(page)).toEqual([])
})

test.describe('a script that arrives after the form has shown what to do', () => {
  let arrive: (() => void) | undefined

  test.beforeEach(async ({ page }) => {
    await page.clock.install()
    await page.route('**/app-*.js', async (route) => {
      await new Promise<void>((resolve) => (arrive = resolve))
      await route.fallback()
    })
    await page.goto('/contact')
    const form = new ConsultationPage(page)
    await form.fill()
    await form.submit.click()
    await advanceClock(page, 6000)
    await expect(page.getByRole('alert')).toBeVisible()
  })

  test('hides the message and leaves sending to the visitor', async ({ page }) => {
    const form = new ConsultationPage(page)
    arrive?.()
    await expect(servicesButton(page)).toHaveAttribute('aria-expanded', 'false')
    await expect(page.getByRole('alert')).toBeHidden()
    await expect(form.submit).toHaveText(contact.form.submit)
    await expect(form.name).toHaveValue('Ada Brook')
  })

  test('sends the request that the visitor submitted again', async ({ page }) => {
    const form = new ConsultationPage(page)
    await form.submit.click()
    arrive?.()
    await expect(form.confirmation).toBeVisible()
    await expect(page.getByRole('alert')).toBeHidden()
  })
})
