import { schemaFiles, withSchemaLine } from '../../../content-check/generated/schema-files'

const LINE = '# yaml-language-server: $schema=../../.vscode/schemas/job.json'

test('the schema line is added at the top, and the rest of the file stays the same', () => {
  const text = "# A comment\ntitle:   'Analyst' # kept\n\n\norder: 1"
  expect(withSchemaLine('jobs/analyst.yml', text)).toBe(`${LINE}\n${text}`)
})

test('a schema line that is out of date or not at the top is replaced', () => {
  const old = '# yaml-language-server: $schema=../../schemas/position.json\n'
  expect(withSchemaLine('jobs/analyst.yml', `${old}title: Analyst\n`)).toBe(`${LINE}\ntitle: Analyst\n`)
  expect(withSchemaLine('jobs/analyst.yml', `title: Analyst\n${old}`)).toBe(`${LINE}\ntitle: Analyst\n`)
})

test('a file directly in content/ gets the right path to its schema', () => {
  expect(withSchemaLine('site.yml', '')).toBe('# yaml-language-server: $schema=../.vscode/schemas/site-settings.json\n')
})

test('a file that belongs to no content type is not changed', () => {
  expect(withSchemaLine('notes.yml', 'a: 1\n')).toBe('a: 1\n')
})

test('the VS Code settings name only schemas that are written', () => {
  const files = schemaFiles()
  const settings = files.get('.vscode/settings.json') ?? ''
  const named = [...settings.matchAll(/"\.\/(.*?)":/g)].map(([, path]) => path)
  expect(named.length).toBeGreaterThan(0)
  expect(named).toEqual([...files.keys()].filter((path) => path !== '.vscode/settings.json'))
})
