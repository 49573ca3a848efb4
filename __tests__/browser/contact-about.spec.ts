import { expect, test } from '@playwright/test'
import { interpolate } from '../../src/layout/interpolate'
import { contact, contactPath, contactPaths, menuPath, menuService, servicePage, site } from './content'
import { readServerPage } from './server-page'

const about = interpolate(contact.form.about, { service: menuService.name })

test('the form names the service that the visitor came from, and the visitor can remove it', async ({ page }) => {
  test.skip(servicePage.schedule.to !== '/contact', 'The button leads to another place')
  await page.goto(menuPath(menuService))
  const start = page.getByRole('region', { name: servicePage.getStarted })
  await start.getByRole('link', { name: servicePage.schedule.label }).click()
  await expect(page).toHaveURL(contactPath(menuService))
  const box = page.getByRole('checkbox', { name: about, exact: true })
  await expect(box).toBeChecked()
  await page.getByText(about, { exact: true }).click()
  await expect(box).not.toBeChecked()
})

test('the contact page itself is not about a service', async ({ page }) => {
  await page.goto('/contact')
  await expect(page.getByRole('main').getByRole('checkbox')).toHaveCount(0)
})

test('a visitor’s text stays in the form when navigating between these pages', async ({ page }) => {
  await page.goto(contactPath(menuService))
  const message = page.getByLabel(contact.form.message.label, { exact: true })
  await message.fill('We want to prepare a handover.')
  await page.goto('/contact')
  await expect(message).toHaveValue('We want to prepare a handover.')
})

test('the canonical address of every service’s contact page is the contact page', async ({ page }) => {
  for (const path of contactPaths) {
    const { status, canonical } = await readServerPage(page, path)
    expect.soft({ status, canonical }, path).toEqual({ status: 200, canonical: `${site.url}/contact` })
  }
  expect(await (await page.request.get('/sitemap.xml')).text()).not.toContain('/contact/')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the address decides which service the form names', async ({ page }) => {
    const html = await (await page.request.get(contactPath(menuService))).text()
    const field = await page.evaluate((text) => {
      const found = new DOMParser().parseFromString(text, 'text/html').querySelector('form [name="service"]')
      return found && { value: found.getAttribute('value'), checked: found.hasAttribute('checked') }
    }, html)
    expect(field).toEqual({ value: menuService.name, checked: true })
  })
})
