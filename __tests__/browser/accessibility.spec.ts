import { expect, test } from '@playwright/test'
import { violations } from './axe'
import { ConsultationPage } from './consultation-page'
import { pageTypes, site } from './content'
import { menuButton, menuPanel, open, PHONE, servicesButton, servicesPanel } from './fixtures'

for (const width of [PHONE.width, 1280]) {
  for (const path of pageTypes) {
    test(`${path} breaks no rule at ${String(width)} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await open(page, path)
      expect(await violations(page)).toEqual([])
    })
  }
}

test('the open services menu breaks no rule', async ({ page }) => {
  await open(page, '/counseling/recruiting')
  await servicesButton(page).click()
  await expect(servicesPanel(page)).toBeVisible()
  expect(await violations(page)).toEqual([])
})

test('the open panel of a phone breaks no rule', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await open(page, '/counseling/recruiting')
  await menuButton(page).click()
  await menuPanel(page).locator('summary').click()
  expect(await violations(page)).toEqual([])
})

test('an open tooltip breaks no rule', async ({ page }) => {
  await open(page, '/')
  await page.getByRole('link', { name: site.words.footnote.replace('{number}', '1'), exact: true }).focus()
  await expect(page.getByRole('tooltip')).toBeVisible()
  expect(await violations(page)).toEqual([])
})

test('open positions break no rule', async ({ page }) => {
  await open(page, '/careers')
  for (const position of await page.locator('#positions summary').all()) await position.click()
  expect(await violations(page)).toEqual([])
})

test('a refused form breaks no rule', async ({ page }) => {
  const form = new ConsultationPage(page)
  await open(page, '/contact')
  await form.submit.click()
  await expect(form.name).toBeFocused()
  expect(await violations(page)).toEqual([])
})

test('a shown toast and the confirmation break no rule', async ({ page }) => {
  const form = new ConsultationPage(page)
  await open(page, '/contact')
  await form.fill()
  await form.submit.click()
  // Hovered, so that it stays while it is looked at.
  await form.toasts.hover()
  expect(await violations(page)).toEqual([])
  await expect(form.toasts).toBeVisible()
  await expect(form.confirmation).toBeVisible()
})
