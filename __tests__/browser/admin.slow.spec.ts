import { test } from '@playwright/test'
import { diffLines } from 'diff'
import { collectionOf } from '../../admin/fields'
import { readContentFiles } from '../../content-check/parse/read-content-files'
import { fieldsOf, metadataOf } from '../../content-check/parse/schema-path'
import { formatYaml } from '../../content-check/write/edit-yaml'
import { type ContentType, slugOf } from '../../content-model/registry'
import { type AdminServer, expect, openAdmin, openEntry, readFile, serveAdminPage, watchFaults } from './admin-page'

const ENTRIES = readContentFiles(process.cwd()).entries.map(({ path, type, source }) => ({
  path: `content/${path}`,
  text: formatYaml(source?.text ?? ''),
  type,
  entry: slugOf(path),
  collection: collectionOf(type).collection,
}))
const FILES = Object.fromEntries(ENTRIES.map(({ path, text }) => [path, text]))

/** The label of the first field that the editor shows for an entry. */
function firstLabel({ collection = '', schema, source }: ContentType): string {
  const [field] = fieldsOf(schema).values()
  return source.kind === 'list' ? collection : (metadataOf(field).label ?? '')
}

let server: AdminServer
test.beforeAll(async () => {
  server = await serveAdminPage()
})
test.afterAll(() => {
  server.close()
})

test('every entry and file opens without errors or requests to other hosts', async ({ page }) => {
  test.setTimeout(240_000)
  const faults = watchFaults(page, server.origin)
  await openAdmin(page, server.url, FILES)
  for (const { collection, entry, type } of ENTRIES) {
    await openEntry(page, collection, entry)
    await expect(page.getByText(firstLabel(type), { exact: true }).filter({ visible: true }).first()).toBeVisible()
  }
  expect(faults).toEqual([])
})

test('the editor’s manifest loads, so that it can be installed as an app', async ({ page }) => {
  const faults = watchFaults(page, server.origin)
  await openAdmin(page, server.url, FILES)
  const devTools = await page.context().newCDPSession(page)
  // A headless browser loads a manifest only on request.
  const { data = '{}' } = await devTools.send('Page.getAppManifest')
  expect(JSON.parse(data)).toHaveProperty('start_url', server.url)
  expect(faults).toEqual([])
})

test('a saved change is the only difference in its file', async ({ page }) => {
  await openAdmin(page, server.url, FILES)
  await openEntry(page, 'pages', 'home')
  await page.getByRole('textbox', { name: 'Heading', exact: true }).first().fill('New words')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const path = 'content/pages/home.yml'
  await expect.poll(() => readFile(page, path)).toContain('New words')
  const changed = diffLines(FILES[path] ?? '', await readFile(page, path)).filter(
    ({ added, removed }) => added || removed,
  )
  expect(changed.filter(({ added }) => added).map(({ value }) => value.trim())).toEqual(['heading: New words'])
  expect(changed).toHaveLength(2)
})

test('a new entry has its fields in the order of the content model, and passes the check', async ({ page }) => {
  await openAdmin(page, server.url, FILES)
  await page.evaluate(() => {
    location.hash = '/collections/testimonials/new'
  })
  await page.getByRole('textbox', { name: 'Quote', exact: true }).fill('They kept every promise.')
  await page.getByRole('textbox', { name: 'Client', exact: true }).fill('Ada Sample')
  await page.getByRole('textbox', { name: 'Client’s role', exact: true }).fill('owner of an office')
  await page.getByRole('spinbutton', { name: 'Rating', exact: true }).fill('5')
  await page.getByRole('spinbutton', { name: 'Order', exact: true }).fill('9')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect
    .poll(() => readFile(page, 'content/testimonials/ada-sample.yml'))
    .toBe(
      `# yaml-language-server: $schema=../../.vscode/schemas/testimonial.json
quote: They kept every promise.
author: Ada Sample
title: owner of an office
rating: 5
order: 9
`,
    )
})

test('without a repository, the page says what is missing', async ({ page }) => {
  const unset = await serveAdminPage({ config: {} })
  const faults = watchFaults(page, unset.origin)
  await page.goto(unset.url)
  await expect(page.getByRole('heading', { name: 'Editing is not set up' })).toBeVisible()
  await expect(page.getByRole('heading')).toHaveCount(1)
  expect(faults).toEqual([])
  unset.close()
})

test('if the editor does not load, the page says so', async ({ page }) => {
  await page.route('**/admin/config.json', (route) => route.abort())
  await page.goto(server.url)
  await expect(page.getByRole('heading', { name: 'The editor did not load' })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the page says that the editor needs it', async ({ page }) => {
    await page.goto(server.url)
    await expect(page.getByText('The editor needs JavaScript')).toBeVisible()
    await expect(page.getByText('The editor is loading')).toBeHidden()
  })
})
