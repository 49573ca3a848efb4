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

test('the report shows a problem with its location, its field, its fix, and carets under the characters', () => {
  expect(formatProblems({ problems: [problem], files: 31 })).toBe(
    [
      'content/services/tax-planning.yml:12:7  Short name: must be text in quotes. Write "02134".',
      '',
      '  12 | name: 02134',
      '     |       ^^^^^',
      '',
      'Checked 31 files: 1 error, no warnings',
    ].join('\n'),
  )
})

test('the report shows no source line for a problem with a whole file', () => {
  const whole: Problem = {
    file: 'content/site.yml',
    line: 1,
    column: 1,
    length: 1,
    source: '',
    message: 'the file is missing',
    advice: 'Put it back.',
  }
  expect(formatProblems({ problems: [whole], files: 30 })).toBe(
    'content/site.yml:1:1  The file is missing. Put it back.\n\nChecked 30 files: 1 error, no warnings',
  )
})

test('labels a warning, and does not count it as an error', () => {
  const text = formatProblems({ problems: [problem, { ...problem, severity: 'warning' }], files: 31 })
  expect(text).toContain('\ncontent/services/tax-planning.yml:12:7  Warning: Short name: must be')
  expect(text).toMatch(/\n\nChecked 31 files: 1 error, 1 warning$/)
})

test('the report shows only the summary if there are no problems', () => {
  expect(formatProblems({ problems: [], files: 31 })).toBe('Checked 31 files: no errors, no warnings')
})

test('the report shortens a long line around the carets', () => {
  const source = `summary: ${'word '.repeat(60)}here ${'word '.repeat(60)}`
  const column = source.indexOf('here') + 1
  const [, , text = '', caret = ''] = formatProblems({
    problems: [{ ...problem, source, column, length: 4 }],
    files: 1,
  }).split('\n')
  expect(text.length).toBeLessThan(120)
  expect(text.slice(caret.indexOf('^'), caret.lastIndexOf('^') + 1)).toBe('here')
})

test('the report preserves a tab before the carets', () => {
  const lines = formatProblems({ problems: [{ ...problem, source: '\t- a', column: 2, length: 3 }], files: 1 }).split(
    '\n',
  )
  expect(lines[3]).toBe('     | \t^^^')
})

test('the report does not print control characters from a file to the terminal', () => {
  const text = formatProblems({
    problems: [{ ...problem, source: 'name: \u001b[2J\u0085\u202e', message: 'is “\u001b[2J”' }],
    files: 1,
  })
  expect(text).not.toMatch(/[^\P{Cc}\n]|\u202e/u)
  expect(text).toContain('name: �[2J��')
})

test('placeholders are listed by file, after all other problems', () => {
  const placeholder: Problem = {
    ...problem,
    message: 'is still a placeholder',
    severity: 'warning',
    kind: 'placeholder',
  }
  const text = formatProblems({
    problems: [placeholder, { ...placeholder, line: 3, field: 'Page title' }, { ...problem, file: 'content/site.yml' }],
    files: 31,
  })
  expect(text.split('\n').slice(5)).toEqual([
    'Warning: 2 placeholders, by file and line. Previews show them; a build for visitors fails. Replace each one, or hide its entry with a line “draft: true”.',
    '',
    'content/services/tax-planning.yml',
    '  12 | Short name',
    '   3 | Page title',
    '',
    'Checked 31 files: 1 error, 2 warnings',
  ])
})
