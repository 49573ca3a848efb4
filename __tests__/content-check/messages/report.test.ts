import type { Problem } from '../../../content-check/messages/problem'
import { formatProblems } from '../../../content-check/messages/report'

const problem: Problem = {
  file: 'content/services/tax-planning.yml',
  line: 12,
  column: 7,
  length: 5,
  source: 'name: 02134',
  field: 'Short name',
  message: 'must be text in quotes',
  advice: 'Write "02134".',
}

/** The lines of the report about problems, each a change of the one above. */
const lines = (...changes: Partial<Problem>[]) =>
  formatProblems({ problems: changes.map((change) => ({ ...problem, ...change })), files: 31 }).split('\n')

test('the report shows a problem with its location, its field, its fix, and carets under the characters', () => {
  expect(lines({}, { severity: 'warning', line: 107 })).toEqual([
    'content/services/tax-planning.yml:12:7  Short name: must be text in quotes. Write "02134".',
    '',
    '  12 | name: 02134',
    '     |       ^^^^^',
    '',
    'content/services/tax-planning.yml:107:7  Warning: Short name: must be text in quotes. Write "02134".',
    '',
    '  107 | name: 02134',
    '      |       ^^^^^',
    '',
    'Checked 31 files: 1 error, 1 warning',
  ])
})

test('the report shows no source line for a problem with a whole file', () => {
  const whole: Problem = { ...problem, line: 1, column: 1, source: '', message: 'the file is missing' }
  delete whole.field
  expect(formatProblems({ problems: [whole], files: 1 })).toBe(
    'content/services/tax-planning.yml:1:1  The file is missing. Write "02134".\n\nChecked 1 file: 1 error, no warnings',
  )
})

test.each([
  ['after a tab, which it preserves', '\t- a', 2, 3, ['  12 | \t- a', '     | \t^^^']],
  ['to the end of the line', 'name: 1', 7, 60, ['  12 | name: 1', '     |       ^']],
  [
    'near the beginning of a long line',
    `--ab${'-'.repeat(97)}`,
    3,
    2,
    [`  12 | --ab${'-'.repeat(96)}…`, '     |   ^^'],
  ],
  [
    'within a long line, which it cuts at both ends',
    `${'-'.repeat(40)}ab${'-'.repeat(140)}`,
    41,
    2,
    [`  12 | …${'-'.repeat(25)}ab${'-'.repeat(73)}…`, `     | ${' '.repeat(26)}^^`],
  ],
  [
    'at the end of a long line, which it cuts at its beginning',
    `${'-'.repeat(140)}ab`,
    141,
    9,
    [`  12 | …${'-'.repeat(25)}ab`, `     | ${' '.repeat(26)}^^`],
  ],
])('the report has carets %s', (_, source, column, length, expected) => {
  expect(lines({ source, column, length }).slice(2, 4)).toEqual(expected)
})

test('the report does not print control characters from a file to the terminal', () => {
  const text = lines({ source: 'name: \u001b[2J\u0085\u202e\u{E0041}x', message: 'is “\u001b[2J”' }).join('\n')
  expect(text).not.toMatch(/[^\P{Cc}\n]|\u202e|\u{E0041}/u)
  expect(text).toContain('name: �[2J����x')
})

test('placeholders are listed by file, after all other problems', () => {
  const placeholder: Partial<Problem> = { kind: 'placeholder' }
  const inDraft: Partial<Problem> = { ...placeholder, severity: 'warning', line: 7, file: 'content/jobs/a.yml' }
  const lower = { ...placeholder, line: 107, field: 'Page title' }
  const other = { ...placeholder, line: 9, file: 'content/jobs/\u202eb.yml', field: 'Short\u001b name' }
  const text = lines(placeholder, lower, inDraft, { file: 'content/site.yml' }, other)
  expect(text.slice(5)).toEqual([
    '3 placeholders, by file and line. Previews show them; a build for visitors fails. Replace each one, or hide its entry with a line “draft: true”.',
    '',
    'content/services/tax-planning.yml',
    '   12 | Short name',
    '  107 | Page title',
    '',
    'content/jobs/�b.yml',
    '    9 | Short� name',
    '',
    'To write: 1 field of drafts. Write them before you delete the line “draft: true”.',
    '',
    'content/jobs/a.yml',
    '  7 | Short name',
    '',
    'Checked 31 files: 4 errors, 1 warning',
  ])
})
