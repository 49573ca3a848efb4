import type { BuiltPages } from '../../../tools/preview-report/built-pages'
import { normalizeHtml } from '../../../tools/preview-report/normalize-html'
import { pageChanges } from '../../../tools/preview-report/page-changes'

const built = (html: Record<string, string>, redirects: Record<string, string> = {}): BuiltPages => ({
  html: new Map(Object.entries(html)),
  redirects: new Map(Object.entries(redirects)),
})

/** The changes, with the pages that only previews show on each side. */
const changesOf = (before: BuiltPages, after: BuiltPages, hidden: { before?: string[]; after?: string[] } = {}) =>
  pageChanges(before, after, { before: new Set(hidden.before), after: new Set(hidden.after) })

test('the comparison reports changed, added, and removed pages', () => {
  expect(changesOf(built({ '/': 'a', '/old': 'b' }), built({ '/': 'c', '/new': 'b' }))).toEqual([
    { path: '/', change: 'changed' },
    { path: '/new', change: 'added' },
    { path: '/old', change: 'removed' },
  ])
})

test('a page whose old address redirects to the new one is renamed, and the old one is redirected', () => {
  expect(changesOf(built({ '/old': 'b' }), built({ '/new': 'b' }, { '/old': '/new' }))).toEqual([
    { path: '/new', change: 'renamed', from: '/old' },
    { path: '/old', change: 'redirected', to: '/new' },
  ])
})

test('a page whose entry is no longer a draft is reported as new', () => {
  expect(changesOf(built({ '/a': 'Draft' }), built({ '/a': 'Live' }), { before: ['/a'] })).toEqual([
    { path: '/a', change: 'added' },
  ])
})

test('a page whose entry becomes a draft is no longer shown to visitors', () => {
  expect(changesOf(built({ '/a': 'Live' }), built({ '/a': 'Draft' }), { after: ['/a'] })).toEqual([
    { path: '/a', change: 'removed' },
  ])
})

test('the pages of drafts are reported as hidden', () => {
  expect(
    changesOf(built({ '/a': 'Draft', '/b': 'Draft' }), built({ '/a': 'Drafted', '/c': 'Draft' }), {
      before: ['/a', '/b'],
      after: ['/a', '/c'],
    }),
  ).toEqual([
    { path: '/a', change: 'changed', hidden: true },
    { path: '/b', change: 'removed', hidden: true },
    { path: '/c', change: 'added', hidden: true },
  ])
})

test('pages with the same change refer to the first of them', () => {
  const page = (words: string, telephone: string) => `<h1>${words}</h1><footer><a>${telephone}</a></footer>`
  expect(
    changesOf(
      built({ '/': page('Home', '1'), '/about': page('About', '1'), '/contact': page('Contact 1', '1') }),
      built({ '/': page('Home', '2'), '/about': page('About', '2'), '/contact': page('Contact 2', '2') }),
    ),
  ).toEqual([
    { path: '/', change: 'changed' },
    { path: '/about', change: 'changed', like: '/' },
    { path: '/contact', change: 'changed' },
  ])
})

test('the same change is recognized even if its classes are numbered differently', () => {
  const page = (words: string, number: number) => `<h1>${words}</h1><p class="c${number}">`
  expect(
    changesOf(
      built({ '/a': `${page('A', 1)}1</p>`, '/b': `${page('B', 2)}1</p>` }),
      built({ '/a': `${page('A', 1)}<b class="c3">2</b></p>`, '/b': `${page('B', 2)}<b class="c4">2</b></p>` }),
    ).map(({ like }) => like),
  ).toEqual([undefined, '/a'])
})

test('the same text in a different place is a different change', () => {
  expect(
    changesOf(
      built({ '/a': '<p>One</p><p>Same</p>', '/b': '<p>Two</p><p>Same</p>' }),
      built({ '/a': '<p>Another</p><p>Same</p>', '/b': '<p>Another</p><p>Same</p>' }),
    ).map(({ like }) => like),
  ).toEqual([undefined, undefined])
})

test('two new pages that differ only in the marker of the current page count as the same', () => {
  const page = (current: string, other: string) => `<a${current} href="/a/x">X</a><a${other} href="/b">B</a>`
  const mark = ' aria-current="page"'
  expect(changesOf(built({}), built({ '/a/x': page(mark, ''), '/b/x': page('', '') }))).toEqual([
    { path: '/a/x', change: 'added' },
    { path: '/b/x', change: 'added', like: '/a/x' },
  ])
})

test('a change to structured data that several pages share is recognized on each', () => {
  const data = (page: string, name: string) =>
    `<script type="application/ld+json">{"page":"${page}","telephone":"${name}","more":true}</script>`
  expect(
    changesOf(
      built({ '/a': data('a', '1'), '/b': data('b', '1') }),
      built({ '/a': data('a', '2'), '/b': data('b', '2') }),
    ).map(({ like }) => like),
  ).toEqual([undefined, '/a'])
})

test('the names of scripts and generated classes are ignored', () => {
  const page = (script: string, component: string, style: string) =>
    `<link rel="preload" as="script" href="/${script}.js"><script src="/${script}.js"></script>` +
    `<style data-styled="">.${style}{color:red;}/*!sc*/\ndata-styled.g7[id="${component}"]{content:"${style},"}/*!sc*/\n</style>` +
    `<p class="${component} ${style}">Hello</p>`
  expect(normalizeHtml(page('a-1', 'sc-abc-0', 'hXyZ'))).toBe(normalizeHtml(page('b-2', 'sc-def-0', 'kLmN')))
})

test('the comparison detects changes to text, styles, and structured data', () => {
  const page = '<script type="application/ld+json">{"name":"A"}</script><style>p{color:red}</style><p>Hello</p>'
  for (const [from, to] of [
    ['Hello', 'Goodbye'],
    ['red', 'blue'],
    ['"A"', '"B"'],
  ] as const) {
    expect(normalizeHtml(page.replace(from, to))).not.toBe(normalizeHtml(page))
  }
})

/** A component's rules as styled-components writes them, with the marker at the end. */
const rules = (number: number, id: string, name: string, declarations: string) =>
  `.${name}{${declarations}}/*!sc*/\ndata-styled.g${number}[id="${id}"]{content:"${name},"}/*!sc*/\n`
const styled = (...groups: readonly string[]) =>
  `<style data-styled="">${groups.join('')}</style><p class="sc-a abc">One</p><p class="sc-b xyz">Two</p>`

test('the order in which components were rendered is ignored', () => {
  const one = styled(rules(1, 'sc-a', 'abc', 'margin:0;'), rules(2, 'sc-b', 'xyz', 'color:red;'))
  const other = styled(rules(1, 'sc-b', 'xyz', 'color:red;'), rules(7, 'sc-a', 'abc', 'margin:0;'))
  expect(normalizeHtml(one)).toBe(normalizeHtml(other))
})

test('swapped rules of two components are detected', () => {
  const one = styled(rules(1, 'sc-a', 'abc', 'margin:0;'), rules(2, 'sc-b', 'xyz', 'color:red;'))
  const other = styled(rules(1, 'sc-a', 'abc', 'color:red;'), rules(2, 'sc-b', 'xyz', 'margin:0;'))
  expect(normalizeHtml(one)).not.toBe(normalizeHtml(other))
})
