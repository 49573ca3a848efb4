import { test as base, expect, type Page } from '@playwright/test'
import { type NginxServer, startNginx } from '../hosts/nginx'
import { ConsultationPage } from './consultation-page'
import { hasTeamPage, leaders, menuPath, menuService, pageTypes } from './content'
import { hasBarLinks, menuButton, menuPanel, PHONE, servicesButton, servicesPanel, started } from './fixtures'

/** The site as a production host serves it, with its headers; `gatsby serve` does not send them. */
const test = base.extend<object, { nginx: NginxServer }>({
  nginx: [
    async ({}, use) => {
      const nginx = await startNginx()
      await use(nginx)
      await nginx.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ nginx }, use) => use(nginx.origin),
})

/** What the policy has blocked on the test's page so far. */
let blocked: string[]

test.beforeEach(async ({ page }) => {
  blocked = []
  page.on('console', (message) => {
    if (message.text().startsWith('blocked')) blocked.push(message.text())
  })
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
      console.debug('blocked', violatedDirective, blockedURI, sourceFile)
    })
  })
})

async function show(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await started(page)
}

test('the policy blocks inline scripts and styles that it does not allow', async ({ page }) => {
  await show(page, '/services')
  await page.evaluate(() => {
    document.body.append(Object.assign(document.createElement('script'), { textContent: 'window.attacked = true' }))
    document.body.insertAdjacentHTML('beforeend', '<p style="color: red">Hello</p>')
  })
  await expect.poll(() => blocked.length).toBe(2)
  expect(await page.evaluate(() => 'attacked' in window)).toBe(false)
})

test('no page type contains anything that the policy blocks', async ({ page }) => {
  for (const path of pageTypes) {
    await show(page, path)
    expect.soft(blocked, path).toEqual([])
    blocked = []
  }
})

test('menus, client-side navigation, tooltips, the form, its errors, and its toast work under the policy', async ({
  page,
}) => {
  await show(page, '/')
  if (await hasBarLinks(page)) {
    await servicesButton(page).click()
    await servicesPanel(page).getByRole('link').first().click()
    await page.waitForURL(menuPath(menuService))
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  }
  await page.setViewportSize(PHONE)
  await menuButton(page).click()
  await expect(menuPanel(page)).toBeVisible()
  if (hasTeamPage) {
    await show(page, '/about')
    await page.locator(`#team a[href$="#${leaders[0]?.slug ?? ''}"]`).focus()
    await page.keyboard.press('Shift')
    await expect(page.getByRole('tooltip').first()).toBeVisible()
  }
  await show(page, '/contact')
  const form = new ConsultationPage(page)
  await form.submit.click()
  await expect(form.name).toHaveAttribute('aria-invalid', 'true')
  await form.fill()
  await form.submit.click()
  await expect(form.toasts).toBeVisible()
  expect(blocked).toEqual([])
})

for (const [script, file, at, fault] of [
  ['the inline script', /\/services$/, '</script></head>', /Content Security Policy/],
  ['the app’s script', /\/app-[0-9a-f]+\.js$/, /$/, /integrity/],
] as const) {
  test(`${script} does not run if one byte of it differs`, async ({ page }) => {
    const messages: string[] = []
    page.on('console', (message) => messages.push(message.text()))
    await page.route(file, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.text()).replace(at, ' $&') })
    })
    await page.goto('/services')
    await page.mouse.move(1, 1)
    await page.mouse.move(0, 0)
    await expect.poll(() => messages.join()).toMatch(fault)
    await expect(servicesButton(page)).not.toHaveAttribute('aria-expanded')
  })
}
