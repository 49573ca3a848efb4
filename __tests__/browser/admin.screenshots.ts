// Takes the screenshots of the editor in docs/changing-content.md from the last build.
import { expect } from '@playwright/test'
import { openAdmin, openEntry, PROJECT_FILES, test } from './admin-page'

test.use({ viewport: { width: 1000, height: 640 } })

test('screenshots of a list, an entry, and a message', async ({ page, server }) => {
  const take = (name: string) =>
    page.screenshot({ path: `docs/images/admin-${name}.jpg`, type: 'jpeg', quality: 80, animations: 'disabled' })
  await openAdmin(page, server.url, PROJECT_FILES)
  await expect(page.getByRole('row').first()).toBeVisible()
  await take('list')
  await openEntry(page, 'pages', 'not-found')
  const field = page.getByRole('textbox', { name: 'Link to', exact: true })
  await page
    .getByRole('group', { name: /Link to the home page/ })
    .first()
    .scrollIntoViewIfNeeded()
  await expect(field).toBeVisible()
  await take('entry')
  await field.fill('/nowhere')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await take('message')
})
