// Takes the screenshots of the editor in docs/changing-content.md from the last build.
import { expect, test } from '@playwright/test'
import { readContentFiles } from '../../content-check/parse/read-content-files'
import { openAdmin, openEntry, serveAdminPage } from './admin-page'

test.use({ viewport: { width: 1000, height: 640 } })

test('screenshots of a list, an entry, and a message', async ({ page }) => {
  const take = (name: string) =>
    page.screenshot({ path: `docs/images/admin-${name}.jpg`, type: 'jpeg', quality: 80, animations: 'disabled' })
  const { entries } = readContentFiles(process.cwd())
  const server = await serveAdminPage()
  await openAdmin(
    page,
    server.url,
    Object.fromEntries(entries.map(({ path, source }) => [`content/${path}`, source?.text ?? ''])),
  )
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
  server.close()
})
