import { expect, type Locator, type Page, test } from '@playwright/test'
import { initialsOf } from '../../src/components/initials'
import { photograph } from '../contents/photograph'
import { writeContent } from '../contents/write-content'
import {
  contentTree,
  jobContent,
  memberContent,
  pagesContent,
  serviceContent,
  siteContent,
  statisticContent,
} from '../factories/content'
import { ProjectCopy } from './project-copy'

// The tests read the built pages as they are, without a server or JavaScript.
test.use({ javaScriptEnabled: false })
test.describe.configure({ mode: 'serial', timeout: 60_000 })

const NAME = { old: 'Sample Firm', new: 'Cairnhouse' }
const PERSON = { file: 'content/team/ada-sample.yml', old: 'Ada Sample', new: 'Ines Quintero' }
const CARD = { old: 'Fee Calendar Review', new: 'Bracket Calendar Drafting' }
/** The statistics of the home page and of the about page. */
const STATISTICS = [
  { key: 'advisors', path: '/', old: '512+', new: '731+' },
  { key: 'branches', path: '/about/', old: '4,815', new: '9,873' },
]
const SERVICE = { file: 'content/services/tax-planning.yml', title: 'Tax Planning Services' }
/** A service that is still a DRAFT. */
const DRAFT = { slug: 'fee-benchmarking', title: 'Fee Benchmarking Services' }
/** A position whose closing date has passed. */
const CLOSED = { file: 'content/jobs/estate-analyst.yml', title: 'Estate Analyst' }
const REDIRECT = { from: '/services/tax-strategy', to: '/services/tax-planning' }

/** How many pages can be shared. */
const SHARED_PAGES = 11

function writeFirm(copy: ProjectCopy): void {
  const { 'pages/home.yml': home, 'pages/about.yml': about } = pagesContent()
  const [onHome = '', onAbout = ''] = STATISTICS.map(({ key }) => key)
  const cards = [{ title: CARD.old, description: 'One sentence about it.' }, ...serviceContent().cards.slice(1)]
  writeContent(copy, {
    ...contentTree(),
    'site.yml': siteContent({ name: NAME.old }),
    'statistics.yml': STATISTICS.map(({ key, old }) => statisticContent({ key, value: old, label: `All ${key}` })),
    'pages/home.yml': { ...home, stats: { ...home.stats, statistics: [onHome] } },
    'pages/about.yml': { ...about, story: { ...about.story, statistics: [onAbout] } },
    'services/tax-planning.yml': serviceContent({ title: SERVICE.title, prefixes: undefined, cards }),
    'team/ada-sample.yml': memberContent({ name: PERSON.old }),
    'jobs/estate-analyst.yml': jobContent({ title: CLOSED.title }),
  })
}

/** Makes the changes as an editor would. */
async function edit(copy: ProjectCopy): Promise<void> {
  copy.change('content/site.yml', ['name'], NAME.new)
  copy.change(SERVICE.file, ['cards', 0, 'title'], CARD.new)
  copy.change(PERSON.file, ['name'], PERSON.new)
  copy.change(PERSON.file, ['image'], './ada.jpg')
  copy.write('content/team/ada.jpg', await photograph(640, 640))
  for (const [index, statistic] of STATISTICS.entries())
    copy.change('content/statistics.yml', [index, 'value'], statistic.new)
  const titled = copy.read(SERVICE.file).replace(/^title: .*$/m, `title: ${DRAFT.title}\ndraft: true`)
  copy.write(`content/services/${DRAFT.slug}.yml`, titled)
  copy.change('content/pages/services.yml', ['groups', 0, 'services'], ['tax-planning', DRAFT.slug])
  copy.write(CLOSED.file, `${copy.read(CLOSED.file)}\nclosesOn: "2020-02-29"\n`)
  copy.write('content/redirects.yml', `- from: ${REDIRECT.from}\n  to: ${REDIRECT.to}\n`)
}

let copy: ProjectCopy
/** The pages and their data before and after the change. */
let before: Map<string, string>
let after: Map<string, string>

async function build(): Promise<Map<string, string>> {
  const { code, output } = await copy.build()
  expect(code, output).toBe(0)
  return copy.published()
}

test.beforeAll(async () => {
  test.setTimeout(600_000)
  copy = new ProjectCopy()
  writeFirm(copy)
  before = await build()
})
test.afterAll(() => {
  copy.dispose()
})

const isPage = (file: string) => file.endsWith('.html') && !/^(?:_gatsby|admin)\//.test(file)
const pages = () => [...after.keys()].filter((file) => isPage(file) && before.has(file))

/** The pages and data that contain a text as a whole, not as part of a longer word or number. */
function filesWith(published: ReadonlyMap<string, string>, text: string): string[] {
  const whole = new RegExp(`(?<![\\w$.,-])${text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')}(?![\\w-])`)
  return [...published].filter(([, content]) => whole.test(content)).map(([file]) => file)
}

