import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { initialsOf } from '../../src/components/initials'
import { about, home, jobs, named, paths, services, site, statistics, team } from './content'
import { NEXT_BUILD, ProjectCopy } from './project-copy'

// The tests read the built pages as they are, without a server or JavaScript.
test.use({ javaScriptEnabled: false })

const MINUTE_MS = 60_000

const oldName = site.name
const newName = 'Cairnhouse'
const person = named(team, 'david-okafor')
const newPerson = 'Ines Quintero'
const oldCard = named(services, 'tax-planning').cards[0]?.title ?? ''
const newCard = 'Bracket Calendar Drafting'
/** The first statistic of each page that shows statistics, with a new value for it. */
const changedStatistics = [
  { key: home.stats.statistics[0] ?? '', value: '731+' },
  { key: about.story.statistics[0] ?? '', value: '9,873' },
].map(({ key, value }) => ({ key, value, old: named(statistics, key).value }))

/** A service that is still a draft. */
const draft = { slug: 'fee-benchmarking', title: 'Fee Benchmarking Services' }
/** A position whose closing date has passed. */
const closed = jobs[0]?.title ?? ''
const redirect = { from: '/services/tax-strategy', to: '/services/tax-planning' }

/** Makes the changes as an editor would: in the YAML, and in the prose that mentions the person. */
function edit(copy: ProjectCopy): void {
  copy.change('content/site.yml', ['name'], newName)
  copy.change('content/services/tax-planning.yml', ['cards', 0, 'title'], newCard)
  copy.change('content/team/david-okafor.yml', ['name'], newPerson)
  for (const { key, value } of changedStatistics) {
    copy.change('content/statistics.yml', [statistics.findIndex((one) => one.key === key), 'value'], value)
  }
  const service = copy.read('content/services/tax-planning.yml')
  const titled = service.replace(/^title: .*$/m, `title: ${draft.title}\ndraft: true`)
  copy.write(`content/services/${draft.slug}.yml`, titled)
  copy.replace('content/pages/services.yml', '- tax-planning\n', `- tax-planning\n      - ${draft.slug}\n`)
  const position = readdirSync(join(copy.root, 'content/jobs')).find((file) =>
    copy.read(`content/jobs/${file}`).includes(`title: ${closed}`),
  )
  const job = `content/jobs/${position ?? ''}`
  copy.write(job, `${copy.read(job)}\nclosesOn: "2020-02-29"\n`)
  copy.write('content/redirects.yml', `- from: ${redirect.from}\n  to: ${redirect.to}\n`)
  if (copy.read('content/pages/about.yml').includes(person.name)) {
    copy.replace('content/pages/about.yml', person.name, newPerson)
  }
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

test('a change in YAML appears everywhere it is shown, and the old text nowhere', async ({ page }) => {
  test.setTimeout(10 * MINUTE_MS)
  const copy = new ProjectCopy()
  try {
    await build(copy)
    const before = copy.published()
    const pages = [...before.keys()].filter((file) => file.endsWith('.html') && !file.startsWith('_gatsby/'))
    expect(pages.length).toBeGreaterThan(paths.length)
    edit(copy)
    copy.changeCode()
    await build(copy)
    copy.keepBuild(NEXT_BUILD)
    const after = copy.published()

    await test.step('the old text was present and is now gone', () => {
      for (const old of [
        oldName,
        oldCard,
        person.name,
        closed,
        ...changedStatistics.map((statistic) => statistic.old),
      ]) {
        expect.soft(filesWith(before, old), old).not.toEqual([])
        expect.soft(filesWith(after, old), old).toEqual([])
      }
      expect.soft([...after.values()].join('')).not.toContain(`>${initialsOf(person.name)}</text>`)
    })

    await test.step('a draft has no page, and the list that names it omits it', () => {
      expect([...after.keys()].filter((file) => file.includes(draft.slug))).toEqual([])
      expect(filesWith(after, draft.title)).toEqual([])
    })

    await test.step('an old address redirects to the new one without JavaScript', async () => {
      await page.route('http://site.test/**', (route) => {
        const path = new URL(route.request().url()).pathname.slice(1)
        const body = after.get(`${path}/index.html`)
        return body === undefined ? route.fulfill({ status: 404 }) : route.fulfill({ contentType: 'text/html', body })
      })
      await page.goto(`http://site.test${redirect.from}`)
      await page.waitForURL(`http://site.test${redirect.to}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(named(services, 'tax-planning').title)
    })

    await test.step('the firm’s name is in every page’s title, header, footer, and copyright line', async () => {
      for (const file of pages)
        expect.soft(after.get(file), file).toMatch(new RegExp(`<title[^>]*>[^<]+ \\| ${newName}</title>`))
      for (const path of ['/', '/services/tax-planning/']) {
        await show(page, after, path)
        await expect(page.getByRole('banner').getByRole('link', { name: newName, exact: true })).toBeAttached()
        await expect(page.getByRole('contentinfo').getByRole('link', { name: newName, exact: true })).toBeAttached()
        await expect(page.getByRole('contentinfo').getByText(/©/)).toContainText(newName)
      }
    })

    await test.step('every share image changes with the firm’s name', () => {
      const imageOf = (html = '') => /"og:image" content="([^"]+)"/.exec(html)?.[1]
      const shared = pages.filter((file) => imageOf(before.get(file)) !== undefined)
      expect(shared).toHaveLength(paths.length)
      for (const file of shared) {
        expect.soft(imageOf(after.get(file)), file).not.toBe(imageOf(before.get(file)))
      }
    })

    await test.step('the statistics are on each page that shows them', async () => {
      for (const { key, value } of changedStatistics) {
        for (const [path, shown] of [
          ['/', home.stats.statistics],
          ['/about/', about.story.statistics],
        ] as const) {
          const main = await show(page, after, path)
          const statistic = main.getByRole('definition').filter({ hasText: value })
          await expect(statistic).toHaveCount(shown.includes(key) ? 1 : 0)
        }
      }
    })

    await test.step('the card is on both of its service’s pages, in the text and on the map illustration', async () => {
      for (const prefix of ['services', 'counseling']) {
        const main = await show(page, after, `/${prefix}/tax-planning/`)
        await expect(main.getByRole('heading', { level: 3, name: newCard })).toBeAttached()
        await expect(main.locator('svg text').filter({ hasText: newCard })).toBeAttached()
      }
    })

    await test.step('the person is on the about and team pages, with new initials', async () => {
      for (const path of ['/about/', '/about/team/']) {
        const main = await show(page, after, path)
        await expect(main.getByRole('heading', { name: newPerson })).toBeAttached()
        await expect(main.locator('svg text').getByText(initialsOf(newPerson), { exact: true })).toBeAttached()
      }
      await expect(page.getByRole('link', { name: `Email ${newPerson}` })).toBeAttached()
    })
  } finally {
    copy.dispose()
  }
})

test('a build with broken content in three files reports every problem and sources nothing', async () => {
  test.setTimeout(5 * MINUTE_MS)
  const copy = new ProjectCopy()
  try {
    const files = ['content/services/tax-planning.yml', 'content/team/david-okafor.yml', 'content/pages/home.yml']
    copy.replace('content/services/tax-planning.yml', 'summary: ', 'sumary: ')
    copy.replace('content/team/david-okafor.yml', 'order: ', 'order: about ')
    copy.replace('content/team/david-okafor.yml', `email: ${person.email}`, 'email: nobody')
    copy.replace('content/pages/home.yml', 'label: View All Services', 'label: "View All Services')
    const { code, output } = await copy.build()
    expect(code).toBe(1)
    for (const file of files) expect(output).toMatch(new RegExp(`${file}:\\d+:\\d+ `))
    expect(output).toContain(
      `${files[0] ?? ''}:${String(copy.lineOf('content/services/tax-planning.yml', 'sumary'))}:1 `,
    )
    expect(output).toContain(`${files[1] ?? ''}:${String(copy.lineOf('content/team/david-okafor.yml', 'order:'))}:8 `)
    expect(output).toContain(`${files[1] ?? ''}:${String(copy.lineOf('content/team/david-okafor.yml', 'email:'))}:8 `)
    expect(output).toMatch(/Checked \d+ files: 4 errors, no warnings/)
    expect(output).not.toContain('source and transform nodes')
  } finally {
    copy.dispose()
  }
})
