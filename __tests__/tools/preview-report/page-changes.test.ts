import type { Page } from '@playwright/test'
import { accessibilityCheck, findProblems } from '../../../tools/preview-report/accessibility-check'
import { type BuiltPages, readBuiltPages } from '../../../tools/preview-report/built-pages'
import { type ChangedRows, changedRows } from '../../../tools/preview-report/changed-rows'
import { removedAddresses } from '../../../tools/preview-report/compare-revisions'
import { normalizeHtml } from '../../../tools/preview-report/normalize-html'
import { pageChanges } from '../../../tools/preview-report/page-changes'
import { causesOf, groupName, pageChangeText } from '../../../tools/preview-report/report-text'
import { shownRows } from '../../../tools/preview-report/screenshots'
import { folderForEachTest } from '../../gatsby/folder'

type Html = Readonly<Record<string, string>>

function changesOf(before: Html, after: Html, redirects: Html = {}, wasHidden: string[] = [], isHidden: string[] = []) {
  const side = (html: Html, addresses: Html): BuiltPages => ({
    html: new Map(Object.entries(html)),
    redirects: new Map(Object.entries(addresses)),
  })
  const hidden = { before: new Set(wasHidden), after: new Set(isHidden) }
  return pageChanges(side(before, {}), side(after, redirects), hidden)
}

test.each<[string, Parameters<typeof changesOf>, string]>([
  ['changed', [{ '/a': 'A', '/b': 'B' }, { '/a': 'C', '/b': 'B' }, {}], '/a changed'],
  ['added and removed', [{ '/a': 'A' }, { '/b': 'A' }], '/a removed; /b added'],
  ['redirected', [{ '/a': 'A' }, { '/b': 'A' }, { '/a': '/b' }], '/a redirected to /b; /b renamed, was /a'],
  [
    'added, not renamed, if no page was at the address that redirects to them',
    [{ '/b': 'B' }, { '/a': 'A', '/c': 'C' }, { '/old': '/a', '/b': '/d' }],
    '/a added; /b redirected to /d; /c added',
  ],
  ['added if they were only in previews', [{ '/a': 'A' }, { '/a': 'B' }, {}, ['/a']], '/a added'],
  ['removed if they become drafts', [{ '/a': 'A' }, { '/a': 'B' }, {}, [], ['/a']], '/a removed'],
  [
    'only in previews if they are drafts',
    [{ '/a': 'A', '/b': 'B' }, { '/a': 'C', '/c': 'D' }, {}, ['/a', '/b'], ['/a', '/c']],
    '/a changed, in previews only; /b removed, in previews only; /c added, in previews only',
  ],
  [
    'removed or renamed for visitors, whatever is only in previews on the other side',
    [{ '/a': 'A', '/b': 'B' }, { '/x': 'X' }, { '/b': '/x' }, ['/b'], ['/a']],
    '/a removed; /b redirected to /x; /x renamed, was /b',
  ],
])('pages are reported as %s', (_, sides, expected) => {
  const changes = changesOf(...sides)
  expect(changes.map((change) => `${change.path} ${pageChangeText(change)}`).join('; ')).toBe(expected)
  expect(changes.map(({ like }) => like)).toEqual(changes.map(() => undefined))
})

const home = (words: string, phone: string) => `<h1>${words}</h1><footer><a>${phone}</a></footer>`
const link = (current: string) => `<a${current} href="/a/x">X</a>`
const data = (page: string, phone: string) =>
  `<script type="application/ld+json">{"page":"${page}","telephone":"${phone}","more":true}</script>`
const classed = (words: string, number: number, added?: number) =>
  `<h1>${words}</h1><p class="c${number}">${added === undefined ? '1' : `<b class="c${added}">2</b>`}</p>`

