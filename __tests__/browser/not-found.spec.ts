import { expect, test } from '@playwright/test'
import { notFound, UNKNOWN_PATH } from './content'
import { isMarked, markWindow, started } from './fixtures'

test('an unknown address responds with 404 and its page, is logged to the console, and links home', async ({
  page,
}) => {
  const logged = page.waitForEvent('console', (message) => message.text().endsWith(UNKNOWN_PATH))
  const response = await page.goto(UNKNOWN_PATH)
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: notFound.heading, exact: true })).toBeVisible()
  await started(page)
  await logged
  await markWindow(page)
  await page.getByRole('link', { name: notFound.home.label, exact: true }).click()
  await expect(page).toHaveURL(notFound.home.to)
  await expect(page.getByRole('heading', { level: 1, name: notFound.heading, exact: true })).toHaveCount(0)
  expect(await isMarked(page)).toBe(true)
})
