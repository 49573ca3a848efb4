import type { ContentChange } from '../../../tools/preview-report/content-changes'
import { markdownSummary } from '../../../tools/preview-report/markdown-summary'
import type { PreviewReport } from '../../../tools/preview-report/report'
import { LONG_ATTACK } from '../../hostile/long-text'
import { renderComment } from '../../hostile/rendered-comment'

const change = (fields: Partial<ContentChange>): ContentChange => ({
  file: 'content/services/retirement.yml',
  label: 'Services › Retirement',
  field: 'Title',
  before: 'Service 3',
  after: 'Service Three',
  change: 'changed',
  ...fields,
})
const report = (fields: Partial<PreviewReport>): PreviewReport => ({
  before: '',
  after: '',
  content: [],
  pages: [],
  screenshots: [],
  checks: [],
  ...fields,
})

/** The summary as a comment shows it. */
const shown = (fields: Partial<PreviewReport>) => renderComment(markdownSummary(report(fields))).text

test('a changed field is shown with its entry, its label, and both values', () => {
  expect(shown({ content: [change({})] })).toContain('Services › Retirement Title: Service 3Three')
})

test('the changed words of a long text are marked', () => {
  const [before, after] = ['We plan for the year ahead of you.', 'We plan for the decade ahead of you.']
  expect(markdownSummary(report({ content: [change({ before, after })] }))).toContain(
    'We plan for the <del><code>year</code></del><ins><code>decade</code></ins> ahead of you&#46;',
  )
})

test('pages are listed with their changes', () => {
  const pages = [
    { path: '/services', change: 'changed' as const },
    { path: '/old', change: 'redirected' as const, to: '/new' },
  ]
  const screenshots = [
    { path: '/services', width: 375, pictures: [{}], more: 0 },
    { path: '/terms', width: 375, pictures: [], more: 0 },
  ]
  const terms = { path: '/terms', change: 'changed' as const }
  const text = shown({ pages: [...pages, terms], screenshots })
  expect(text).toContain('/services changed /terms changed, looks the same /old redirected to /new')
})

test('new pages come first, and drafts last', () => {
  const text = shown({
    pages: [
      { path: '/a', change: 'added', hidden: true },
      { path: '/b', change: 'changed' },
      { path: '/c', change: 'added' },
    ],
  })
  expect(text).toContain('/c added /b changed /a added, in previews only')
})

test('pages that change in the same way are one item', () => {
  const like = '/'
  const others = ['/about', '/careers', '/contact', '/services', '/terms']
  const text = shown({
    pages: [{ path: '/', change: 'changed' }, ...others.map((path) => ({ path, change: 'changed' as const, like }))],
  })
  expect(text).toContain('/ changed, and 5 more in the same way')
})

test('lines and pages are links if the report has addresses for them', () => {
  const links = { source: 'https://github.com/example/site/blob/abc', preview: 'https://preview-7.example' }
  const pages = [{ path: '/services', change: 'changed' as const }]
  const summary = markdownSummary(report({ content: [change({ line: 3 })], pages, links }))
  expect(renderComment(summary).links).toEqual([
    'https://github.com/example/site/blob/abc/content/services/retirement.yml#L3',
    'https://preview-7.example/services',
  ])
})

test('the summary says so if nothing has changed', () => {
  expect(markdownSummary(report({}))).toContain('No content changed, no page changed.')
})

test('a failed check is named at the top, and its findings are listed with their locations', () => {
  const finding = { text: 'The link leads nowhere.', path: '/about' }
  const check = { name: 'Links', state: 'failed' as const, summary: 'One is dead.', findings: [finding] }
  const text = shown({ checks: [check] })
  expect(text).toContain('❌ Do not merge yet: Links.')
  expect(text).toContain('The link leads nowhere. (/about)')
})

test('invisible characters and those that reverse the text direction are named in a comment', () => {
  const text = markdownSummary(report({ content: [change({ label: LONG_ATTACK, after: LONG_ATTACK })] }))
  expect(renderComment(text).text).not.toMatch(/[\u200F\u202A-\u202E\u2066-\u2069]/)
  expect(shown({ content: [change({ after: 'a\u202Eb' })] })).toContain('a(U+202E)b')
})

test('the summary fits into a comment, however much has changed', () => {
  const long = 'a<'.repeat(2500)
  const content = Array.from({ length: 500 }, (_, index) =>
    change({ label: `${long} ${index}`, before: long, after: `b${long}` }),
  )
  const pages = Array.from({ length: 500 }, (_, index) => ({ path: `/${long}/${index}`, change: 'changed' as const }))
  const findings = content.map(() => ({ text: long }))
  const checks = Array.from({ length: 6 }, () => ({ name: 'Links', state: 'failed' as const, summary: long, findings }))
  const text = markdownSummary(report({ content, pages, checks }))
  expect(text.length).toBeLessThan(65_536)
  expect(text).toContain('more in the report')
})
