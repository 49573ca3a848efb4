import { collectionOf } from '../../admin/fields'
import { sitePlaces } from '../../admin/site-places'
import { isGroup } from '../../content-check/write/former-items'
import { publishedContent } from '../../gatsby/output/admin'
import { readContentFiles } from '../../content-check/parse/read-content-files'
import { fieldsOf, metadataOf } from '../../content-check/parse/schema-path'
import { type ContentType, slugOf } from '../../content-model/registry'
import {
  expect,
  goTo,
  openAdmin,
  openEntry,
  PROJECT_FILES,
  readFile,
  serveAdminPage,
  test,
  watchFaults,
} from './admin-page'

/** An entry of each content type. */
const EXAMPLES = new Map(readContentFiles(process.cwd()).entries.map(({ path, type }) => [type, path]))

/** The label of the first field that the editor shows for an entry. */
function firstLabel({ collection = '', schema, source }: ContentType): string {
  const [field] = fieldsOf(schema).values()
  return source.kind === 'list' ? collection : (metadataOf(field).label ?? '')
}

test('an entry of each content type opens without errors or requests to other hosts', async ({ page, server }) => {
  const faults = watchFaults(page, server.origin)
  await openAdmin(page, server.url, PROJECT_FILES)
  for (const [type, path] of EXAMPLES) {
    await openEntry(page, collectionOf(type).collection, slugOf(path))
    await expect(page.getByText(firstLabel(type), { exact: true }).filter({ visible: true }).first()).toBeVisible()
  }
  expect(faults).toEqual([])
})

test('the editor’s manifest loads, so that it can be installed as an app', async ({ page, server }) => {
  await openAdmin(page, server.url, PROJECT_FILES)
  const devTools = await page.context().newCDPSession(page)
  // A headless browser loads a manifest only on request.
  const { data = '{}' } = await devTools.send('Page.getAppManifest')
  expect(JSON.parse(data)).toHaveProperty('start_url', server.url)
})

test('a new entry is a draft, has its fields in the order of the content model, and passes the check', async ({
  page,
  server,
}) => {
  await openAdmin(page, server.url, PROJECT_FILES)
  await goTo(page, '/collections/testimonials/new')
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
draft: true
`,
    )
})

test('services are listed in the order of the site', async ({ page, server }) => {
  const content = publishedContent(process.cwd())
  const names = [...sitePlaces(content).keys()].flatMap((path) => {
    const service = content[path]
    return path.startsWith('services/') && isGroup(service) ? String(service.name) : []
  })
  await openAdmin(page, server.url, PROJECT_FILES)
  await goTo(page, '/collections/services')
  await expect(page.getByRole('row').filter({ hasText: names[0] })).toBeVisible()
  const rows = await page.getByRole('row').allTextContents()
  expect(rows.slice(0, names.length).map((row) => row.trim())).toEqual(names)
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

test('if the editor does not load, the page says so', async ({ page, server }) => {
  await page.route('**/admin/config.json', (route) => route.abort())
  await page.goto(server.url)
  await expect(page.getByRole('heading', { name: 'The editor did not load' })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the page says that the editor needs it', async ({ page, server }) => {
    await page.goto(server.url)
    await expect(page.getByText('The editor needs JavaScript')).toBeVisible()
    await expect(page.getByText('The editor is loading')).toBeHidden()
  })
})
