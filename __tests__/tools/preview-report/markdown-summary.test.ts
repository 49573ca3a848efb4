import type { ContentChange } from '../../../tools/preview-report/content-changes'
import { pageLink, readLinks, sourceLink } from '../../../tools/preview-report/links'
import { markdownSummary } from '../../../tools/preview-report/markdown-summary'
import type { Check, PreviewReport } from '../../../tools/preview-report/report'
import { shortenMiddle, truncate } from '../../../tools/preview-report/report-text'
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
const summary = (fields: Partial<PreviewReport>) =>
  markdownSummary({ before: '', after: '', content: [], pages: [], screenshots: [], checks: [], ...fields })

const shown = (fields: Partial<PreviewReport>) => renderComment(summary(fields)).text

const check = (name: string, state: Check['state'], findings: Check['findings']): Check => {
  return { name, state, summary: 'Some.', findings }
}

const changed = (path: string) => ({ path, change: 'changed' as const })

test.each<[string, Partial<PreviewReport>, string]>([
  ['that nothing has changed', {}, '✅ All checks pass. No content changed, no page changed.'],
  [
    'a changed field with its entry, its label, and both values',
    { content: [change({})] },
    '1 change in 1 entry, no page changed. Content Services › Retirement Title: Service 3Three',
  ],
  ['each entry of a file by itself', { content: [change({}), change({ label: 'Redirects' })] }, 'in 2 entries'],
  [
    'entries with the same label in two files by themselves, and the changes of one together',
    { content: [change({}), change({ file: 'content/services/b.yml' }), change({ field: 'Icon' })] },
    '3 changes in 2 entries, no page changed. Content Services › Retirement Title: Service 3Three Icon: Service 3Three Services › Retirement Title:',
  ],
  [
    'forty changes, and how many more there are',
    { content: Array.from({ length: 41 }, (_, index) => change({ field: `Field ${index + 1}` })) },
    'Field 40: Service 3Three … and 1 more in the report',
  ],
  [
    'all of forty changes',
    { pages: Array.from({ length: 40 }, (_, index) => changed(`/${index + 1}`)) },
    '/40 changed',
  ],
  [
    'the changes to pages, and which of them nobody can see',
    {
      pages: [changed('/services'), { path: '/old', change: 'redirected', to: '/new' }, changed('/terms')],
      screenshots: [
        { path: '/services', width: 375, pictures: [{}], more: 0 },
        { path: '/services', width: 1280, pictures: [], more: 0 },
        { path: '/terms', width: 375, pictures: [], more: 0 },
        { path: '/terms', width: 1280, pictures: [], more: 0 },
      ],
    },
    '3 pages changed. Pages /services changed /terms changed, looks the same /old redirected to /new',
  ],
  [
    'removed pages first, then new ones, and drafts last',
    {
      pages: [
        { path: '/a', change: 'added', hidden: true },
        changed('/b'),
        { path: '/c', change: 'added' },
        { path: '/d', change: 'removed' },
        { path: '/e', change: 'redirected', to: '/b' },
        { path: '/f', change: 'renamed', from: '/e' },
        { path: '/g', change: 'removed', hidden: true },
      ],
    },
    '/d removed /c added /f renamed, was /e /b changed /e redirected to /b /g removed, in previews only /a added, in previews only',
  ],
  [
    'pages that change in the same way as one item',
    { pages: [changed('/'), ...['/about', '/careers'].map((path) => ({ ...changed(path), like: '/' }))] },
    '/ changed, and 2 more in the same way',
  ],
  [
    'whether a field was added, removed, or moved, each with its own values',
    {
      content: [
        change({ before: null, change: 'added' }),
        change({ field: 'Icon', before: 'Tax', after: null, change: 'removed' }),
        change({ field: 'Card', before: 'A at 1', after: 'A at 2', change: 'moved' }),
      ],
    },
    'Title: added: Service Three Icon: removed: Tax Card: moved: A at 12',
  ],
  [
    'because of which entries a page has changed, where a page was before, and pages alike of each',
    {
      pages: [
        { ...changed('/a'), because: ['Site', 'Home page'] },
        { path: '/b', change: 'renamed', from: '/old' },
        { ...changed('/c'), like: '/a' },
        { path: '/d', change: 'renamed', from: '/older', like: '/b' },
      ],
    },
    '4 pages changed. Pages /b renamed, was /old, and 1 more in the same way /a changed, and 1 more in the same way, because of Site and Home page',
  ],
  [
    'a failed check at the top',
    { checks: [{ name: 'Links', state: 'failed', summary: 'One is dead.', findings: [] }] },
    'What this changes ❌ Do not merge yet: Links.',
  ],
  [
    'every failed check at the top, but not what else to review, and the findings with their pages',
    {
      checks: [
        check('Spelling', 'warned', []),
        check('Links', 'failed', [{ text: 'Dead.', path: '/a' }, { text: 'Old.' }]),
        check('Build', 'passed', []),
        check('Images', 'failed', []),
      ],
    },
    '❌ Do not merge yet: Links, Images. No content changed, no page changed. ⚠️ Spelling: Some. ❌ Links: Some. Dead. (/a) Old. ✅ Build: Some. ❌ Images: Some.',
  ],
  [
    'every check to review at the top',
    { checks: [check('Spelling', 'warned', []), check('Build', 'passed', []), check('Size', 'warned', [])] },
    'What this changes ⚠️ Review before merging: Spelling, Size.',
  ],
  ['characters that reverse the text by their names', { content: [change({ after: 'a\u202Eb' })] }, 'a(U+202E)b'],
])('the summary shows %s', (_, fields, expected) => {
  expect(shown(fields)).toContain(expected)
})

