/** @jest-environment node */
import type { BuiltPages } from '../../../tools/preview-report/built-pages'
import { normalizeHtml } from '../../../tools/preview-report/normalize-html'
import { pageChanges } from '../../../tools/preview-report/page-changes'

const built = (digests: Record<string, string>, redirects: Record<string, string> = {}): BuiltPages => ({
  digests: new Map(Object.entries(digests)),
  redirects: new Map(Object.entries(redirects)),
})

test('identical pages have no changes', () => {
  expect(pageChanges(built({ '/': 'a' }), built({ '/': 'a' }))).toEqual([])
})

test('the comparison reports changed, added, and removed pages', () => {
  expect(pageChanges(built({ '/': 'a', '/old': 'b' }), built({ '/': 'c', '/new': 'b' }))).toEqual([
    { path: '/', change: 'changed' },
    { path: '/new', change: 'added' },
    { path: '/old', change: 'removed' },
  ])
})

test('a page whose old address redirects to the new one is renamed, and the old one is redirected', () => {
  expect(pageChanges(built({ '/old': 'b' }), built({ '/new': 'b' }, { '/old': '/new' }))).toEqual([
    { path: '/new', change: 'renamed', from: '/old' },
    { path: '/old', change: 'redirected', to: '/new' },
  ])
})

test('a page that redirects to an existing page is only reported as redirected', () => {
  expect(pageChanges(built({ '/a': 'a', '/b': 'b' }), built({ '/b': 'b' }, { '/a': '/b' }))).toEqual([
    { path: '/a', change: 'redirected', to: '/b' },
  ])
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
