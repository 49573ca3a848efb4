/** @jest-environment node */
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
  content: [],
  pages: [],
  screenshots: [],
  checks: [],
  ...fields,
})

/** The summary as a comment shows it. */
const shown = (fields: Partial<PreviewReport>) => renderComment(markdownSummary(report(fields))).text

test('a changed field is shown with its entry, its label, and both values', () => {
  expect(shown({ content: [change({})] })).toContain('Services › Retirement Title: Service 3 → Service Three')
})

test('the changed words of a long text are marked', () => {
  const [before, after] = ['We plan for the year ahead of you.', 'We plan for the decade ahead of you.']
  expect(markdownSummary(report({ content: [change({ before, after })] }))).toContain(
    'We plan for the <del><code>year</code></del><ins><code>decade</code></ins> ahead of you&#46;',
  )
})

test('a long unchanged text is shortened to its ends without splitting a character', () => {
  const long = `${'😀 a '.repeat(30)}year ${'a 😀'.repeat(30)}`
  const text = shown({ content: [change({ before: long, after: long.replace('year', 'decade') })] })
  expect(text).toContain('😀 a 😀 a 😀 a 😀 a 😀 a …')
  expect(text).toContain('…')
  expect(text).not.toContain('U+')
})

test('the fields that referenced a removed entry are shown', () => {
  const removed = change({
    field: '',
    before: 'Retirement',
    after: null,
    change: 'removed',
    usedBy: ['Home page › Cards 2'],
  })
  expect(shown({ content: [removed] })).toContain('removed; it was used by Home page › Cards 2')
})

test('pages are listed with their changes', () => {
  const pages = [
    { path: '/services', change: 'changed' as const },
    { path: '/old', change: 'redirected' as const, to: '/new' },
  ]
  const text = shown({ pages, screenshots: [{ path: '/services', width: 375, height: 800, pixels: 12 }] })
  expect(text).toContain('/services changed /old redirected to /new, looks the same')
})

test('the summary says so if nothing has changed', () => {
  expect(markdownSummary(report({}))).toContain('Nothing that visitors see has changed.')
})

test('a failed check is named at the top, and its findings are listed with their locations', () => {
  const finding = { text: 'The link leads nowhere.', path: '/about', file: 'content/pages/about.yml', line: 12 }
  const check = { name: 'Links', state: 'failed' as const, summary: 'One is dead.', findings: [finding] }
  const text = shown({ checks: [check] })
  expect(text).toContain('❌ Do not merge yet: Links.')
  expect(text).toContain('The link leads nowhere. (/about, content/pages/about.yml, line 12)')
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
