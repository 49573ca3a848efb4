// What the editor at /admin writes: the CMS with this project's format, its check, and its pictures. A folder in the
// browser takes the place of a git host, whose requests the CMS makes by itself.
import { type Locator, type Page, test } from '@playwright/test'
import { collectionOf } from '../../admin/fields'
import { withSchemaLine } from '../../content-check/generated/schema-files'
import { formatYaml } from '../../content-check/write/edit-yaml'
import { contentTypeOf, slugOf } from '../../content-model/registry'
import { type ContentFolder, contentFolder, TEXTS } from '../content-check/content-folder'
import { photograph } from '../contents/photograph'
import {
  type AdminServer,
  changeFile,
  deletePicture,
  enter,
  expect,
  goTo,
  openAdmin,
  openAdminAgain,
  openEntry,
  readFile,
  saveButton,
  serveAdminPage,
  watchFaults,
} from './admin-page'

/** The editor keeps unsaved texts half a second after the last change. */
const KEEPING_MS = 1500

const MEMBER = 'team/ada-sample.yml'
const PHOTOGRAPH = 'content/team/ada.jpg'

/** A file of each kind, with comments that the editor must keep, formatted as the editor does. */
const FILES = Object.fromEntries(
  [...TEXTS, ['redirects.yml', '- from: /old\n  to: /about\n'] as const].map(([path, text]) => {
    const shown = path === MEMBER ? text.replace('order:', 'image: ./ada.jpg\norder:') : text
    return [`content/${path}`, formatYaml(withSchemaLine(path, shown.replace(/^(?=[a-z-])/gm, '# A comment\n')))]
  }),
)

// The editor draws a field when it comes into view.
test.use({ viewport: { width: 1280, height: 5000 } })

let content: ContentFolder
let server: AdminServer
let portrait: Buffer
test.beforeAll(async () => {
  content = contentFolder()
  server = await serveAdminPage({ root: content.root })
  portrait = await photograph(640, 640)
})
test.afterAll(() => {
  server.close()
  content.dispose()
})

async function open(page: Page, changes: Readonly<Record<string, string>> = {}): Promise<void> {
  await openAdmin(page, server.url, { ...FILES, [PHOTOGRAPH]: [...portrait], ...changes })
}

async function openFile(page: Page, path: string): Promise<void> {
  const type = contentTypeOf(path)
  if (!type) throw new Error(`${path} is not a content file`)
  await openEntry(page, collectionOf(type).collection, slugOf(path))
}

/** Saves, and expects the lines of the entry's file to change in this way. */
async function expectSaved(page: Page, path: string, change: (text: string) => string): Promise<void> {
  const before = FILES[`content/${path}`] ?? ''
  expect(change(before)).not.toBe(before)
  await saveButton(page).click()
  await expect.poll(() => readFile(page, `content/${path}`)).toBe(change(before))
  // Afterwards, the CMS closes the open entry, even if it is another one by then.
  await expect(saveButton(page)).toBeHidden()
}

/** Finds a field of the open entry. The items of lists are collapsed. */
async function fieldOf(
  page: Page,
  role: 'textbox' | 'spinbutton' | 'radio' | 'button',
  name: string,
): Promise<Locator> {
  const field = page.getByRole(role, { name, exact: true }).first()
  const expand = page.getByRole('button', { name: 'Expand', exact: true }).first()
  await expect(async () => {
    // While the form is drawn, the field may be about to appear, without such a button.
    if (!(await field.isVisible())) await expand.click({ timeout: 2000 })
    await expect(field).toBeVisible({ timeout: 2000 })
  }).toPass()
  return field
}

for (const [path, role, name, entered, line] of [
  ['brand.yml', 'spinbutton', 'Corners', '6', 'corners: 6'],
  ['integrations.yml', 'radio', 'netlify', '', '  provider: netlify'],
  ['statistics.yml', 'textbox', 'Label', 'clients who stay', '  label: clients who stay'],
  ['services/tax-planning.yml', 'textbox', 'Summary', 'We file: you sign.', 'summary: "We file: you sign."'],
  ['pages/home.yml', 'textbox', 'Title', 'Plain words', '  title: Plain words'],
] as const) {
  test(`editing a field of ${path} changes only that field’s line`, async ({ page }) => {
    const faults = watchFaults(page, server.origin)
    await open(page)
    await openFile(page, path)
    const field = await fieldOf(page, role, name)
    if (role === 'radio') await field.click()
    else await enter(page, field, entered)
    const [key = ''] = line.split(':')
    await expectSaved(page, path, (text) => text.replace(new RegExp(`^${key}: .*`, 'm'), line))
    expect(faults).toEqual([])
  })
}

