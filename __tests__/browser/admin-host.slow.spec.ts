// The editor at /admin with a git host, where each change becomes a pull request.
import { join } from 'node:path'
import { type Locator, type Page, test } from '@playwright/test'
import { collectionOf } from '../../admin/fields'
import { withSchemaLine } from '../../content-check/generated/schema-files'
import { formatYaml } from '../../content-check/write/edit-yaml'
import { contentTypeOf, slugOf } from '../../content-model/registry'
import { photograph } from '../contents/photograph'
import { writeContent } from '../contents/write-content'
import { contentTree } from '../factories/content'
import { type AdminServer, expect, openEntry, serveAdminForHost, signIn, watchFaults } from './admin-page'
import { GitHubHost } from './github-host'
import { ProjectCopy } from './project-copy'

const PHOTOGRAPH = 'content/team/ada.jpg'

/** Content with a file of each kind, a picture, and comments that the editor must keep, formatted as the editor does. */
async function writeFiles(copy: ProjectCopy): Promise<void> {
  const tree = { ...contentTree(), 'redirects.yml': [{ from: '/old', to: '/about' }] }
  writeContent(copy, tree)
  copy.change('content/team/ada-sample.yml', ['image'], './ada.jpg')
  copy.write(PHOTOGRAPH, await photograph(640, 640))
  for (const file of Object.keys(tree))
    copy.write(
      `content/${file}`,
      formatYaml(withSchemaLine(file, copy.read(`content/${file}`).replace(/^(?=[a-z-])/gm, '# A comment\n'))),
    )
}

// The editor draws a field when it comes into view.
test.use({ viewport: { width: 1280, height: 5000 } })
// One after another, because each worker would copy the project.
test.describe.configure({ mode: 'default', timeout: 120_000 })

let copy: ProjectCopy
let host: GitHubHost
let server: AdminServer

test.beforeAll(() => {
  copy = new ProjectCopy()
})
test.beforeEach(async () => {
  await writeFiles(copy)
  host = await GitHubHost.start(join(copy.root, 'content'))
  server = await serveAdminForHost(copy.root, host)
})
test.afterEach(() => {
  server.close()
  host.stop()
})
test.afterAll(() => {
  copy.dispose()
})

/** Opens the entry of a file. */
async function open(page: Page, file: string): Promise<void> {
  const type = contentTypeOf(file)
  if (!type) throw new Error(`${file} is not a content file`)
  await openEntry(page, collectionOf(type).collection, slugOf(file))
}

const collections = (page: Page) => page.getByRole('tree', { name: 'Collection List' })
const saveButton = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })
const save = (page: Page) => saveButton(page).click()

/** Saves, and returns the branch of the pull request. */
async function saveChange(page: Page): Promise<string> {
  const count = host.pullRequests.length
  await save(page)
  await expect.poll(() => host.pullRequests[count]?.labels).toEqual(['sveltia-cms/draft'])
  await expect(page.getByText('Your changes have been saved as a draft').first()).toBeVisible()
  expect(host.unknown).toEqual([])
  expect(host.pullRequests[count]?.isDraft).toBe(true)
  return host.pullRequests[count]?.branch ?? ''
}

type Role = 'textbox' | 'spinbutton' | 'radio'

/** How long after an entry was opened the CMS may put its former texts back, on a busy machine. */
const SETTLING_MS = 1000

/** Expects the CMS to keep a text that was entered. */
async function expectKept(page: Page, field: Locator, text: string): Promise<void> {
  await expect(saveButton(page)).toBeEnabled({ timeout: 2000 })
  await page.waitForTimeout(SETTLING_MS)
  await expect(field).toHaveValue(text, { timeout: 1 })
  await expect(saveButton(page)).toBeEnabled({ timeout: 1 })
}

/** Changes a field of the open entry. A radio button is turned on. */
async function change(page: Page, role: Role, name: string, entered: string): Promise<void> {
  const field = page.getByRole(role, { name, exact: true })
  const collapsed = page.getByRole('button', { name: 'Expand', exact: true })
  await expect(async () => {
    // The items of lists are collapsed.
    if ((await field.count()) === 0) await collapsed.first().click()
    await expect(field.first()).toBeVisible({ timeout: 2000 })
  }).toPass()
  if (role === 'radio') await field.first().click()
  else
    await expect(async () => {
      await field.first().fill(entered)
      await expectKept(page, field.first(), entered)
    }).toPass()
}

/** A change of one field in a file of each kind, and the line that results. */
const CHANGES: readonly [file: string, role: Role, name: string, entered: string, line: string][] = [
  ['brand.yml', 'spinbutton', 'Corners', '6', 'corners: 6'],
  ['integrations.yml', 'radio', 'netlify', '', '  provider: netlify'],
  ['statistics.yml', 'textbox', 'Label', 'clients who stay', '  label: clients who stay'],
  ['services/tax-planning.yml', 'textbox', 'Summary', 'We file: you sign.', 'summary: "We file: you sign."'],
  ['pages/home.yml', 'textbox', 'Title', 'Plain words', '  title: Plain words'],
]

