// Every page type when one kind of file does not arrive.
import { expect, type Page, type Request, test } from '@playwright/test'
import { violations } from './axe'
import { ConsultationPage } from './consultation-page'
import { contact, pageTypes } from './content'
import { advanceClock, servicesButton } from './fixtures'
import { overflowingElements } from './horizontal-overflow'

type Kind = (request: Request) => boolean

const isPicture: Kind = (request) => ['image', 'font'].includes(request.resourceType())
const isScript: Kind = (request) => request.resourceType() === 'script'
const isPageData: Kind = (request) => request.url().includes('/page-data/')

async function block(page: Page, isBlocked: Kind): Promise<void> {
  await page.route('**/*', (route) => (isBlocked(route.request()) ? route.abort() : route.fallback()))
}

for (const [kind, isBlocked] of [
  ['images and fonts', isPicture],
  ['the app’s scripts', isScript],
  ['the pages’ data', isPageData],
] as const) {
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
      const main = page.getByRole('main')
      await expect.soft(main.getByRole('heading', { level: 1 }), path).toBeVisible()
      await expect.soft(main.getByRole('paragraph').first(), path).toBeVisible()
      expect.soft(await overflowingElements(page), path).toEqual([])
      await expect.soft(page.locator('[aria-busy=true], [role=progressbar]'), path).toHaveCount(0)
    }
  })
}

for (const [kind, isBlocked] of [
  ['the app’s scripts', isScript],
  ['the pages’ data', isPageData],
] as const) {
  test(`without ${kind}, the form shows what to do once the visitor enters text`, async ({ page }) => {
    await block(page, isBlocked)
    await page.goto('/contact')
    const form = new ConsultationPage(page)
    await expect(page.getByRole('alert')).toBeHidden()
    await form.name.pressSequentially('Ada')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('alert').getByText(contact.form.loadFailed.text)).toBeVisible()
    await expect(form.name).toHaveValue('Ada')
  })
}

test.describe('if the script is late, a submitted form shows what to do within seconds', () => {
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
    await expect(page.getByRole('alert')).toBeHidden()
    await advanceClock(page, 6000)
    await expect(page.getByRole('alert')).toBeVisible()
    expect(await violations(page)).toEqual([])
  })

  test('once the late script arrives, the advice is gone, and nothing is sent yet', async ({ page }) => {
    const form = new ConsultationPage(page)
    arrive?.()
    await expect(servicesButton(page)).toHaveAttribute('aria-expanded', 'false')
    await expect(page.getByRole('alert')).toBeHidden()
    await expect(form.submit).toHaveText(contact.form.submit)
    await expect(form.name).toHaveValue('Ada Brook')
  })

  test('a form that the visitor has submitted again is sent once the script arrives', async ({ page }) => {
    const form = new ConsultationPage(page)
    await form.submit.click()
    arrive?.()
    await expect(form.confirmation).toBeVisible()
    await expect(page.getByRole('alert')).toBeHidden()
  })
})