test('an item that is added to a list is saved after the other items, whose lines do not change', async ({ page }) => {
  await open(page)
  await openFile(page, 'redirects.yml')
  await page.getByRole('button', { name: /^Add / }).click()
  await page.getByRole('textbox', { name: 'Old address', exact: true }).last().fill('/older')
  await page.getByRole('textbox', { name: 'New address', exact: true }).last().fill('/services')
  await expectSaved(page, 'redirects.yml', (text) => `${text}- from: /older\n  to: /services\n`)
})

test('a table that is typed into the grid is saved', async ({ page }) => {
  await open(page)
  await openFile(page, 'text-pages/privacy.yml')
  await (await fieldOf(page, 'button', 'Add a table')).click()
  await expect(page.getByRole('textbox', { name: 'Title of column 1' })).toBeFocused()
  for (const text of ['Engagement', 'Fee']) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await page.getByRole('textbox', { name: 'Row 1, Engagement' }).fill('Review')
  await page.getByRole('textbox', { name: 'Row 1, Fee' }).fill('By quote')
  await expectSaved(
    page,
    'text-pages/privacy.yml',
    (text) =>
      `${text}    table:\n      columns:\n        - Engagement\n        - Fee\n      rows:\n        - cells:\n            - Review\n            - By quote\n`,
  )
})

