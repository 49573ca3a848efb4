import { contentFolder } from '../content-folder'
import { problemsOf } from '../mistakes'

/** The problems reported for the copyright line, from the field label on. */
function reported(line: string): string[] {
  const content = contentFolder()
  content.replace('site.yml', '© {year} {name}', line)
  const problems = problemsOf(content).map((problem) => problem.replace(/^[^ ]+ /, ''))
  content.dispose()
  return problems
}

test.each([
  ['{yaer}', '{year}'],
  ['{year1}', '{year}'],
  ['{host_name}', '{name}'],
])('for %s, the check suggests %s', (text, meant) => {
  expect(reported(`© ${text} {name}`)).toEqual([
    `Footer › Copyright line: “${text}” is not a placeholder here. Did you mean “${meant}”?`,
  ])
})

test('the check lists the field’s placeholders if none is close', () => {
  expect(reported('© {name} of {city}')).toEqual([
    'Footer › Copyright line: “{city}” is not a placeholder here. This field supports only “{year}” and “{name}”. Remove anything else in braces.',
  ])
})

test('the check accepts a text without placeholders', () => {
  expect(reported('© 2026')).toEqual([])
})

test('the check rejects a placeholder in a field that supports none', () => {
  const content = contentFolder()
  content.replace('site.yml', 'tagline:', 'tagline: "{consultation}" #')
  const problems = problemsOf(content)
  content.dispose()
  expect(problems.join()).toContain(
    '“{consultation}” is not a placeholder here. Remove the braces and the name in them.',
  )
})
