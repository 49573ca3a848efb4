import { expect, type Locator, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { initialsOf } from '../../src/components/initials'
import { writeContent } from '../contents/write-content'
import { LOGO } from '../factories/brand'
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

const MINUTE_MS = 60_000

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

/** The paths of all pages that can be shared. */
const PATHS = [
  ...['/', '/about', '/about/team', '/careers', '/contact', '/services', '/privacy', '/terms', '/cookies'],
  ...['/services/tax-planning', '/counseling/tax-planning', '/contact/about/tax-planning'],
]

/** A copy of the project with content of its own. */
function copyWithContent(): ProjectCopy {
  const copy = new ProjectCopy()
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
  copy.change('content/pages/team.yml', ['profile', 'email'], 'Email {name}')
  return copy
}

/** Makes the changes as an editor would. */
function edit(copy: ProjectCopy): void {
  copy.change('content/site.yml', ['name'], NAME.new)
  copy.change(SERVICE.file, ['cards', 0, 'title'], CARD.new)
  copy.change(PERSON.file, ['name'], PERSON.new)
  for (const [index, statistic] of STATISTICS.entries())
    copy.change('content/statistics.yml', [index, 'value'], statistic.new)
  const titled = copy.read(SERVICE.file).replace(/^title: .*$/m, `title: ${DRAFT.title}\ndraft: true`)
  copy.write(`content/services/${DRAFT.slug}.yml`, titled)
  copy.change('content/pages/services.yml', ['groups', 0, 'services'], ['tax-planning', DRAFT.slug])
  copy.write(CLOSED.file, `${copy.read(CLOSED.file)}\nclosesOn: "2020-02-29"\n`)
  copy.write('content/redirects.yml', `- from: ${REDIRECT.from}\n  to: ${REDIRECT.to}\n`)
}

/** The pages and data that contain a text as a whole, not as part of a longer word or number. */
function filesWith(published: ReadonlyMap<string, string>, text: string): string[] {
  const whole = new RegExp(`(?<![\\w$.,-])${text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')}(?![\\w-])`)
  return [...published].filter(([, content]) => whole.test(content)).map(([file]) => file)
}

/** Runs a build that must succeed; the build output explains a failure. */
async function build(copy: ProjectCopy): Promise<void> {
  const { code, output } = await copy.build()
  expect(code, output).toBe(0)
}

/** Renders a page as the build wrote it. */
async function show(page: Page, published: ReadonlyMap<string, string>, path: string): Promise<Locator> {
  await page.setContent(published.get(`${path}index.html`.replace(/^\//, '')) ?? '', { waitUntil: 'domcontentloaded' })
  return page.getByRole('main')
}

test('a change in YAML appears everywhere the content is shown, and the old text is gone', async ({ page }) => {
  test.setTimeout(10 * MINUTE_MS)
  const copy = copyWithContent()
  try {
    await build(copy)
    const before = copy.published()
    // The editor's page is not one of them.
    const pages = [...before.keys()].filter((file) => file.endsWith('.html') && !/^(?:_gatsby|admin)\//.test(file))
    expect(pages.length).toBeGreaterThan(PATHS.length)
    edit(copy)
    await build(copy)
    const after = copy.published()

    await test.step('the old text was present and is now gone', () => {
      for (const old of [
        NAME.old,
        CARD.old,
        PERSON.old,
        CLOSED.title,
        ...STATISTICS.map((statistic) => statistic.old),
      ]) {
        expect.soft(filesWith(before, old), old).not.toEqual([])
        expect.soft(filesWith(after, old), old).toEqual([])
      }
      expect.soft([...after.values()].join('')).not.toContain(`>${initialsOf(PERSON.old)}</text>`)
    })

    await test.step('a draft has no page, and the list that names it omits it', () => {
      expect([...after.keys()].filter((file) => file.includes(DRAFT.slug))).toEqual([])
      expect(filesWith(after, DRAFT.title)).toEqual([])
    })

    await test.step('an old address redirects to the new one without JavaScript', async () => {
      await page.route('http://site.test/**', (route) => {
        const path = new URL(route.request().url()).pathname.slice(1)
        const body = after.get(`${path}/index.html`)
        return body === undefined ? route.fulfill({ status: 404 }) : route.fulfill({ contentType: 'text/html', body })
      })
      await page.goto(`http://site.test${REDIRECT.from}`)
      await page.waitForURL(`http://site.test${REDIRECT.to}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(SERVICE.title)
    })

    await test.step('the firm’s name is in every page’s title, header, footer, and copyright line', async () => {
      for (const file of pages)
        expect.soft(after.get(file), file).toMatch(new RegExp(`<title[^>]*>[^<]+ \\| ${NAME.new}</title>`))
      for (const path of ['/', '/services/tax-planning/']) {
        await show(page, after, path)
        await expect(page.getByRole('banner').getByRole('link', { name: NAME.new, exact: true })).toBeAttached()
        await expect(page.getByRole('contentinfo').getByRole('link', { name: NAME.new, exact: true })).toBeAttached()
        await expect(page.getByRole('contentinfo').getByText(/©/)).toContainText(NAME.new)
      }
    })

    await test.step('every share image changes with the firm’s name', () => {
      const imageOf = (html = '') => /"og:image" content="([^"]+)"/.exec(html)?.[1]
      const shared = pages.filter((file) => imageOf(before.get(file)) !== undefined)
      expect(shared).toHaveLength(PATHS.length)
      for (const file of shared) {
        expect.soft(imageOf(after.get(file)), file).not.toBe(imageOf(before.get(file)))
      }
    })

    await test.step('the statistics are on each page that shows them', async () => {
      for (const statistic of STATISTICS) {
        for (const path of STATISTICS.map((one) => one.path)) {
          const main = await show(page, after, path)
          const shown = main.getByRole('definition').filter({ hasText: statistic.new })
          await expect(shown).toHaveCount(path === statistic.path ? 1 : 0)
        }
      }
    })

    await test.step('the card is on both of its service’s pages, in the text and on the map illustration', async () => {
      for (const prefix of ['services', 'counseling']) {
        const main = await show(page, after, `/${prefix}/tax-planning/`)
        await expect(main.getByRole('heading', { level: 3, name: CARD.new })).toBeAttached()
        await expect(main.locator('svg text').filter({ hasText: CARD.new })).toBeAttached()
      }
    })

    await test.step('the person is on the about and team pages, with new initials', async () => {
      for (const path of ['/about/', '/about/team/']) {
        const main = await show(page, after, path)
        await expect(main.getByRole('heading', { name: PERSON.new })).toBeAttached()
        await expect(main.locator('svg text').getByText(initialsOf(PERSON.new), { exact: true })).toBeAttached()
      }
      await expect(page.getByRole('link', { name: `Email ${PERSON.new}` })).toBeAttached()
    })
  } finally {
    copy.dispose()
  }
})

test('a build with a new logo publishes the same files as a first build', async () => {
  test.setTimeout(10 * MINUTE_MS)
  const copy = copyWithContent()
  try {
    copy.change('content/brand.yml', ['logo'], './logo.svg')
    copy.write('content/logo.svg', LOGO)
    const picture = sharp({ create: { width: 640, height: 640, channels: 3, background: '#8a7' } })
    copy.write('content/team/ada.png', await picture.png().toBuffer())
    copy.change('content/team/ada-sample.yml', ['image'], './ada.png')
    await build(copy)
    const before = copy.publishedHashes()
    copy.write('content/logo.svg', LOGO.replace('M4 4', 'M8 4'))
    await build(copy)
    const after = copy.publishedHashes()
    expect(after).not.toEqual(before)
    for (const folder of ['.cache', 'public']) copy.removeFolder(folder)
    await build(copy)
    expect(copy.publishedHashes()).toEqual(after)
  } finally {
    copy.dispose()
  }
})

test('a build with broken content in three files reports every problem and sources nothing', async () => {
  test.setTimeout(5 * MINUTE_MS)
  const copy = copyWithContent()
  try {
    const home = 'content/pages/home.yml'
    copy.replace(SERVICE.file, 'summary: ', 'sumary: ')
    copy.replace(PERSON.file, 'order: ', 'order: about ')
    copy.replace(PERSON.file, 'email: ada@example.com', 'email: nobody')
    copy.replace(home, 'heading: Grow', 'heading: "Grow')
    const { code, output } = await copy.build()
    expect(code).toBe(1)
    expect(output).toContain(`${SERVICE.file}:${String(copy.lineOf(SERVICE.file, 'sumary'))}:1 `)
    expect(output).toContain(`${PERSON.file}:${String(copy.lineOf(PERSON.file, 'order:'))}:8 `)
    expect(output).toContain(`${PERSON.file}:${String(copy.lineOf(PERSON.file, 'email:'))}:8 `)
    expect(output).toMatch(new RegExp(`${home}:\\d+:\\d+ `))
    expect(output).toMatch(/Checked \d+ files: 4 errors, no warnings/)
    expect(output).not.toContain('source and transform nodes')
  } finally {
    copy.dispose()
  }
})
