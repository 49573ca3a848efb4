// What the editor at /admin does if a branch changes while it is open: the CMS with GitHub, whose API answers from a repository.
import type { Page } from '@playwright/test'
import { cmsConfig } from '../../admin/cms-config'
import { gitHost } from '../../admin/git-hosts'
import { formatYaml } from '../../content-check/write/edit-yaml'
import { type ContentFolder, contentFolder, TEXTS } from '../content-check/content-folder'
import {
  type AdminServer,
  deletePicture,
  enter,
  expect,
  goTo,
  openAdminAgain,
  openEntry,
  saveButton,
  serveAdminPage,
  test,
} from './admin-page'
import { API, GitHub, Repository, TOKEN } from './github-api'

const FILE = 'content/team/ada-sample.yml'
const DRAFT = 'cms/team/ada-sample'
const FILES = Object.fromEntries([...TEXTS].map(([path, text]) => [`content/${path}`, formatYaml(text)]))
const TEXT = FILES[FILE] ?? ''

test.use({ viewport: { width: 1280, height: 5000 } })

let content: ContentFolder
let server: AdminServer
let repository: Repository
let github: GitHub
test.beforeAll(async () => {
  content = contentFolder()
  const { backend, origins, imageOrigins, hasPullRequests } = gitHost({
    host: 'github',
    repository: 'example/site',
    branch: 'main',
  })
  server = await serveAdminPage({
    root: content.root,
    config: cmsConfig(backend, hasPullRequests),
    origins,
    imageOrigins,
  })
})
test.afterAll(() => {
  server.close()
  content.dispose()
})
test.beforeEach(async ({ context }) => {
  repository = new Repository(FILES)
  github = new GitHub(repository)
  await github.serve(context)
})
test.afterEach(() => {
  repository.dispose()
})

async function open(page: Page): Promise<void> {
  await page.goto(server.url)
  await page.getByRole('button', { name: 'Sign In Using Access Token' }).click()
  // It hides the token, so it is no text box for assistive technology.
  await page.locator('input:focus').fill(TOKEN)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByRole('tree', { name: 'Collection List' })).toBeVisible()
}

const nameField = (page: Page) => page.getByRole('textbox', { name: 'Name', exact: true }).first()

async function openWithName(page: Page, name: string): Promise<void> {
  await openEntry(page, 'team', 'ada-sample')
  await enter(page, nameField(page), name)
}

async function expectRefused(page: Page, message: RegExp): Promise<void> {
  await saveButton(page).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText(message)
  await dialog.getByRole('button').last().click()
  await expect(nameField(page)).toHaveValue('Eve Sample')
}

test('a change becomes a pull request, and counts for the links and previews of other entries', async ({ page }) => {
  await open(page)
  await openWithName(page, 'Eve Sample')
  await saveButton(page).click()
  await expect.poll(() => repository.read(DRAFT, FILE)).toBe(TEXT.replace('Ada Sample', 'Eve Sample'))
  expect(repository.read('main', FILE)).toBe(TEXT)
  const names = () =>
    page.evaluate(() => window.savedEntries().map(({ locales: { _default: entry } }) => entry?.content.name))
  await expect.poll(names).toContain('Eve Sample')
  expect(await names()).not.toContain('Ada Sample')
  await openAdminAgain(page, server.url)
  await expect.poll(names).toContain('Eve Sample')
  expect(await names()).not.toContain('Ada Sample')
})

test('an entry that waits in a pull request can be chosen in the lists of others', async ({ page }) => {
  await open(page)
  await openEntry(page, 'services', 'tax-planning')
  await page.getByRole('button', { name: 'Show Editor Options' }).click()
  await page.getByRole('menuitem', { name: 'Duplicate Entry' }).click()
  await enter(page, page.getByRole('textbox', { name: 'Short name', exact: true }), 'Estate Planning')
  await saveButton(page).click()
  const branch = 'cms/services/estate-planning'
  await expect.poll(() => repository.read(branch, 'content/services/estate-planning.yml')).toContain('Estate Planning')
  await openEntry(page, 'pages', 'home')
  const cards = page.locator('.field[data-key-path="services.cards"]')
  await cards.getByRole('combobox').click()
  await expect(page.getByRole('option', { name: 'Estate Planning' })).toBeVisible()
})

/** Begins to save the open entry, and returns what lets the git host answer. */
async function beginToSave(page: Page): Promise<() => void> {
  let answer: () => void = () => undefined
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(`${API}/graphql`, async (route) => {
    await answered
    await route.fallback()
  })
  await saveButton(page).click()
  await expect(page.getByRole('button', { name: 'Saving…' })).toBeVisible()
  return answer
}

