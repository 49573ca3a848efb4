import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { initialsOf } from '../../src/components/initials'
import { readBuiltPages } from '../../tools/preview-report/built-pages'
import { pageChanges } from '../../tools/preview-report/page-changes'
import { positionIn } from '../content-check/mistakes'
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

test.describe.configure({ mode: 'serial', timeout: 600_000 })

const NAME = { old: 'Sample Firm', new: 'Cairnhouse' }
const PERSON = { file: 'content/team/ada-sample.yml', old: 'Ada Sample', new: 'Ines Quintero' }
const CARD = { old: 'Fee Calendar Review', new: 'Bracket Calendar Drafting' }
const STATISTICS = [
  { key: 'advisors', old: '512+', new: '731+' },
  { key: 'branches', old: '4,815', new: '9,873' },
]
const SERVICE = 'content/services/tax-planning.yml'
/** A service that is still a DRAFT. */
const DRAFT = { slug: 'fee-benchmarking', title: 'Fee Benchmarking Services' }
/** A position whose closing date has passed. */
const CLOSED = { file: 'content/jobs/estate-analyst.yml', title: 'Estate Analyst' }

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
    'services/tax-planning.yml': serviceContent({ prefixes: undefined, cards }),
    'team/ada-sample.yml': memberContent({ name: PERSON.old }),
    'jobs/estate-analyst.yml': jobContent({ title: CLOSED.title }),
  })
}

/** Makes the changes as an editor would. */
async function edit(copy: ProjectCopy): Promise<void> {
  copy.change('content/site.yml', ['name'], NAME.new)
  copy.change(SERVICE, ['cards', 0, 'title'], CARD.new)
  copy.change(PERSON.file, ['name'], PERSON.new)
  copy.change(PERSON.file, ['image'], './ada.jpg')
  copy.write('content/team/ada.jpg', await photograph(640, 640))
  for (const [index, statistic] of STATISTICS.entries())
    copy.change('content/statistics.yml', [index, 'value'], statistic.new)
  const titled = copy.read(SERVICE).replace(/^title: .*$/m, `title: ${DRAFT.title}\ndraft: true`)
  copy.write(`content/services/${DRAFT.slug}.yml`, titled)
  copy.change('content/pages/services.yml', ['groups', 0, 'services'], ['tax-planning', DRAFT.slug])
  copy.write(CLOSED.file, `${copy.read(CLOSED.file)}\nclosesOn: "2020-02-29"\n`)
  copy.write('content/redirects.yml', '- from: /services/tax-strategy\n  to: /services/tax-planning\n')
}

let copy: ProjectCopy
test.beforeAll(() => {
  copy = new ProjectCopy()
})
test.afterAll(() => {
  copy.dispose()
})

async function build(): Promise<Map<string, string>> {
  const { code, output } = await copy.build()
  expect(code, output).toBe(0)
  return copy.published()
}

/** The pages and data that contain a text as a whole, not as part of a longer word or number. */
function filesWith(published: ReadonlyMap<string, string>, text: string): string[] {
  const whole = new RegExp(`(?<![\\w$.,-])${text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')}(?![\\w-])`)
  return [...published].filter(([, content]) => whole.test(content)).map(([file]) => file)
}

/** Checks that two builds have the same files with the same content. */
function expectSameFiles(one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): void {
  const differing = new Set(
    [...one, ...other].map(([file]) => file).filter((file) => one.get(file) !== other.get(file)),
  )
  expect([...differing]).toEqual([])
}

/** The files of the first build, which has no cache. */
let first: Map<string, string>

test('after a change in YAML, the old text is gone, and the new one is on every page that had it', async () => {
  writeFirm(copy)
  const before = await build()
  first = copy.publishedHashes()
  await edit(copy)
  const after = await build()
  for (const { old, new: now } of [NAME, CARD, PERSON, ...STATISTICS]) {
    expect.soft(filesWith(before, old), old).not.toEqual([])
    expect.soft(filesWith(after, old), old).toEqual([])
    expect.soft(filesWith(after, now), now).toEqual(expect.arrayContaining(filesWith(before, old)))
  }
  expect.soft(filesWith(after, CLOSED.title)).toEqual([])
  expect.soft([...after.values()].join('')).not.toContain(`>${initialsOf(PERSON.old)}</text>`)
  expect.soft([...after.keys()].filter((file) => file.includes(DRAFT.slug))).toEqual([])
  expect.soft(filesWith(after, DRAFT.title)).toEqual([])
  expect(after.get('services/tax-strategy/index.html')).toContain('url=/services/tax-planning"')
})

test('a build after the changes are undone publishes the same files as one without a cache, and none that only the changes needed', async () => {
  writeFirm(copy)
  await build()
  expectSameFiles(copy.publishedHashes(), first)
})

test('the preview report finds exactly the pages that show a change', async () => {
  const read = () => readBuiltPages(join(copy.root, 'public'))
  const before = read()
  copy.change(PERSON.file, ['title'], 'Chief Surveyor')
  copy.change('content/statistics.yml', [1, 'value'], '9,874')
  await build()
  const changes = pageChanges(before, read(), { before: new Set(), after: new Set() })
  expect(changes.map(({ path, change }) => `${path} ${change}`)).toEqual(['/about changed', '/about/team changed'])
  expect([...before.html].filter(([, text]) => !text.includes('--leading-text:'))).toEqual([])
})

test('a build with broken content fails, names the line, and sources nothing', async () => {
  copy.replace(SERVICE, 'summary: ', 'sumary: ')
  const { code, output } = await copy.build()
  expect(code).toBe(1)
  expect(output).toContain(`${SERVICE}:${positionIn(copy.read(SERVICE), '‸sumary')} `)
  expect(output).not.toContain('source and transform nodes')
})
