import { expect, test } from '@playwright/test'
import { home } from './content'

test('a table with very long words is no wider than its frame', async ({ page }) => {
  test.skip(home.plan === undefined, 'no page is sure to have a table')
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/')
  const table = page.getByRole('table').first()
  await table.evaluate((element) => {
    for (const cell of element.querySelectorAll('th, td')) cell.textContent = 'Grundstücksverkehrsgenehmigung'
  })
  const beyond = await table.evaluate((element) => {
    const frame = element.parentElement
    return element.getBoundingClientRect().width - (frame?.getBoundingClientRect().width ?? 0)
  })
  expect(beyond).toBeLessThan(1)
})
