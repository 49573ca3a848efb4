/** @jest-environment node */
import { randomBytes } from 'node:crypto'
import { rmSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { checkWeight } from '../../../tools/preview-report/weight-check'
import { type BuiltFolder, builtFolder } from './built-folder'

let before: BuiltFolder
let after: BuiltFolder
beforeEach(() => {
  before = builtFolder()
  after = builtFolder()
})
afterEach(() => {
  before.dispose()
  after.dispose()
})

/** Text of about this compressed size, whatever the algorithm. */
const textOf = (bytes: number) => randomBytes(bytes).toString('base64')

const SITE = { prefixes: ['services'], off: new Set<string>() }

const check = (path = '/about') => checkWeight(before.folder, after.folder, [{ path, before: path }], SITE)

const findings = () => check().findings.map(({ text }) => text)

test('a page that has not grown passes', () => {
  for (const side of [before, after]) side.page('/about', '<p>Hello</p>')
  expect(check()).toEqual({
    name: 'Page weight',
    state: 'passed',
    summary: '1 changed page weighed, none too heavy',
    findings: [],
  })
})

test('the 404 page is weighed with its data', () => {
  for (const side of [before, after]) side.page('/404', '<p>Hello</p>')
  expect(check('/404').state).toBe('passed')
})

test('a page over the limit fails, with the numbers', () => {
  before.page('/about', '<p>Hello</p>')
  after.page('/about', textOf(20_000))
  expect(check()).toMatchObject({
    state: 'failed',
    summary: '1 changed page weighed, 1 part is too heavy',
    findings: [{ path: '/about' }],
  })
  expect(findings()).toEqual([
    expect.stringMatching(
      /^The page itself: (?:19|20)\.\d kB, was 0\.\d kB\. The limit is 14\.3 kB\. Shorten its text/,
    ),
  ])
})

test('a page that was over the limit before passes unless it has grown', () => {
  const text = textOf(20_000)
  for (const side of [before, after]) side.page('/about', text)
  expect(check().state).toBe('passed')
  after.page('/about', text + textOf(2000))
  expect(check().state).toBe('failed')
})

test('a page with collapsed entries may be heavier', () => {
  for (const side of [before, after])
    side.page('/about', `${'<details><summary><h3>Consultant</h3></summary></details>'.repeat(10)}${textOf(15_000)}`)
  expect(check().state).toBe('passed')
  before.page('/about', '')
  after.page('/about', `<details><summary>Notes</summary></details>${textOf(15_000)}`)
  expect(check().state).toBe('failed')
})

test('a page that has grown by more than 5% warns, with the numbers', () => {
  const text = textOf(8000)
  before.page('/about', text)
  after.page('/about', text + textOf(1600))
  expect(check().state).toBe('warned')
  expect(findings()).toEqual([
    expect.stringMatching(/^The page itself: 9\.\d kB, was [78]\.\d kB, (?:19|20|21)% more\. /),
  ])
})

test('a page that has grown by one sentence passes', () => {
  before.page('/about', textOf(1000))
  after.page('/about', textOf(1300))
  expect(findings()).toEqual([])
})

test('the scripts that a page starts with are weighed together', () => {
  for (const side of [before, after]) side.page('/about', '<p>Hello</p>')
  after.write('/app.js', textOf(100_000))
  expect(findings()).toEqual([
    expect.stringMatching(/^Its scripts: 9\d\.\d kB, .* The limit is 95\.0 kB\. .* engineer\.$/),
  ])
})

test('the fonts that a page preloads are weighed', () => {
  for (const side of [before, after]) {
    side.page('/about', '<link rel="preload" href="/letters.woff2" as="font">')
    side.write('/letters.woff2', randomBytes(side === before ? 30_000 : 50_000))
  }
  expect(findings()).toEqual([expect.stringMatching(/^Its fonts: 48\.8 kB, was 29\.3 kB\. The limit is 27\.0 kB\./)])
})

test('an image counts with the largest file of its first format', () => {
  const image =
    '<picture><source srcset="/s.avif 1w, /l.avif 2w"><source srcset="/l.webp 2w"><img src="/l.jpg"></picture>'
  before.page('/about', '')
  after.page('/about', image)
  for (const [name, bytes] of Object.entries({ 's.avif': 1024, 'l.avif': 2048, 'l.webp': 4096, 'l.jpg': 8192 }))
    after.write(`/${name}`, randomBytes(bytes))
  expect(findings()).toEqual([expect.stringMatching(/^Its images: 2\.0 kB, was 0\.0 kB\. Remove an image/)])
})

test('an image whose path is outside the site is ignored', () => {
  const outside = `${after.folder}-secret.webp`
  writeFileSync(outside, randomBytes(9000))
  for (const side of [before, after]) side.page('/about', '<p>Hello</p>')
  after.page('/about', `<img src="/../${basename(outside)}">`)
  try {
    expect(check().state).toBe('passed')
  } finally {
    rmSync(outside)
  }
})

test('navigating to a service from the home page is weighed', () => {
  for (const side of [before, after]) {
    side.page('/', '')
    side.page('/services/tax', '')
  }
  after.write(
    '/page-data/services/tax/page-data.json',
    JSON.stringify({ componentChunkName: 'page', staticQueryHashes: [], text: textOf(20_000) }),
  )
  expect(check('/services/tax').findings.map(({ text }) => text.replace(/:.*/, ''))).toEqual([
    'Navigating there from the home page',
    'Its content for visitors who come from another page',
  ])
})

test('a new page is only compared with the limits', () => {
  after.page('/new', textOf(8000))
  expect(checkWeight(before.folder, after.folder, [{ path: '/new' }], SITE).state).toBe('passed')
})

test('without changed pages, nothing is weighed', () => {
  expect(checkWeight(before.folder, after.folder, [], SITE)).toMatchObject({
    state: 'passed',
    summary: 'no page to weigh',
  })
})
