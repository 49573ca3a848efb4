import { readFileSync } from 'node:fs'
import { expect, test, type Page } from '@playwright/test'
import { ConsultationPage } from './consultation-page'
import { paths, site, UNKNOWN_PATH } from './content'
import { menuButton, menuPanel, PHONE, servicesButton, servicesPanel, started } from './fixtures'

/** The headers that `public/_headers` gives to every path. */
const HEADERS = Object.fromEntries(
  (readFileSync('public/_headers', 'utf8').split('\n\n')[0] ?? '')
    .split('\n')
    .slice(1)
    .map((line) => line.trim().split(/: (.*)/))
    .map(([name = '', value = '']) => [name, value]),
)

/** What the policy has refused in the test's page so far. */
let refused: string[]

/** Answers every request of the page as a host does that reads `_headers`; `gatsby serve` does not read it. */
test.beforeEach(async ({ page }) => {
  refused = []
  page.on('console', (message) => {
    if (message.text().startsWith('refused')) refused.push(message.text())
  })
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
      console.debug('refused', violatedDirective, blockedURI, sourceFile)
    })
  })
  await page.route('**/*', async (route) => {
    const response = await route.fetch({ maxRedirects: 0 })
    await route.fulfill({ response, headers: { ...response.headers(), ...HEADERS } })
  })
})

async function show(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await started(page)
}

test('a page under the policy is refused what the policy does not allow', async ({ page }) => {
  await show(page, '/privacy')
  await page.evaluate(() => {
    document.body.append(Object.assign(document.createElement('script'), { textContent: 'window.attacked = true' }))
    document.body.insertAdjacentHTML('beforeend', '<p style="color: red">Hello</p>')
  })
  await expect.poll(() => refused.length).toBe(2)
  expect(await page.evaluate(() => 'attacked' in window)).toBe(false)
})

test('no page has anything that the policy refuses', async ({ page }) => {
  test.slow()
  for (const path of [...paths, UNKNOWN_PATH]) {
    await show(page, path)
    expect.soft(refused, path).toEqual([])
    refused = []
  }
})

test('menus, tooltips and the pages that links lead to need no exception', async ({ page }) => {
  await show(page, '/')
  await servicesButton(page).click()
  await expect(servicesPanel(page)).toBeVisible()
  await servicesPanel(page).getByRole('link').first().click()
  await page.waitForURL(/\/(services|counseling)\//)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goBack()
  await page.getByRole('link', { name: site.words.footnote.replace('{number}', '1'), exact: true }).focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('tooltip').first()).toBeVisible()
  await page.setViewportSize(PHONE)
  await menuButton(page).click()
  await expect(menuPanel(page)).toBeVisible()
  await menuPanel(page).getByText(site.navigation.services.label, { exact: true }).first().click()
  expect(refused).toEqual([])
})

test('the form, its faults and its toast need no exception', async ({ page }) => {
  await show(page, '/contact')
  const form = new ConsultationPage(page)
  await form.submit.click()
  await expect(form.name).toHaveAttribute('aria-invalid', 'true')
  await form.fill()
  await form.submit.click()
  await expect(form.toasts).toBeVisible()
  expect(refused).toEqual([])
})
