import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { stringify } from 'yaml'
import { writeContent } from '../contents/write-content'
import { contentTree, serviceContent } from '../factories/content'
import { openAdmin, openEntry, readFile } from './admin-page'
import { DevelopServer } from './develop-server'
import { ProjectCopy } from './project-copy'

const MINUTE_MS = 60_000
/** A change appears within about a second; other work on the machine may multiply that. */
const CHANGE_TIMEOUT_MS = 60_000

const file = 'content/services/tax-planning.yml'
const { title } = serviceContent()

let copy: ProjectCopy
let server: DevelopServer

/** Adds a service to every list of services, so that none is empty while the other service is a draft. */
function addService(): void {
  const names = { title: 'Well-Being Services', name: 'Well-being', description: 'Health in advisory practices.' }
  copy.write('content/services/well-being.yml', stringify(serviceContent(names)))
  for (const [list, path] of [
    ['site', ['navigation', 'services', 'groups', 0, 'services']],
    ['site', ['footer', 'services', 'services']],
    ['pages/home', ['services', 'cards']],
    ['pages/services', ['groups', 0, 'services']],
  ] as const)
    copy.change(`content/${list}.yml`, path, ['tax-planning', 'well-being'])
}

test.describe.configure({ mode: 'serial', timeout: 5 * MINUTE_MS })
test.beforeAll(async () => {
  test.setTimeout(8 * MINUTE_MS)
  copy = new ProjectCopy()
  writeContent(copy, contentTree())
  addService()
  server = await DevelopServer.start(copy.root)
})
test.afterAll(async () => {
  await server.stop()
  copy.dispose()
})

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const report = (page: Page) => page.getByRole('alert').filter({ hasText: 'The content has problems' })

async function show(page: Page): Promise<void> {
  await page.goto(`${server.url}/services/tax-planning`)
  await expect(heading(page, title)).toBeVisible({ timeout: CHANGE_TIMEOUT_MS })
}

/** Reloads a path until its page has this heading; the page of an unknown address has a different one. */
async function expectHeading(page: Page, path: string, name: string | RegExp): Promise<void> {
  await expect(async () => {
    await page.goto(`${server.url}${path}`)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible({ timeout: 5000 })
  }).toPass({ timeout: 2 * CHANGE_TIMEOUT_MS })
}

test('a broken save is reported over the page and in the terminal, and the page stays as it was', async ({ page }) => {
  await show(page)
  copy.replace(file, `title: ${title}`, `titel: ${title} Changed`)
  const line = String(copy.lineOf(file, 'titel:'))
  await expect(report(page)).toContainText(`${file}:${line}:1`, { timeout: CHANGE_TIMEOUT_MS })
  const text = (await report(page).textContent()) ?? ''
  expect(text).toMatch(new RegExp(`\n {2}${line} \\| titel: .*\n {4}\\| \\^{5}\n`))
  // Its first line is the overlay's own.
  expect(server.terminal).toContain(text.slice(text.indexOf('\n')).trim().replace(/\s+/g, ' '))
  await expect(heading(page, title)).toBeVisible()
  expect(server.runs).toBe(true)
})

test('the report disappears when the file is fixed, and the new text appears without a reload', async ({ page }) => {
  await show(page)
  await expect(report(page)).toBeVisible({ timeout: CHANGE_TIMEOUT_MS })
  let loads = 0
  page.on('load', () => (loads += 1))
  copy.replace(file, `titel: ${title} Changed`, `title: ${title} Fixed`)
  await expect(report(page)).toBeHidden({ timeout: CHANGE_TIMEOUT_MS })
  await expect(heading(page, `${title} Fixed`)).toBeVisible({ timeout: CHANGE_TIMEOUT_MS })
  expect(loads).toBe(0)
  copy.replace(file, `title: ${title} Fixed`, `title: ${title}`)
  await expect(heading(page, title)).toBeVisible({ timeout: CHANGE_TIMEOUT_MS })
})

test('Escape hides the report until the next save, and it fits a narrow screen', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 })
  await show(page)
  copy.replace(file, `title: ${title}`, `title: "${title}`)
  await expect(report(page)).toBeVisible({ timeout: CHANGE_TIMEOUT_MS })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
  await page.keyboard.press('Escape')
  await expect(report(page)).toBeHidden()
  copy.replace(file, `title: "${title}`, `title: '${title}`)
  await expect(report(page)).toBeVisible({ timeout: CHANGE_TIMEOUT_MS })
  copy.replace(file, `title: '${title}`, `title: ${title}`)
  await expect(report(page)).toBeHidden({ timeout: CHANGE_TIMEOUT_MS })
})

