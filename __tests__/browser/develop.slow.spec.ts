import { expect, type Page, test } from '@playwright/test'
import { stringify } from 'yaml'
import { positionIn } from '../content-check/mistakes'
import { photograph } from '../contents/photograph'
import { writeContent } from '../contents/write-content'
import { filesIn } from '../../content-check/parse/files-in'
import { contentTree, serviceContent } from '../factories/content'
import { openAdmin, openEntry, readFile } from './admin-page'
import { DevelopServer } from './develop-server'
import { ProjectCopy } from './project-copy'

/** A change appears within about a second; other work on the machine may multiply that. */
const CHANGE_TIMEOUT_MS = 60_000

const file = 'content/services/tax-planning.yml'
const { title } = serviceContent()

/** A service that no list names. */
const ADDED = {
  slug: 'fee-benchmarking',
  file: 'content/services/fee-benchmarking.yml',
  title: 'Fee Benchmarking Services',
  text: stringify(serviceContent({ title: 'Fee Benchmarking Services', description: 'Fees that compare well.' })),
}

let copy: ProjectCopy
let server: DevelopServer
/** The text of the service's file, which each test starts with. */
let original: string

test.describe.configure({ mode: 'serial', timeout: 300_000 })
test.beforeAll(async () => {
  test.setTimeout(480_000)
  copy = new ProjectCopy()
  writeContent(copy, contentTree())
  original = copy.read(file)
  server = await DevelopServer.start(copy.root)
})
test.beforeEach(async ({ page }) => {
  copy.write(file, original)
  await expect(async () => {
    await page.goto(`${server.url}/services/tax-planning`)
    await expect(heading(page, title)).toBeVisible({ timeout: 5000 })
  }).toPass({ timeout: CHANGE_TIMEOUT_MS })
})
test.afterAll(async () => {
  await server.stop()
  copy.dispose()
})

const expectSoon = expect.configure({ timeout: CHANGE_TIMEOUT_MS })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const report = (page: Page) => page.getByRole('alert').filter({ hasText: 'The content has problems' })

/** Reloads a path until its page has this heading; the page of an unknown address has a different one. */
async function expectHeading(page: Page, path: string, name: string | RegExp): Promise<void> {
  await expect(async () => {
    await page.goto(`${server.url}${path}`)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible({ timeout: 5000 })
  }).toPass({ timeout: 2 * CHANGE_TIMEOUT_MS })
}

test('a broken save is reported over the page and in the terminal, until the file is fixed', async ({ page }) => {
  let loads = 0
  page.on('load', () => (loads += 1))
  copy.replace(file, `title: ${title}`, `titel: ${title}`)
  const [line = ''] = positionIn(copy.read(file), '‸titel:').split(':')
  await expectSoon(report(page)).toContainText(`${file}:${line}:1`)
  const text = (await report(page).textContent()) ?? ''
  expect(text).toMatch(new RegExp(`\n {2}${line} \\| titel: .*\n {4}\\| \\^{5}\n`))
  // Its first line is the overlay's own.
  expect(server.terminal).toContain(text.slice(text.indexOf('\n')).trim().replace(/\s+/g, ' '))
  await expect(heading(page, title)).toBeVisible()
  copy.replace(file, `titel: ${title}`, `title: ${title} Fixed`)
  await expectSoon(report(page)).toBeHidden()
  await expectSoon(heading(page, `${title} Fixed`)).toBeVisible()
  expect(loads).toBe(0)
})

test('Escape hides the report until the next save, and it fits a narrow screen', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 })
  copy.replace(file, `title: ${title}`, `title: "${title}`)
  await expectSoon(report(page)).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
  await page.keyboard.press('Escape')
  await expect(report(page)).toBeHidden()
  copy.replace(file, `title: "${title}`, `title: '${title}`)
  await expectSoon(report(page)).toBeVisible()
})

test('after many valid and broken saves in a row, the page shows the last one', async ({ page }) => {
  for (let save = 1; save <= 30; save += 1) {
    copy.write(file, original.replace(`title: ${title}`, save % 3 === 0 ? 'title: [' : `title: Save ${String(save)}`))
    await page.waitForTimeout(150)
  }
  copy.write(file, original.replace(`title: ${title}`, 'title: The Last Save'))
  await expectSoon(heading(page, 'The Last Save')).toBeVisible()
  expect(server.runs).toBe(true)
})

test('a draft is shown with a draft badge and its photograph', async ({ page }) => {
  copy.write(`content/services/${ADDED.slug}.jpg`, await photograph(1600, 1000))
  copy.write(ADDED.file, `${ADDED.text}\ndraft: true\nimage: ./${ADDED.slug}.jpg\nimageAlt: Two people compare fees.\n`)
  await expectHeading(page, `/services/${ADDED.slug}`, ADDED.title)
  await expect(page.getByRole('main').getByText('Draft', { exact: true })).toBeVisible()
  await expectSoon(page.getByRole('img', { name: 'Two people compare fees.' })).toBeVisible()
})

test('the style guide shows every kind of page with the longest and the shortest content', async ({ page }) => {
  const files = ['src/pages', 'src/templates'].flatMap((folder) =>
    filesIn(folder).filter((name) => name.endsWith('.tsx')),
  )
  await page.goto(`${server.url}/style-guide`)
  const shown = page.getByRole('figure')
  for (const length of ['longest', 'shortest'])
    await expectSoon(shown.filter({ hasText: length })).toHaveCount(files.length)
  // A service with long German words is shown as well.
  await expect(shown.getByRole('heading', { level: 1 })).toHaveCount(2 * files.length + 1)
})

test('the page of a new service is renamed with its file, and can have a redirect', async ({ page }) => {
  copy.write(ADDED.file, ADDED.text)
  copy.rename(ADDED.file, 'content/services/fee-review.yml')
  await expectHeading(page, '/services/fee-review', ADDED.title)
  await expectHeading(page, `/services/${ADDED.slug}`, /404/)

  copy.write('content/redirects.yml', `- from: /services/${ADDED.slug}\n  to: /services/fee-review\n`)
  await expectHeading(page, `/services/${ADDED.slug}`, ADDED.title)
  await expect(page).toHaveURL(`${server.url}/services/fee-review`)
  expect(server.terminal).not.toContain('ERROR')
})

test('what the editor at /admin saves is on the page within seconds', async ({ page, context }) => {
  const editor = await context.newPage()
  await openAdmin(editor, `${server.url}/admin`, { [file]: original })
  await openEntry(editor, 'services', 'tax-planning')
  await editor.getByRole('textbox', { name: 'Page title', exact: true }).fill('Taxes in Time')
  await editor.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.poll(() => readFile(editor, file)).toContain('title: Taxes in Time')
  // A browser without a window cannot ask for a folder, so the editor has one of the browser's own.
  copy.write(file, await readFile(editor, file))
  await expectSoon(heading(page, 'Taxes in Time')).toBeVisible()
})
