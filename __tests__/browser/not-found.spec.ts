import { expect, test } from '@playwright/test'
import { notFound, UNKNOWN_PATH } from './content'
import { isMarked, markWindow, open } from './fixtures'

test('an unknown path responds with 404 and its text', async ({ page }) => {
  const response = await page.goto(UNKNOWN_PATH)
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: notFound.heading, exact: true })).toBeVisible()
  await expect(page.getByText(notFound.text, { exact: true })).toBeVisible()
})

test('the unknown path is logged to the browser console', async ({ page }) => {
  const logged = page.waitForEvent('console', (message) => message.text().includes(UNKNOWN_PATH))
  await page.goto(UNKNOWN_PATH)
  expect((await logged).text()).toContain(UNKNOWN_PATH)
})

test('its link loads no new document', async ({ page }) => {
  await open(page, UNKNOWN_PATH)
  await markWindow(page)
  await page.getByRole('link', { name: notFound.home.label, exact: true }).click()
  await expect(page).toHaveURL(notFound.home.to)
  await expect(page.getByRole('heading', { level: 1, name: notFound.heading, exact: true })).toHaveCount(0)
  expect(await isMarked(page)).toBe(true)
})

test('an unknown path under /services is also a 404', async ({ page }) => {
  const response = await page.goto('/services/no-such-service')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound.heading)
})