test.each([
  ['share', 'are the same', home('A', '1'), home('B', '1'), home('A', '2'), home('B', '2')],
  ['do not share', 'differ', home('A', '1'), home('B 1', '1'), home('A', '2'), home('B 2', '2')],
  ['share', 'differ in numbers of classes', classed('A', 1), classed('B', 2), classed('A', 1, 3), classed('B', 2, 4)],
  ['share', 'are the same in structured data', data('a', '1'), data('b', '1'), data('a', '2'), data('b', '2')],
  ['do not share', 'replace different texts', '<p>A</p>', '<p>B</p>', '<p>C</p>', '<p>C</p>'],
  ['share', 'are only in share images', '/share-1a.jpg', '/share-2b.jpg', '/share-3c.jpg', '/share-4d.jpg'],
  ['do not share', 'are only in classes', classed('A', 1), classed('B', 1), classed('A', 2), classed('B', 2)],
  ['share', 'add pages that differ in the mark of the current page', '', '', link(' aria-current="page"'), link('')],
])('two pages %s their screenshots if their changes %s', (verb, _, oldA, oldB, newA, newB) => {
  const before: Html = oldA === '' ? {} : { '/a': oldA, '/b': oldB }
  const changes = changesOf(before, { '/a': newA, '/b': newB })
  expect(changes.map(({ like }) => like)).toEqual([undefined, verb === 'share' ? '/a' : undefined])
})

test('pages share the screenshots of the first one that changes in the same way, also after one that changes differently', () => {
  const before = { '/a': home('A', '1'), '/b': home('B', '1'), '/c': home('C', '1'), '/d': home('D', '1') }
  const after = { '/a': home('A', '2'), '/b': home('B', '3'), '/c': home('C', '2'), '/d': home('D', '3') }
  expect(changesOf(before, after).map(({ path, like }) => [path, like])).toEqual([
    ['/a', undefined],
    ['/b', undefined],
    ['/c', '/a'],
    ['/d', '/b'],
  ])
})

test('renamed pages share their screenshots if they change in the same way from what was at their old paths', () => {
  const before = { '/a': home('A', '1'), '/b': home('B', '1') }
  const changes = changesOf(before, { '/x': home('A', '2'), '/y': home('B', '2') }, { '/a': '/x', '/b': '/y' })
  expect(changes.map(({ path, like }) => [path, like])).toEqual([
    ['/a', undefined],
    ['/b', undefined],
    ['/x', undefined],
    ['/y', '/x'],
  ])
})

test('a page that only previews show does not share the screenshots of one that visitors see', () => {
  const [before, after] = ['A', 'B'].map((text) => ({ '/a': text, '/b': text, '/c': text }))
  const changes = changesOf(before ?? {}, after ?? {}, {}, ['/b'], ['/b'])
  expect(changes.map(({ path, like }) => [path, like])).toEqual([
    ['/a', undefined],
    ['/b', undefined],
    ['/c', '/a'],
  ])
})

const styled = (...rules: readonly string[]) =>
  `<style data-page-styles="">${rules.join('\n')}</style><p class="sc-a abc">One</p><p class="sc-b xyz">Two</p>`
const page = (script: string, component: string, style: string) =>
  `<link rel="preload" as="script" href="/${script}.js"><script src="/${script}.js"></script>` +
  `<style data-page-styles="">.${style}{color:red;}</style><p class="${component} ${style}">Hello</p>`
const plain = (color: string, name: string, text: string) =>
  `<script type="application/ld+json">{"name":"${name}"}</script><style>p{color:${color}}</style><p>${text}</p>`

test.each([
  ['ignores', 'the names of scripts and classes', page('a-1', 'sc-abc-0', 'hXyZ'), page('b-2', 'sc-def-0', 'kLmN')],
  [
    'ignores',
    'the order in which components were rendered',
    styled('.abc{margin:0;}', '.xyz{color:red;}'),
    styled('.xyz{color:red;}', '.abc{margin:0;}'),
  ],
  ['detects', 'changes to text', plain('red', 'A', 'Hello'), plain('red', 'A', 'Goodbye')],
  ['detects', 'changes to styles', plain('red', 'A', 'Hello'), plain('blue', 'A', 'Hello')],
  ['detects', 'changes to structured data', plain('red', 'A', 'Hello'), plain('red', 'B', 'Hello')],
  [
    'detects',
    'which component has which rules',
    styled('.abc{margin:0;}', '.xyz{color:red;}'),
    styled('.abc{color:red;}', '.xyz{margin:0;}'),
  ],
])('the comparison of pages %s %s', (verb, _, one, other) => {
  expect(normalizeHtml(one) === normalizeHtml(other)).toBe(verb === 'ignores')
})