test('after many valid and broken saves in a row, the page shows the last one', async ({ page }) => {
  await show(page)
  const original = copy.read(file)
  for (let save = 1; save <= 30; save += 1) {
    copy.write(file, original.replace(`title: ${title}`, save % 3 === 0 ? 'title: [' : `title: Save ${String(save)}`))
    await page.waitForTimeout(150)
  }
  copy.write(file, original.replace(`title: ${title}`, 'title: The Last Save'))
  await expect(heading(page, 'The Last Save')).toBeVisible({ timeout: CHANGE_TIMEOUT_MS })
  expect(server.runs).toBe(true)
  copy.write(file, original)
  await expect(heading(page, title)).toBeVisible({ timeout: CHANGE_TIMEOUT_MS })
})

test('a draft is shown with a draft badge', async ({ page }) => {
  await show(page)
  const original = copy.read(file)
  await expect(page.getByRole('main').getByText('Draft', { exact: true })).toHaveCount(0)
  copy.write(file, `${original}\ndraft: true\n`)
  await expect(page.getByRole('main').getByText('Draft', { exact: true })).toBeVisible({ timeout: CHANGE_TIMEOUT_MS })
  copy.write(file, original)
  await expect(page.getByRole('main').getByText('Draft', { exact: true })).toBeHidden({ timeout: CHANGE_TIMEOUT_MS })
})

test('a valid photo replaces the map illustration, and a damaged one is reported', async ({ page }) => {
  await show(page)
  const original = copy.read(file)
  const photo = join(copy.root, 'content/services/tax-planning.jpg')
  const valid = await sharp({ create: { width: 1600, height: 1000, channels: 3, background: '#8a7' } })
    .jpeg()
    .toBuffer()
  writeFileSync(photo, valid.subarray(0, valid.length / 2))
  copy.write(file, `${original}\nimage: ./tax-planning.jpg\nimageAlt: Two people compare a tax return with a plan.\n`)
  await expect(report(page)).toContainText('./tax-planning.jpg', { timeout: CHANGE_TIMEOUT_MS })
  writeFileSync(photo, valid)
  await expect(page.getByRole('img', { name: 'Two people compare a tax return with a plan.' })).toBeVisible({
    timeout: CHANGE_TIMEOUT_MS,
  })
  await expect(report(page)).toBeHidden()
  copy.write(file, original)
  copy.remove('content/services/tax-planning.jpg')
  await expect(page.getByRole('img', { name: 'Two people' })).toHaveCount(0, { timeout: CHANGE_TIMEOUT_MS })
})

test('the style guide shows every kind of page with the longest and the shortest content', async ({ page }) => {
  const files = ['src/pages', 'src/templates'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx')),
  )
  await page.goto(`${server.url}/style-guide`)
  const shown = page.getByRole('figure')
  for (const length of ['longest', 'shortest']) {
    await expect(shown.filter({ hasText: length })).toHaveCount(files.length, { timeout: CHANGE_TIMEOUT_MS })
  }
  await expect(shown.getByRole('heading', { level: 1 })).toHaveCount(2 * files.length)
})

test('an old address redirects to the new one', async ({ page }) => {
  copy.write('content/redirects.yml', '- from: /services/tax-strategy\n  to: /services/tax-planning\n')
  await expectHeading(page, '/services/tax-strategy', title)
  await expect(page).toHaveURL(`${server.url}/services/tax-planning`)
  copy.remove('content/redirects.yml')
})

test('the page of a new service appears, and is renamed and removed with its file', async ({ page }) => {
  const path = (slug: string) => `content/services/${slug}.yml`
  copy.write(path('fee-benchmarking'), copy.read(file).replace(`title: ${title}`, 'title: Fee Benchmarking Services'))
  copy.change(path('fee-benchmarking'), ['description'], 'Fees that compare well, and reasons for each of them.')
  await expectHeading(page, '/services/fee-benchmarking', 'Fee Benchmarking Services')

  copy.rename(path('fee-benchmarking'), path('fee-review'))
  await expectHeading(page, '/services/fee-review', 'Fee Benchmarking Services')
  await expectHeading(page, '/services/fee-benchmarking', /404/)

  copy.remove(path('fee-review'))
  await expectHeading(page, '/services/fee-review', /404/)
  expect(server.terminal).not.toContain('ERROR')
})

test('what the editor at /admin saves is on the page within seconds', async ({ page, context }) => {
  const editor = await context.newPage()
  await openAdmin(editor, `${server.url}/admin`, { [file]: copy.read(file) })
  await openEntry(editor, 'services', 'tax-planning')
  await editor.getByRole('textbox', { name: 'Page title', exact: true }).fill('Taxes in Time')
  await editor.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.poll(() => readFile(editor, file)).toContain('title: Taxes in Time')
  await show(page)
  // A browser without a window cannot ask for a folder, so the editor has one of the browser's own.
  copy.write(file, await readFile(editor, file))
  await expect(heading(page, 'Taxes in Time')).toBeVisible({ timeout: CHANGE_TIMEOUT_MS })
})