test('a change in a file of each kind opens a pull request that changes only that field’s line', async ({ page }) => {
  const faults = watchFaults(page, server.origin, host.origin)
  await signIn(page, server.url)
  for (const [file, role, name, entered, line] of CHANGES) {
    await open(page, file)
    await change(page, role, name, entered)
    const changed = host.repository.changedLines('main', await saveChange(page))
    const [key = ''] = line.split(':')
    expect(changed, file).toEqual([expect.stringMatching(new RegExp(`^-${key}: `)), `+${line}`])
    // The CMS would leave a saved entry even if another one were open by then.
    await page.goto('about:blank')
    await page.goto(server.url)
    await expect(collections(page)).toBeVisible()
  }
  expect(faults).toEqual([])
})

test('an item that is added to a list is saved after the others, which stay as they are', async ({ page }) => {
  await signIn(page, server.url)
  await open(page, 'redirects.yml')
  await page.getByRole('button', { name: /^Add / }).click()
  await page.getByRole('textbox', { name: 'Old address', exact: true }).last().fill('/older')
  await page.getByRole('textbox', { name: 'New address', exact: true }).last().fill('/services')
  expect(host.repository.changedLines('main', await saveChange(page))).toEqual(['+- from: /older', '+  to: /services'])
})

test('input that the content check rejects is not saved', async ({ page }) => {
  await signIn(page, server.url)
  await open(page, 'redirects.yml')
  await change(page, 'textbox', 'New address', '/nowhere')
  await save(page)
  await expect(page.getByText('the site has no page “/nowhere”').first()).toBeVisible()
  expect(host.repository.git('log', '--all', '--format=%s')).toBe('Add the content\n')
})

async function deletePicture(page: Page, name: string): Promise<void> {
  await signIn(page, server.url)
  await page.getByRole('radio', { name: 'Assets' }).click()
  await page.getByRole('row', { name }).getByRole('checkbox').click()
  await page.getByRole('button', { name: 'Delete Selected Asset' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Delete Asset' })
  await expect(dialog).toContainText('The reference to it in an entry will be removed as well.')
  await dialog.getByRole('button', { name: 'Delete' }).click()
}

test('a picture is saved beside the entry that names it', async ({ page }) => {
  await signIn(page, server.url)
  await open(page, 'team/ada-sample.yml')
  await page.getByRole('button', { name: 'Replace Image' }).click()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('dialog').getByRole('button', { name: 'Upload' }).click()
  const buffer = await photograph(640, 640, 1)
  await (await chooser).setFiles({ name: 'New Portrait.jpg', mimeType: 'image/jpeg', buffer })
  await page.getByRole('button', { name: 'Insert', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(saveButton(page)).toBeEnabled()
  const branch = await saveChange(page)
  expect(host.repository.changedLines('main', branch, 'content/team/ada-sample.yml')).toEqual([
    '-image: ./ada.jpg',
    '+image: ./new-portrait.jpg',
  ])
  expect(host.repository.bytes(`${branch}:content/team/new-portrait.jpg`)?.equals(buffer)).toBe(true)
})

test('the deletion of a picture removes the line that names it, and the comment on that line', async ({ page }) => {
  await deletePicture(page, 'ada.jpg')
  await expect(page.getByText('Asset deleted.')).toBeVisible()
  expect(host.repository.bytes(`main:${PHOTOGRAPH}`)).toBeUndefined()
  expect(host.repository.changedLines('main~1', 'main')).toEqual(['-# A comment', '-image: ./ada.jpg'])
})

test('if the entry that names a deleted picture cannot be saved, a message names it', async ({ page }) => {
  const path = 'content/team/ada-sample.yml'
  copy.change(path, ['title'], '')
  const additions = [{ path, bytes: Buffer.from(copy.read(path)) }]
  host.repository.commit('main', { additions, deletions: [] }, 'Empty a title')
  const message = page.waitForEvent('dialog')
  await deletePicture(page, 'ada.jpg')
  const dialog = await message
  expect(dialog.message()).toMatch(/^Nothing was deleted: a team member “Ada Sample” refers to it and .*\. Role: /)
  await dialog.accept()
  expect(host.repository.bytes(`main:${PHOTOGRAPH}`)).toBeDefined()
})

test('an editor who has signed in stays signed in', async ({ page }) => {
  await signIn(page, server.url)
  await page.reload()
  await expect(collections(page)).toBeVisible()
})

test('if the site names another host, every tab forgets the session, and the other host does not get it', async ({
  page,
  context,
}) => {
  const other = 'http://127.0.0.1:9'
  const sent: string[] = []
  context.on('request', (request) => {
    if (request.url().startsWith(other)) sent.push(request.url())
  })
  await signIn(page, server.url)
  server.close()
  server = await serveAdminForHost(copy.root, { origin: other }, Number(new URL(server.url).port))
  const newer = await context.newPage()
  await newer.goto(server.url)
  for (const tab of [newer, page])
    await expect(tab.getByRole('button', { name: 'Sign In Using Access Token' })).toBeVisible()
  expect(sent).toEqual([])
})