/** Renders a page as the last build wrote it. */
async function show(page: Page, path: string): Promise<Locator> {
  await page.setContent(after.get(`${path}index.html`.slice(1)) ?? '', { waitUntil: 'domcontentloaded' })
  return page.getByRole('main')
}

test('after a change in YAML, the old text is gone', async () => {
  test.setTimeout(600_000)
  await edit(copy)
  after = await build()
  for (const old of [NAME.old, CARD.old, PERSON.old, CLOSED.title, ...STATISTICS.map((statistic) => statistic.old)]) {
    expect.soft(filesWith(before, old), old).not.toEqual([])
    expect.soft(filesWith(after, old), old).toEqual([])
  }
  expect.soft([...after.values()].join('')).not.toContain(`>${initialsOf(PERSON.old)}</text>`)
})

test('a draft has no page, and the list that names it omits it', () => {
  expect([...after.keys()].filter((file) => file.includes(DRAFT.slug))).toEqual([])
  expect(filesWith(after, DRAFT.title)).toEqual([])
})

test('an old address redirects to the new one without JavaScript', async ({ page }) => {
  await page.route('http://site.test/**', (route) => {
    const path = new URL(route.request().url()).pathname.slice(1)
    const body = after.get(`${path}/index.html`)
    return body === undefined ? route.fulfill({ status: 404 }) : route.fulfill({ contentType: 'text/html', body })
  })
  await page.goto(`http://site.test${REDIRECT.from}`)
  await page.waitForURL(`http://site.test${REDIRECT.to}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(SERVICE.title)
})

test('the firm’s new name is in every page’s title, header, footer, and copyright line', async ({ page }) => {
  expect(pages().length).toBeGreaterThan(SHARED_PAGES)
  for (const file of pages())
    expect.soft(after.get(file), file).toMatch(new RegExp(`<title[^>]*>[^<]+ \\| ${NAME.new}</title>`))
  for (const path of ['/', '/services/tax-planning/']) {
    await show(page, path)
    await expect(page.getByRole('banner').getByRole('link', { name: NAME.new, exact: true })).toBeAttached()
    await expect(page.getByRole('contentinfo').getByRole('link', { name: NAME.new, exact: true })).toBeAttached()
    await expect(page.getByRole('contentinfo').getByText(/©/)).toContainText(NAME.new)
  }
})

test('every share image changes with the firm’s name', () => {
  const imageOf = (html = '') => /"og:image" content="([^"]+)"/.exec(html)?.[1]
  const shared = pages().filter((file) => imageOf(before.get(file)) !== undefined)
  expect(shared).toHaveLength(SHARED_PAGES)
  for (const file of shared) expect.soft(imageOf(after.get(file)), file).not.toBe(imageOf(before.get(file)))
})

test('the new statistics are on each page that shows them', async ({ page }) => {
  for (const statistic of STATISTICS) {
    for (const { path } of STATISTICS) {
      const shown = (await show(page, path)).getByRole('definition').filter({ hasText: statistic.new })
      await expect(shown).toHaveCount(path === statistic.path ? 1 : 0)
    }
  }
})

test('the new card is on both of its service’s pages, in the text and on the map illustration', async ({ page }) => {
  for (const prefix of ['services', 'counseling']) {
    const main = await show(page, `/${prefix}/tax-planning/`)
    await expect(main.getByRole('heading', { level: 3, name: CARD.new })).toBeAttached()
    await expect(main.locator('svg text').filter({ hasText: CARD.new })).toBeAttached()
  }
})

test('the renamed person is on the about and team pages, with new initials', async ({ page }) => {
  for (const path of ['/about/', '/about/team/']) {
    const main = await show(page, path)
    await expect(main.getByRole('heading', { name: PERSON.new })).toBeAttached()
    await expect(main.locator('svg text').getByText(initialsOf(PERSON.new), { exact: true })).toBeAttached()
  }
})

test('a build after changes publishes the same files as a first build', async () => {
  test.setTimeout(600_000)
  const changed = copy.publishedHashes()
  for (const folder of ['.cache', 'public']) copy.removeFolder(folder)
  await build()
  const first = copy.publishedHashes()
  expect([...first].filter(([file, hash]) => changed.get(file) !== hash)).toEqual([])
  // Gatsby keeps earlier files whose names contain hashes.
  const others = [...changed.keys()].filter((file) => !first.has(file))
  expect(others.filter((file) => !/^static\/|-[\da-f]{20}\./.test(file))).toEqual([])
})

test('a build with broken content fails, names the line, and sources nothing', async () => {
  copy.replace(SERVICE.file, 'summary: ', 'sumary: ')
  const { code, output } = await copy.build()
  expect(code).toBe(1)
  expect(output).toContain(`${SERVICE.file}:${String(copy.lineOf(SERVICE.file, 'sumary'))}:1 `)
  expect(output).not.toContain('source and transform nodes')
})
