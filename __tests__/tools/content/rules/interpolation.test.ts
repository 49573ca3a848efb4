/** @jest-environment node */
import { contentFolder } from '../content-folder'
import { problemsOf } from '../mistakes'

/** What is told of the copyright line, from the field on. */
function told(line: string): string[] {
  const content = contentFolder()
  content.replace('site.yml', '© {year} {name}', line)
  const problems = problemsOf(content).map((problem) => problem.replace(/^[^ ]+ /, ''))
  content.dispose()
  return problems
}

test('a blank that the site does not fill in', () => {
  expect(told('© {yaer} {name}')).toEqual([
    'Footer › Copyright line: nothing is filled in for “{yaer}”. Did you mean “{year}”?',
  ])
})

test('a blank that is near to none', () => {
  expect(told('© {name} of {city}')).toEqual([
    'Footer › Copyright line: nothing is filled in for “{city}”. The site fills in “{year}” and “{name}” here; take anything else out.',
  ])
})

test('a text without its blanks is fine', () => {
  expect(told('© 2026')).toEqual([])
})
