/** @jest-environment node */
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

test('the check suggests the placeholder that was meant', () => {
  expect(reported('© {yaer} {name}')).toEqual([
    'Footer › Copyright line: the site does not fill in “{yaer}”. Did you mean “{year}”?',
  ])
})

test('the check lists the placeholders of the field if none is close', () => {
  expect(reported('© {name} of {city}')).toEqual([
    'Footer › Copyright line: the site does not fill in “{city}”. Here, the site fills in only “{year}” and “{name}”; remove anything else in braces.',
  ])
})

test.each(['{year1}', '{host_name}'])('the check reports %s, which is not a placeholder', (name) => {
  expect(reported(`© ${name}`)).toEqual([expect.stringContaining(`the site does not fill in “${name}”`)])
})

test('the check accepts a text without placeholders', () => {
  expect(reported('© 2026')).toEqual([])
})

test('the check refuses placeholders where the site fills in nothing', () => {
  const content = contentFolder()
  content.replace('site.yml', 'tagline:', 'tagline: "{consultation}" #')
  const problems = problemsOf(content)
  content.dispose()
  expect(problems.join()).toContain(
    'the site does not fill in “{consultation}”. Remove the braces and the name in them; nothing is filled in here.',
  )
})
