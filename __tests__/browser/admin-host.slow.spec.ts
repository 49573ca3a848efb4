// The editor at /admin with a git host, where each change becomes a pull request.
import { join } from 'node:path'
import { type Locator, type Page, test } from '@playwright/test'
import { collectionOf } from '../../admin/fields'
import { withSchemaLine } from '../../content-check/generated/schema-files'
import { formatYaml } from '../../content-check/write/edit-yaml'
import { contentTypeOf, slugOf } from '../../content-model/registry'
import { findViolations } from '../../tools/browser/axe'
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
test.describe.configure({ timeout: 90_000 })

let copy: ProjectCopy
let host: GitHubHost
let server: AdminServer

test.beforeEach(async () => {
  copy = new ProjectCopy()
  await writeFiles(copy)
  host = await GitHubHost.start(join(copy.root, 'content'))
  server = await serveAdminForHost(copy.root, host)
})
test.afterEach(() => {
  server.close()
  host.stop()
  copy.dispose()
})

/** Signs in and opens the entry of a file. */
async function open(page: Page, file: string): Promise<void> {
  await signIn(page, server.url)
  const type = contentTypeOf(file)
  if (!type) throw new Error(`${file} is not a content file`)
  await openEntry(page, collectionOf(type).collection, slugOf(file))
}

const saveButton = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })
const save = (page: Page) => saveButton(page).click()

/** Saves, and returns the branch of the pull request. */
async function saveChange(page: Page): Promise<string> {
  await save(page)
  await expect(page.getByText('Your changes have been saved as a draft')).toBeVisible()
  expect(host.unknown).toEqual([])
  const [pullRequest] = host.pullRequests
  expect(pullRequest).toMatchObject({ isDraft: true, labels: ['sveltia-cms/draft'] })
  return pullRequest?.branch ?? ''
}

type Role = 'textbox' | 'spinbutton' | 'radio' | 'switch'

/** How long after an entry was opened the CMS may put its former texts back, on a busy machine. */
const SETTLING_MS = 1000

/** Expects the CMS to keep a text that was entered. */
async function expectKept(page: Page, field: Locator, text: string): Promise<void> {
  await expect(saveButton(page)).toBeEnabled({ timeout: 2000 })
  await page.waitForTimeout(SETTLING_MS)
  await expect(field).toHaveValue(text, { timeout: 1 })
  await expect(saveButton(page)).toBeEnabled({ timeout: 1 })
}

/** Changes a field of the open entry. A radio button or a switch is turned on. */
async function change(page: Page, role: Role, name: string, entered: string): Promise<void> {
  const field = page.getByRole(role, { name, exact: true })
  const collapsed = page.getByRole('button', { name: 'Expand', exact: true })
  await expect(async () => {
    // The items of lists are collapsed.
    if ((await field.count()) === 0) await collapsed.first().click()
    await expect(field.first()).toBeVisible({ timeout: 2000 })
  }).toPass()
  if (role === 'radio' || role === 'switch') await field.first().click()
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

for (const [file, role, name, entered, line] of CHANGES) {
  test(`a change in ${file} opens a pull request that changes only that field’s line`, async ({ page }) => {
    const faults = watchFaults(page, server.origin, host.origin)
    await open(page, file)
    await change(page, role, name, entered)
    const changed = host.repository.changedLines('main', await saveChange(page))
    const [key = ''] = line.split(':')
    expect(changed).toEqual([expect.stringMatching(new RegExp(`^-${key}: `)), `+${line}`])
    expect(faults).toEqual([])
  })
}

test('an item that is added to a list is saved after the others, which stay as they are', async ({ page }) => {
  await open(page, 'redirects.yml')
  await page.getByRole('button', { name: /^Add / }).click()
  await page.getByRole('textbox', { name: 'Old address', exact: true }).last().fill('/older')
  await page.getByRole('textbox', { name: 'New address', exact: true }).last().fill('/services')
  expect(host.repository.changedLines('main', await saveChange(page))).toEqual(['+- from: /older', '+  to: /services'])
})

/** Input that the content check rejects, and its words. */
const REJECTED: readonly [file: string, role: Role, name: string, entered: string, message: string][] = [
  ['site.yml', 'textbox', 'Copyright line', '© {city}', '“{city}” is not a placeholder here'],
  [
    'team/ada-sample.yml',
    'textbox',
    'Email address',
    'ada@example',
    'It must be an email address, such as hello@example.com.',
  ],
  ['redirects.yml', 'textbox', 'New address', '/nowhere', 'the site has no page “/nowhere”'],
  ['brand.yml', 'textbox', 'Accent', '#eeeeee', 'has a contrast of'],
  ['integrations.yml', 'radio', 'endpoint', '', 'Address: is missing'],
]

for (const [file, role, name, entered, message] of REJECTED) {
  test(`“${entered}” as “${name}” in ${file} is not saved`, async ({ page }) => {
    await open(page, file)
    await change(page, role, name, entered)
    await save(page)
    await expect(page.getByText(message).first()).toBeVisible()
    expect(host.repository.git('log', '--all', '--format=%s')).toBe('Add the content\n')
  })
}

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
  await open(page, 'team/ada-sample.yml')
  await page.getByRole('button', { name: 'Replace Image' }).click()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('dialog').getByRole('button', { name: 'Upload' }).click()
  const buffer = await photograph(640, 640, 1)
  await (await chooser).setFiles({ name: 'New Portrait.jpg', mimeType: 'image/jpeg', buffer })
  await page.getByRole('button', { name: 'Insert', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeEnabled()
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
  expect(host.repository.git('ls-tree', '-r', '--name-only', 'main')).not.toContain(PHOTOGRAPH)
  expect(host.repository.changedLines('main~1', 'main')).toEqual(['-# A comment', '-image: ./ada.jpg'])
})

test('if the entry that names a deleted picture cannot be saved, a message names it', async ({ page }) => {
  server.close()
  host.stop()
  copy.change('content/team/ada-sample.yml', ['title'], '')
  host = await GitHubHost.start(join(copy.root, 'content'))
  server = await serveAdminForHost(copy.root, host)
  const message = page.waitForEvent('dialog')
  await deletePicture(page, 'ada.jpg')
  const dialog = await message
  expect(dialog.message()).toMatch(/^Nothing was deleted: a team member “Ada Sample” refers to it and .*\. Role: /)
  await dialog.accept()
  expect(host.repository.bytes(`main:${PHOTOGRAPH}`)).toBeDefined()
})

/** The rules of axe-core that the CMS itself violates. Decision 31 lists where. */
const VIOLATED = ['aria-required-children', 'landmark-one-main', 'meta-viewport', 'page-has-heading-one', 'region']

test('an entry and a message of the check violate only rules of axe-core that the CMS is known to violate', async ({
  page,
}) => {
  await open(page, 'team/ada-sample.yml')
  await change(page, 'textbox', 'Phone number', '(312) 555-01')
  await save(page)
  await expect(page.getByRole('alertdialog')).toContainText('is not a valid phone number')
  const found = (await findViolations(page)).map(({ id }) => id)
  expect(found.filter((id) => !VIOLATED.includes(id))).toEqual([])
})
