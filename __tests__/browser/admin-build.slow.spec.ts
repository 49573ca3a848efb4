// An entry made in the editor at /admin, in a preview of its branch.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@playwright/test'
import { writeContent } from '../contents/write-content'
import { contentTree } from '../factories/content'
import { expect, serveAdminForHost, signIn } from './admin-page'
import { GitHubHost } from './github-host'
import { ProjectCopy } from './project-copy'

const MINUTE_MS = 60_000

test('a new entry is on its page in a preview of its branch, which has no editor', async ({ page }) => {
  test.setTimeout(8 * MINUTE_MS)
  const copy = new ProjectCopy()
  writeContent(copy, contentTree())
  const host = await GitHubHost.start(join(copy.root, 'content'))
  const server = await serveAdminForHost(copy.root, host)
  try {
    await signIn(page, server.url)
    await page.getByRole('treeitem', { name: 'Testimonials' }).click()
    await page.getByRole('button', { name: 'Create New Entry' }).click()
    await page.getByRole('textbox', { name: 'Quote', exact: true }).fill('They kept every promise.')
    await page.getByRole('textbox', { name: 'Client', exact: true }).fill('Ada Sample')
    await page.getByRole('textbox', { name: 'Client’s role', exact: true }).fill('owner of an office')
    await page.getByRole('spinbutton', { name: 'Rating', exact: true }).fill('5')
    await page.getByRole('spinbutton', { name: 'Order', exact: true }).fill('9')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('saved as a draft')).toBeVisible()
    const [pullRequest] = host.pullRequests
    execFileSync('git', [`--work-tree=${copy.root}`, 'checkout', pullRequest?.branch ?? '', '--', 'content'], {
      cwd: host.repository.root,
    })
  } finally {
    server.close()
    host.stop()
  }
  try {
    const { code, output } = await copy.build({ GATSBY_PREVIEW: 'true' })
    expect(code, output).toBe(0)
    expect(copy.published().get('index.html')).toContain('They kept every promise.')
    expect(['admin', 'static/admin'].filter((folder) => existsSync(join(copy.root, 'public', folder)))).toEqual([])
    for (const file of ['_headers', '_headers.conf', '_headers.caddy'])
      expect(copy.read(`public/${file}`)).not.toContain('/admin')
  } finally {
    copy.dispose()
  }
})