const range = (start: number, length: number) => Array.from({ length }, (_, index) => start + index)
const place = (start: number, end: number, otherStart: number, otherEnd: number): ChangedRows => ({
  before: { start, end },
  after: { start: otherStart, end: otherEnd },
})
const rows = (...different: readonly number[]) =>
  range(0, 120).map((row) => (different.includes(row) ? row + 200 : row))

test.each([
  ['no rows of equal images', rows(), []],
  [
    'an inserted line, but not what is below it',
    [...range(0, 40), 200, 201, 202, ...range(40, 80)],
    [place(40, 40, 40, 43)],
  ],
  ['changes less than 24 rows apart as one', rows(10, 11, 12, 36, 37, 38), [place(10, 39, 10, 39)]],
  ['changes 24 rows apart as two', rows(10, 11, 12, 37, 38, 39), [place(10, 13, 10, 13), place(37, 40, 37, 40)]],
  ['a single changed row', rows(60), [place(60, 61, 60, 61)]],
  [
    'one or two changed rows only if nothing else has changed',
    [...range(400, 5), ...rows(60, 61)],
    [place(0, 0, 0, 5)],
  ],
  ['only a removed line beside one or two changed rows', rows(60, 61).slice(5), [place(0, 5, 0, 0)]],
])('the comparison of screenshots shows %s', (_, after, expected) => {
  expect(changedRows(rows().map(String), after.map(String))).toEqual(expected)
})

test('an address that visitors know is reported if it neither exists nor redirects', () => {
  const before = { '/a': 'a', '/b': 'b', '/c': 'c', '/d': 'd' }
  const changes = changesOf(before, { '/': 'd' }, { '/b': '/' }, ['/c'])
  const text = 'Visitors see the 404 page here'
  expect(removedAddresses(changes)).toEqual([
    {
      name: 'Removed addresses',
      state: 'warned',
      summary: '2 published addresses lead nowhere. Add redirects in content/redirects.yml.',
      findings: [
        { text, path: '/a' },
        { text, path: '/d' },
      ],
    },
  ])
  expect(removedAddresses(changesOf({}, { '/': 'd' }))).toEqual([])
})

test('a problem is reported once for each of its elements, without what tells a reader nothing, and with its first cause', async () => {
  const cause = (message: string) => ({ id: '', data: null, relatedNodes: [], impact: null, message })
  const node = { any: [cause('Low contrast')], all: [cause('Small')], none: [] }
  const nodes = ['<p class="a" id="b">', '<a data-x="" href="/">'].map((html) => ({ ...node, html }))
  const page: Pick<Page, 'evaluate'> = {
    evaluate: () => Promise.resolve([{ help: 'Text must be legible', nodes }] as never),
  }
  expect(await findProblems(page as Page, '/a')).toEqual([
    { path: '/a', text: 'Text must be legible. Element: “<p id="b">”. Cause: Low contrast.' },
    { path: '/a', text: 'Text must be legible. Element: “<a href="/">”. Cause: Low contrast.' },
  ])
})

const built = folderForEachTest()

test('the pages of a built site are those that visitors get, each once: not the editor, a redirect, or a second 404 page', () => {
  for (const file of ['index', '404', '404/index', 'about/team/index', 'admin/index', 'old/index', 'note'])
    built.write(`${file}.html`, `<p>${file}</p><script src="/a.js"></script>`)
  built.write('_redirects', '/old /about/team 301\n/*  /404.html 404\n# /about/team /\n')
  const { html, redirects } = readBuiltPages(built.at())
  expect([...html].sort()).toEqual([
    ['/', '<p>index</p>\n'],
    ['/404', '<p>404</p>\n'],
    ['/about/team', '<p>about/team/index</p>\n'],
  ])
  expect([...redirects]).toEqual([
    ['/old', '/about/team'],
    ['/*', '/404.html'],
  ])
})

