import { expect, test } from '@playwright/test'
import { home, UNKNOWN_PATH } from './content'
import { isMarked, markWindow, open } from './fixtures'

test('an unknown path responds with 404 and the specified text', async ({ page }) => {
  const response = await page.goto(UNKNOWN_PATH)
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: '404', exact: true })).toBeVisible()
  await expect(page.getByText("Oops! The page you're looking for doesn't exist.", { exact: true })).toBeVisible()
})

test('the unknown path is logged to the browser console', async ({ page }) => {
  const logged = page.waitForEvent('console', (message) => message.text().includes(UNKNOWN_PATH))
  await page.goto(UNKNOWN_PATH)
  expect((await logged).text()).toContain(UNKNOWN_PATH)
})

test('"Return to Home" navigates to the home page on the client', async ({ page }) => {
  await open(page, UNKNOWN_PATH)
  await markWindow(page)
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page.getByRole('heading', { level: 1, name: home.hero.heading })).toBeVisible()
  await expect(page).toHaveURL('/')
  expect(await isMarked(page)).toBe(true)
})

test('an unknown path under /services is also a 404', async ({ page }) => {
  const response = await page.goto('/services/no-such-service')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404')
})
