/** @jest-environment node */
import { LONG_ATTACK } from '../hostile/long-text'
import type { ContentChange } from '../../src/preview-report/content-changes'
import type { PreviewReport } from '../../src/preview-report/report'
import { SUMMARY_MARK, summary } from '../../src/preview-report/summary'

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
  pictures: [],
  checks: [],
  ...fields,
})

test('a changed field is told by its entry and its name, before and after', () => {
  const text = summary(report({ content: [change({})] }))
  expect(text).toContain('**Services › Retirement**')
  expect(text).toContain('- *Title:* <code>Service 3</code> → <code>Service Three</code>')
})

test('of a long text the words that have changed are marked', () => {
  const [before, after] = ['We plan for the year ahead of you.', 'We plan for the decade ahead of you.']
  expect(summary(report({ content: [change({ before, after })] }))).toContain(
    'We plan for the <del><code>year</code></del><ins><code>decade</code></ins> ahead of you.',
  )
})

test('what used a removed entry is told', () => {
  const removed = change({
    field: '',
    before: 'Retirement',
    after: null,
    change: 'removed',
    usedBy: ['Home page › Cards 2'],
  })
  expect(summary(report({ content: [removed] }))).toContain('- removed; it was used by Home page › Cards 2')
})

test('pages are listed, with what became of them', () => {
  const pages = [
    { path: '/services', change: 'changed' as const },
    { path: '/old', change: 'redirected' as const, to: '/new' },
  ]
  const text = summary(report({ pages, pictures: [{ path: '/services', width: 375, height: 800, pixels: 12 }] }))
  expect(text).toContain('- <code>&#47;services</code> changed\n')
  expect(text).toContain('- <code>&#47;old</code> redirected to &#47;new, looks the same')
})

test('work that changes nothing says so', () => {
  expect(summary(report({}))).toContain('Nothing that visitors see has changed.')
})

test('a check that failed comes first of all, with what it found and where', () => {
  const finding = { text: 'The link leads nowhere.', path: '/about', file: 'content/pages/about.yml', line: 12 }
  const check = { name: 'Links', state: 'failed' as const, summary: 'One is dead.', findings: [finding] }
  const text = summary(report({ checks: [check] }))
  expect(text).toContain('❌ Not to be merged yet: Links.')
  expect(text).toMatch(/The link leads nowhere\. \(<code>.*about<\/code>, <code>.*yml, line 12<\/code>\)/)
})

test.each([
  '<script>alert(1)</script>',
  '**bold** _it_ [a](https://example.com) ![b](c) `code` ~~x~~',
  '@somebody and #12 and www.example.com',
  '--><!-- preview-report -->',
  '# Title\n- [ ] item\n> quote\n|a|b|',
])('%s is text in a comment, and nothing else', (text) => {
  const hostile = summary(report({ content: [change({ label: text, field: text, before: text, after: 'x' })] }))
  const own = hostile.replace(SUMMARY_MARK, '').replace(/<\/?(?:code|ins|del)>/g, '')
  expect(own).not.toMatch(/[<`@[\]|]|\*\*bold|&#(?:64|35);(?!\u200B)|www\./)
  expect(own.split('\n')).not.toContainEqual(expect.stringMatching(/^(?:# Title|- \[|> quote)/))
})

test('what would turn a line around, or that nobody sees, is named in a comment', () => {
  const text = summary(report({ content: [change({ label: LONG_ATTACK, after: LONG_ATTACK })] }))
  expect(text).not.toMatch(/[\u200F\u202A-\u202E\u2066-\u2069]|&#(?:8207|823[4-8]|829[4-7]);/)
  expect(summary(report({ content: [change({ after: 'a\u202Eb' })] }))).toContain('a(U&#43;202E)b')
})

test('a comment has room for it, however much has changed', () => {
  const long = 'a<'.repeat(2500)
  const content = Array.from({ length: 500 }, (_, index) =>
    change({ label: `${long} ${index}`, before: long, after: `b${long}` }),
  )
  const pages = Array.from({ length: 500 }, (_, index) => ({ path: `/${long}/${index}`, change: 'changed' as const }))
  const findings = content.map(() => ({ text: long }))
  const checks = Array.from({ length: 6 }, () => ({ name: 'Links', state: 'failed' as const, summary: long, findings }))
  const text = summary(report({ content, pages, checks }))
  expect(text.length).toBeLessThan(65_536)
  expect(text).toContain('more in the report')
})