test('an accessibility problem at both widths of a page is counted once, and one on two pages twice', () => {
  const found = (path: string, cause: string) => ({ path, text: `Low contrast. Element: “<p>”. Cause: ${cause}.` })
  expect(accessibilityCheck([found('/', '12 px'), found('/', '14 px'), found('/about', '12 px')])).toEqual({
    name: 'Accessibility',
    state: 'failed',
    summary: '2 problems; fix those in your text and images, and ask an engineer about the rest',
    findings: [found('/', '14 px'), found('/about', '12 px')],
  })
})

test('a picture of a place ends between elements, not in the middle of a line', () => {
  const lines = [
    { start: 40, end: 80 },
    { start: 100, end: 120 },
    { start: 140, end: 160 },
    { start: 0, end: 2000 },
  ]
  expect(shownRows({ start: 100, end: 120 }, lines)).toEqual({ start: 36, end: 164 })
  const columns = [
    { start: 40, end: 80 },
    { start: 20, end: 50 },
    { start: 140, end: 160 },
    { start: 155, end: 190 },
  ]
  const endless = Array.from({ length: 100 }, (_, index) => ({ start: 15 * index, end: 15 * index + 20 }))
  const { start } = shownRows({ start: 1400, end: 1410 }, endless)
  expect([start > 900, start < 1400]).toEqual([true, true])
  expect(shownRows({ start: 100, end: 120 }, columns)).toEqual({ start: 16, end: 194 })
  expect(shownRows({ start: 200, end: 1900 }, [{ start: 1050, end: 1080 }])).toEqual({ start: 168, end: 1050 })
})

test('a page names the entries whose texts it shows since the change, or showed before it', () => {
  const change = { file: 'content/site.yml', field: 'Text', change: 'changed' as const }
  const changes = [
    { ...change, label: 'Site', before: '(312) 555-0142', after: '(312) 555-0143' },
    { ...change, label: 'Home page', before: null, after: 'We don’t guess' },
    { ...change, label: 'Site', before: 'Terms', after: null },
    { ...change, label: 'Team page', before: 'Elsewhere', after: null },
    { ...change, label: 'Figures', before: '31', after: '42' },
    { ...change, label: 'Footer', before: 'Terms\n/terms', after: null },
  ]
  const html = {
    before: '<a>(312) 555-0142</a><p>131 terms</p><a href="/terms">Terms</a>',
    after: '<a>(312) 555-0143</a><p>131 terms</p><p>We don&#x27;t guess</p>',
  }
  expect(causesOf(changes, html)).toEqual(['Site', 'Home page', 'Footer'])
  const page = { path: '/404', change: 'changed' as const, because: ['Site', 'Home page'] }
  expect(groupName({ page, others: ['/about'] })).toBe('/404 and 1 more, because of Site and Home page')
})

test('redirects are not named as a reason why a page changed, even if it links to their addresses', () => {
  const field = { file: 'content/redirects.yml', label: 'Redirects › /old', field: 'New address' }
  const changes = [{ ...field, change: 'added' as const, before: null, after: '/new' }]
  expect(causesOf(changes, { before: '<a href="/old">A</a>', after: '<a href="/new">A</a>' })).toEqual([])
})

test('a page names the entries that move something on it, or change a picture of it', () => {
  const field = { file: 'content/site.yml', field: 'Text' }
  const move = { ...field, change: 'moved' as const, before: 'Tax at 1', after: 'Tax at 2' }
  const picture = 'content/team/ada.png'
  const changes = [
    { ...move, label: 'Services overview' },
    { ...move, label: 'Home page', after: 'Audits at 2' },
    { ...field, change: 'changed' as const, label: 'Team › Ada', before: picture, after: `${picture}, new picture` },
  ]
  const page = (services: string, digest: string) => `<p>All</p>${services}<img src="/static/${digest}/ada.avif">`
  const [old, now] = ['<p>Tax</p><p>Estates</p>', '<p>Estates</p><p>Tax</p>']
  expect(causesOf(changes, { before: page(old, 'a1'), after: page(now, 'a1') })).toEqual(['Services overview'])
  expect(causesOf(changes, { before: page(now, 'a1'), after: page(now, 'b2') })).toEqual(['Team › Ada'])
})
