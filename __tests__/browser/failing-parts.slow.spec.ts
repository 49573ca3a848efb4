// Every page type when one kind of file does not arrive.
import { setTimeout as delay } from 'node:timers/promises'
import { expect, type Page, type Request, test } from '@playwright/test'
import { violations } from './axe'
import { ConsultationPage } from './consultation-page'
import { contact, pageTypes } from './content'
import { advanceClock, scriptsWith, started } from './fixtures'
import { translatePage } from './foreign-changes'
import { overflowingElements } from './horizontal-overflow'

type Kind = (request: Request) => boolean

const isPicture: Kind = (request) => ['image', 'font'].includes(request.resourceType())
const isScript: Kind = (request) => request.resourceType() === 'script'
const isPageData: Kind = (request) => request.url().includes('/page-data/')

const sendAgain = (page: Page) => page.getByRole('alert').getByRole('button', { name: contact.form.failure.again })

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

test('a changed page whose own script does not arrive stays as it is, without the app', async ({ page }) => {
  await block(page, (request) => scriptsWith('moveBefore').includes(new URL(request.url()).pathname))
  await page.goto('/contact')
  await page.evaluate(translatePage)
  const text = await page.getByRole('main').textContent()
  await page.mouse.move(300, 300)
  await expect(page.locator('html')).toHaveAttribute('data-app', 'unavailable')
  await expect(page.getByRole('main')).toHaveText(String(text))
})

test('a changed page whose own script arrives only at the second request starts', async ({ page }) => {
  let requests = 0
  await block(page, (request) => {
    const isOwn = scriptsWith('moveBefore').includes(new URL(request.url()).pathname)
    if (isOwn) requests += 1
    return isOwn && requests === 1
  })
  await page.goto('/contact')
  await page.evaluate(translatePage)
  await page.mouse.move(300, 300)
  await expect.poll(() => requests).toBe(2)
  await started(page)
})

test('without the pages’ data, the form shows what to do once the visitor enters text', async ({ page }) => {
  await block(page, isPageData)
  await page.goto('/contact')
  const form = new ConsultationPage(page)
  await expect(page.getByRole('alert')).toBeHidden()
  await form.name.pressSequentially('Ada')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('alert').getByText(contact.form.loadFailed.text)).toBeVisible()
  await expect(form.name).toHaveValue('Ada')
})

test('once the pages’ data arrives again, a form that the visitor sends again is sent', async ({ page }) => {
  let isBlocked = true
  await block(page, (request) => isBlocked && isPageData(request))
  await page.goto('/contact')
  const form = new ConsultationPage(page)
  await form.fill()
  await form.submit.click()
  await expect(page.getByRole('alert')).toBeVisible()
  await sendAgain(page).click()
  await expect(form.submit).toHaveAccessibleName(contact.form.submitting)
  await expect(page.getByRole('alert')).toBeVisible()
  isBlocked = false
  await sendAgain(page).click()
  await expect(form.confirmation).toBeVisible()
  await expect(form.toasts).toHaveCount(1)
})

test.describe('if the script is late, a submitted form says so, and then what to do', () => {
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
    await expect(form.submit).toHaveAccessibleName(contact.form.submitting)
    await expect(page.getByRole('alert')).toBeHidden()
    await advanceClock(page, 11_000)
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(form.submit).toHaveAccessibleName(contact.form.submit)
    expect(await violations(page)).toEqual([])
  })

  test('once the late script arrives, the advice stays until the visitor sends the form again', async ({ page }) => {
    const form = new ConsultationPage(page)
    const arrived = page.waitForResponse('**/app-*.js')
    arrive?.()
    await arrived
    await page.mouse.move(300, 300)
    await delay(2000)
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(form.name).toHaveValue('Ada Brook')
    await sendAgain(page).click()
    await expect(form.confirmation).toBeVisible()
    await expect(page.getByRole('alert')).toBeHidden()
    await expect(form.toasts).toHaveCount(1)
  })

  test('a form that the visitor has sent again is sent once the script arrives', async ({ page }) => {
    const form = new ConsultationPage(page)
    await sendAgain(page).click()
    await expect(form.submit).toHaveAccessibleName(contact.form.submitting)
    await expect(page.getByRole('alert')).toBeHidden()
    arrive?.()
    await expect(form.confirmation).toBeVisible()
    await expect(form.toasts).toHaveCount(1)
  })
})