test('nothing can be typed into a form while it is saved', async ({ page }) => {
  await open(page)
  await openWithName(page, 'Eve Sample')
  const answer = await beginToSave(page)
  await nameField(page).focus()
  await page.keyboard.type('Typed too late')
  await expect(nameField(page)).toHaveValue('Eve Sample')
  answer()
  await expect.poll(() => repository.read(DRAFT, FILE)).toBe(TEXT.replace('Ada Sample', 'Eve Sample'))
})

test('an entry that is opened while another one is saved stays open', async ({ page }) => {
  await open(page)
  await openWithName(page, 'Eve Sample')
  const answer = await beginToSave(page)
  await goTo(page, '/collections/services/entries/tax-planning')
  const name = page.getByRole('textbox', { name: 'Short name', exact: true })
  await name.fill('')
  answer()
  await expect(page.getByText('Entry saved.')).toBeVisible()
  await expect(name).toHaveValue('')
})

test('an entry can be saved again if only the label of its pull request failed', async ({ page, context }) => {
  await open(page)
  await openWithName(page, 'Eve Sample')
  await context.route(`${API}/**/labels`, (route) => route.abort(), { times: 1 })
  await expectRefused(page, /may not be saved/)
  await expect(page.getByRole('alertdialog')).toBeHidden()
  await saveButton(page).click()
  await page.getByRole('button', { name: 'Later' }).click()
  await expect(page.getByRole('row', { name: 'Eve Sample' })).toBeVisible()
})

test('if the branch refuses the deletion of a picture, a message says why', async ({ page }) => {
  repository.commit('main', { 'content/team/ada.jpg': 'A picture' })
  await open(page)
  const reason = 'Changes must be made through a pull request.'
  const headers = { 'Access-Control-Allow-Origin': '*' }
  await page.route(`${API}/graphql`, (route) =>
    route.request().postData()?.includes('createCommitOnBranch')
      ? route.fulfill({ json: { errors: [{ message: reason }] }, headers })
      : route.fallback(),
  )
  const message = page.waitForEvent('dialog')
  await deletePicture(page)
  const dialog = await message
  expect(dialog.message()).toBe(`The deletion failed or was not confirmed: ${reason}`)
  await dialog.accept()
})

test('a commit that changes the entry is not undone, and the text is kept', async ({ page }) => {
  await open(page)
  await openWithName(page, 'Eve Sample')
  repository.commit('main', { [FILE]: TEXT.replace('title: Partner', 'title: Director') })
  await expectRefused(page, /has changed since .*In the file now: Director\s+In your form: Partner/s)
  expect(repository.head(DRAFT)).toBeUndefined()
})

test('a commit that changes another entry does not prevent the save, and is in the pull request', async ({ page }) => {
  await open(page)
  await openWithName(page, 'Eve Sample')
  repository.commit('main', { 'content/site.yml': '# Changed\n' })
  await saveButton(page).click()
  await expect.poll(() => repository.read(DRAFT, FILE)).toBe(TEXT.replace('Ada Sample', 'Eve Sample'))
  expect(repository.read(DRAFT, 'content/site.yml')).toBe('# Changed\n')
})

test('a commit to the branch between the check and the write stays, and the pull request conflicts with it', async ({
  page,
}) => {
  await open(page)
  await openWithName(page, 'Eve Sample')
  const base = repository.head('main')
  github.afterRead = () => repository.commit('main', { [FILE]: TEXT.replace('Ada Sample', 'Ada Example') })
  await saveButton(page).click()
  await expect.poll(() => repository.read(DRAFT, FILE)).toContain('Eve Sample')
  expect(repository.git('merge-base', 'main', DRAFT).trim()).toBe(base)
})

test('a commit to the pull request between the check and the write is not overwritten, and the text is kept', async ({
  page,
}) => {
  await open(page)
  await openWithName(page, 'Ada Example')
  await saveButton(page).click()
  await page.getByRole('button', { name: 'Later' }).click()
  await expect(page.getByRole('row', { name: 'Ada Example' })).toBeVisible()
  await openWithName(page, 'Eve Sample')
  const theirs = TEXT.replace('title: Partner', 'title: Director')
  github.afterRead = () => repository.commit(DRAFT, { [FILE]: theirs })
  await expectRefused(page, /may not be saved/)
  expect(repository.read(DRAFT, FILE)).toBe(theirs)
  await expectRefused(page, /In the file now: Director\s+In your form: Partner/)
})
