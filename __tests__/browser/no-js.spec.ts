import { expect, test } from '@playwright/test'
import { interpolate } from '../../src/layout/interpolate'
import { contact, hasMaps, menuPath, menuService, navigationLink, site } from './content'
import { followNavigation, servicesButton, servicesPanel, skipWithoutBarLinks } from './fixtures'

test.use({ javaScriptEnabled: false })

test('the home page has its copyright line and its drawn trails; the services menu opens by pointer and by keyboard, Escape closes it, and links work', async ({
  page,
}) => {
  await page.goto('/')
  const line = interpolate(site.footer.copyright, { year: new Date().getFullYear(), name: site.name })
  await expect(page.getByRole('contentinfo').getByText(line, { exact: true })).toBeVisible()
  if (hasMaps) await expect(page.locator('main svg mask path')).not.toHaveCount(0)
  await expect(page.locator('[data-awaiting]')).toHaveCount(0)
  await followNavigation(page)
  await expect(page.getByRole('heading', { level: 1, name: navigationLink.heading })).toBeVisible()
  await skipWithoutBarLinks(page)
  await servicesButton(page).click()
  await expect(servicesPanel(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(servicesPanel(page)).toBeHidden()
  await expect(servicesButton(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await servicesPanel(page).getByRole('link', { name: menuService.name, exact: true }).first().click()
  await expect(page).toHaveURL(menuPath(menuService))
  await expect(page.getByRole('heading', { level: 1, name: menuService.title })).toBeVisible()
})

test('the contact page shows contact details instead of its form', async ({ page }) => {
  await page.goto('/contact')
  await expect(page.getByText(contact.form.noJavaScript)).toBeVisible()
  const section = page.getByRole('region', { name: contact.form.heading })
  await expect(section.getByRole('link', { name: site.contact.phone })).toBeVisible()
  await expect(section.getByRole('link', { name: site.contact.email })).toBeVisible()
  await expect(page.locator('form')).toBeHidden()
})