test('the changed words of a long text are marked', () => {
  const [before, after] = ['We plan for the year ahead of you.', 'We plan for the decade ahead of you.']
  expect(summary({ content: [change({ before, after })] })).toContain(
    'We plan for the <del><code>year</code></del><ins><code>decade</code></ins> ahead of you&#46;',
  )
})

test('the summary fits into a comment, however much has changed', () => {
  const long = 'a<'.repeat(2500)
  const content = Array.from({ length: 500 }, (_, index) =>
    change({ label: `${long} ${index}`, before: long, after: `b${long}` }),
  )
  const pages = content.map((_, index) => changed(`/${long}/${index}`))
  const findings = content.map(() => ({ text: long }))
  const checks = Array.from({ length: 6 }, () => ({ name: 'Links', state: 'failed' as const, summary: long, findings }))
  const text = summary({ content, pages, checks })
  expect(text.length).toBeLessThan(65_536)
  expect(text).toContain('more in the report')
  expect(renderComment(text).text).toContain(', 500 pages changed. Not everything fits here. The report has the rest. ')
})

describe('links', () => {
  const links = readLinks(
    {
      GITHUB_SERVER_URL: 'https://github.com',
      GITHUB_REPOSITORY: 'example/site',
      PREVIEW_URL: 'https://preview-7.example',
    },
    'abc',
  )

  test('lead to lines and pages in GitHub Actions', () => {
    const content = [change({ line: 3 }), change({ after: null, change: 'removed' }), change({ line: 14 })]
    const pages: PreviewReport['pages'] = [
      changed('/services'),
      { path: '/gone', change: 'removed' },
      { path: '/about', change: 'renamed', from: '/us' },
    ]
    const { text, links: found } = renderComment(summary({ content, pages, links }))
    const file = 'https://github.com/example/site/blob/abc/content/services/retirement.yml'
    const preview = 'https://preview-7.example'
    expect(found).toEqual([`${file}#L3`, `${file}#L14`, `${preview}/about`, `${preview}/services`])
    expect(text.match(/\(line \d+\)/g)).toEqual(['(line 3)', '(line 14)'])
  })

  test('are absent on an editor’s machine, and in GitHub Actions without a preview, whose address is then empty', () => {
    expect(readLinks({}, 'abc')).toEqual({})
    expect(readLinks({ PREVIEW_URL: '' }, undefined)).toEqual({})
    expect([sourceLink({}, 'content/site.yml', 3), pageLink({}, '/services')]).toEqual([undefined, undefined])
  })
})

test.each([
  ['at its limit is unchanged', truncate('One year ahead', 14), 'One year ahead'],
  ['above its limit is cut between words', truncate('One year ahead', 13), 'One year…'],
  ['with a very long word is cut within it', truncate(`see ${'x'.repeat(50)}`, 40), `see ${'x'.repeat(16)}…`],
  ['is not cut within a character', truncate('😀'.repeat(30), 51), '😀😀😀😀😀😀…'],
  ['at its limit keeps its middle', shortenMiddle('One year ahead of you.', 22), 'One year ahead of you.'],
  ['above its limit loses its middle between words', shortenMiddle('One year ahead of you.', 21), 'One year… of you.'],
])('text %s', (_, text, expected) => {
  expect(text).toBe(expected)
})