test('a photograph is shrunk and saved beside the entry that names it, and the former one is deleted', async ({
  page,
}) => {
  await open(page)
  await openFile(page, MEMBER)
  await page.getByRole('button', { name: 'Replace Image' }).click()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('dialog').getByRole('button', { name: 'Upload' }).click()
  const buffer = await photograph(2400, 3200)
  await (await chooser).setFiles({ name: 'New Portrait.jpg', mimeType: 'image/jpeg', buffer })
  await page.getByRole('button', { name: 'Insert', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(saveButton(page)).toBeEnabled()
  await expectSaved(page, MEMBER, (text) => text.replace('./ada.jpg', './new-portrait.webp'))
  const saved = await readFile(page, 'content/team/new-portrait.webp')
  expect(saved.slice(0, 4)).toBe('RIFF')
  expect(saved.length).toBeLessThan(buffer.length / 2)
  await expect.poll(() => readFile(page, PHOTOGRAPH)).toBe('')
})

test('an item of a list opens when its text is clicked', async ({ page }) => {
  await open(page)
  await openFile(page, 'services/tax-planning.yml')
  await page.getByText('Follow-up', { exact: true }).click()
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue('Follow-up')
})

test('a field is described by its note, and one for a link suggests the pages of the site', async ({ page }) => {
  await open(page)
  await openFile(page, 'pages/not-found.yml')
  const link = await fieldOf(page, 'textbox', 'Link to')
  await link.focus()
  await expect(link).toHaveAccessibleDescription('The page or address that it links to.')
  const suggested = await link.evaluate((input: HTMLInputElement) =>
    [...(input.list?.options ?? [])].map(({ value }) => value),
  )
  expect(suggested).toContain('/services/tax-planning')
})

test('the error mark of an empty list disappears when an item is added', async ({ page }) => {
  await open(page)
  await openFile(page, 'text-pages/privacy.yml')
  await page.getByRole('button', { name: 'Remove', exact: true }).first().click()
  await saveButton(page).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('Sections')
  await dialog.getByRole('button').last().click()
  const mark = page.locator('.field[data-key-path="sections"] > .validation')
  await expect(mark).toBeVisible()
  await page.getByRole('button', { name: /^Add .*Section/ }).click()
  await expect(mark).toBeHidden()
})

test.describe('while an entry is open', () => {
  const FILE = `content/${MEMBER}`
  const text = FILES[FILE] ?? ''

  async function enterName(page: Page): Promise<void> {
    await openFile(page, MEMBER)
    await enter(page, await fieldOf(page, 'textbox', 'Name'), 'Eve Sample')
  }

  test('an empty field is marked unless the entry is a draft, and the message says so', async ({ page }) => {
    await open(page)
    await openFile(page, MEMBER)
    await (await fieldOf(page, 'textbox', 'Role')).fill('')
    await saveButton(page).click()
    await expect(page.getByRole('alertdialog')).toContainText(
      /Role: is empty\. Fill it in\.\s+To save it unfinished, turn on “Draft”\./,
    )
    await page.getByRole('alertdialog').getByRole('button').last().click()
    await expect(page.getByText('This field is required.')).toBeVisible()
    await page.getByRole('switch', { name: 'Draft' }).click()
    await saveButton(page).click()
    await expect
      .poll(() => readFile(page, FILE))
      .toBe(text.replace(/# A comment\ntitle: Partner\n/, '') + 'draft: true\n')
  })

  test('wrong fields are marked with what is wrong, and the first one gets the cursor', async ({ page }) => {
    await open(page)
    await openFile(page, MEMBER)
    const phone = await fieldOf(page, 'textbox', 'Phone number')
    const profile = await fieldOf(page, 'textbox', 'LinkedIn address')
    await enter(page, phone, '(312) 555-01')
    await enter(page, profile, 'https://https://www.linkedin.com/in/ada')
    await saveButton(page).click()
    const dialog = page.getByRole('alertdialog')
    await expect(dialog).toContainText(/Phone number: .*LinkedIn address: /s)
    expect(await readFile(page, FILE)).toBe(text)
    await dialog.getByRole('button').last().click()
    await expect(phone).toBeFocused()
    const message = page.getByText(/Begins with more than one protocol\./)
    await expect(message).toBeVisible()
    await expect(profile).toHaveAttribute('aria-invalid', 'true')
    await profile.fill('https://www.linkedin.com/in/ada')
    await expect(message).toBeHidden()
    await expect(phone).toHaveAttribute('aria-invalid', 'true')
  })

  test('a change of its file is not overwritten, and can be continued from after a reload', async ({ page }) => {
    await open(page)
    await enterName(page)
    const theirs = text.replace('title: Partner', 'title: Director')
    await changeFile(page, FILE, theirs)
    await saveButton(page).click()
    await expect(page.getByRole('alertdialog')).toContainText(
      /has changed since .*In the file now: Director\s+In your form: Partner/s,
    )
    expect(await readFile(page, FILE)).toBe(theirs)
    await openAdminAgain(page, server.url)
    await openFile(page, MEMBER)
    await expect(await fieldOf(page, 'textbox', 'Role')).toHaveValue('Director')
    await enter(page, await fieldOf(page, 'textbox', 'Name'), 'Eve Sample')
    await saveButton(page).click()
    await expect.poll(() => readFile(page, FILE)).toBe(theirs.replace('Ada Sample', 'Eve Sample'))
  })

  test('its file keeps CRLF line breaks, and no line break at its end', async ({ page }) => {
    const before = text.trimEnd().replaceAll('\n', '\r\n')
    await open(page, { [FILE]: before })
    await enterName(page)
    await saveButton(page).click()
    await expect.poll(() => readFile(page, FILE)).toBe(before.replace('Ada Sample', 'Eve Sample'))
  })
})

/** Lets every store that the CMS creates within a second ask for the same version of its database. */
const createStoresAtOnce = () => {
  const open = indexedDB.open.bind(indexedDB)
  indexedDB.open = (name, version) => {
    if (version === undefined) return open(name)
    const later = {} as IDBOpenDBRequest
    setTimeout(() => {
      const request = Object.assign(open(name, version), later)
      for (const property of ['result', 'transaction', 'error'] as const)
        Object.defineProperty(later, property, { get: () => request[property] })
    }, 1000)
    return later
  }
}

for (const [title, leave, prepare] of [
  ['Back, even at once', (page: Page) => page.goBack()],
  ['Back, if the CMS creates several stores at once', (page: Page) => page.goBack(), createStoresAtOnce],
  ['another entry is opened, even at once', (page: Page) => goTo(page, '/collections/services/entries/tax-planning')],
  [
    'the tab is closed',
    async (page: Page) => {
      await page.waitForTimeout(KEEPING_MS)
      await page.waitForFunction(() => window.keepTexts === undefined)
      await openAdminAgain(page, server.url)
    },
  ],
] as const)
  test(`texts that were not saved are offered again after ${title}`, async ({ page }) => {
    if (prepare) await page.addInitScript(prepare)
    await open(page)
    await openFile(page, MEMBER)
    const field = await fieldOf(page, 'textbox', 'Name')
    await enter(page, field, 'Eve Sample')
    await field.press('End')
    await field.pressSequentially(' and others')
    await leave(page)
    await expect(field).toBeHidden()
    await openFile(page, MEMBER)
    const restore = page.getByRole('button', { name: 'Restore' })
    await expect(restore).toBeFocused()
    await page.keyboard.press('Escape')
    await restore.click()
    await expect(await fieldOf(page, 'textbox', 'Name')).toHaveValue('Eve Sample and others')
  })

test('the deletion of a picture removes the line that names it, and the comment on that line', async ({ page }) => {
  await open(page)
  await deletePicture(page)
  const removed = '# A comment\nimage: ./ada.jpg\n'
  const file = `content/${MEMBER}`
  await expect.poll(() => readFile(page, file)).toBe((FILES[file] ?? '').replace(removed, ''))
  await expect.poll(() => readFile(page, PHOTOGRAPH)).toBe('')
})

test('if the entry that names a deleted picture cannot be saved, a message names it', async ({ page }) => {
  const file = `content/${MEMBER}`
  await open(page, { [file]: (FILES[file] ?? '').replace('title: Partner', 'title: ""') })
  const message = page.waitForEvent('dialog')
  await deletePicture(page)
  const dialog = await message
  expect(dialog.message()).toMatch(/^Nothing was deleted: Team › Ada Sample refers to it and .*\. Role: /)
  await dialog.accept()
  expect(await readFile(page, PHOTOGRAPH)).not.toBe('')
})

const SECOND_SERVICE = {
  'content/services/estate-planning.yml': FILES['content/services/tax-planning.yml']?.replaceAll('Tax', 'Estate') ?? '',
}

test('deleting an entry removes it from every list', async ({ page }) => {
  const lists = Object.entries(FILES).filter(([, text]) => text.includes('- tax-planning\n'))
  const files = new Map(
    lists.map(([file, text]) => [file, text.replace(/^( *- )tax-planning\n/gm, '$&$1estate-planning\n')]),
  )
  await open(page, { ...Object.fromEntries(files), ...SECOND_SERVICE })
  await page.getByRole('row', { name: 'Estate Planning' }).getByRole('checkbox').click()
  await page.getByRole('button', { name: 'Delete Selected Entry' }).click()
  await page.getByRole('alertdialog', { name: 'Delete Entry' }).getByRole('button', { name: 'Delete' }).click()
  for (const [file, text] of lists) await expect.poll(() => readFile(page, file)).toBe(text)
})

test('an entry that links lead to is not deleted, and the message names the links', async ({ page }) => {
  const path = 'content/pages/not-found.yml'
  await open(page, {
    [path]: (FILES[path] ?? '').replace(/to: .*/, 'to: /services/estate-planning'),
    ...SECOND_SERVICE,
  })
  await page.getByRole('row', { name: 'Estate Planning' }).getByRole('checkbox').click()
  await page.getByRole('button', { name: 'Delete Selected Entry' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Delete Entry' })
  await expect(dialog).toContainText(
    /can’t be deleted, .* Pages › 404 page\s+Link to the home page › Link to: Links to “\/services\/estate-planning”\./s,
  )
  await expect(dialog.getByRole('button', { name: 'Delete' })).toBeDisabled()
})

test('if the site names another git host in another tab, the editor starts again without its session', async ({
  page,
  context,
}) => {
  await open(page)
  const other = await context.newPage()
  await other.goto(`${server.origin}/admin/config.json`)
  const reloaded = page.waitForEvent('load')
  await other.evaluate(() => {
    localStorage.setItem('admin-session-origin', 'https://evil.example')
  })
  await reloaded
  await expect(page.getByRole('button', { name: 'Work with Local Repository' })).toBeVisible()
})
