import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Ajv from 'ajv'
import { jsonSchema, withSchemaLine } from '../../../content-check/generated/schema-files'
import { CONTENT_TYPES, contentTypeOf } from '../../../content-model/registry'
import { generateFiles, staleFiles } from '../../../tools/generated/generated-files'
import { CONTENT_FILES, readYaml } from '../../content/content-text'
import { contentForEachTest } from '../../content-check/content-folder'
import { serviceContent } from '../../factories/content'

const JOB_LINE = '# yaml-language-server: $schema=../../.vscode/schemas/job.json'
const OLD_LINE = '# yaml-language-server: $schema=../../schemas/position.json\n'

describe('the command', () => {
  const content = contentForEachTest()
  const read = (path: string) => readFileSync(join(content.root, path), 'utf8')

  test('every generated file of this project is up to date', () => {
    // A content file is valid without the line that names its schema.
    const stale = [...staleFiles(process.cwd()).keys()].filter((file) => !file.startsWith('content/'))
    const advice = stale.map((file) => `${file} is out of date: run npm run content:generate`)
    expect(advice).toEqual([])
  })

  test('a content file gets the line that names its schema, unless it cannot be read as text', () => {
    generateFiles(content.root)
    content.write('jobs/analyst.yml', 'title: Analyst\n')
    content.write('jobs/broken.yml', new Uint8Array([0xff, 0xfe, 0x00]))
    expect(generateFiles(content.root)).toEqual(['content/jobs/analyst.yml'])
    expect(read('content/jobs/analyst.yml')).toBe(`${JOB_LINE}\ntitle: Analyst\n`)
  })
})

describe('the line that names the schema', () => {
  test.each([
    [
      'is added above a text that stays the same',
      'jobs/analyst.yml',
      "# A comment\ntitle:   'Analyst' # kept\n\n\norder: 1",
      `${JOB_LINE}\n# A comment\ntitle:   'Analyst' # kept\n\n\norder: 1`,
    ],
    ['replaces an old one', 'jobs/analyst.yml', `${OLD_LINE}title: Analyst\n`, `${JOB_LINE}\ntitle: Analyst\n`],
    ['moves to the top', 'jobs/analyst.yml', `title: Analyst\n${OLD_LINE}`, `${JOB_LINE}\ntitle: Analyst\n`],
    [
      'goes after a byte order mark, and ends like the other lines',
      'jobs/analyst.yml',
      '\uFEFFtitle: Analyst\r\norder: 1',
      `\uFEFF${JOB_LINE}\r\ntitle: Analyst\r\norder: 1`,
    ],
    ['stays where it is', 'jobs/analyst.yml', `${JOB_LINE}\r\norder: 1\r\n`, `${JOB_LINE}\r\norder: 1\r\n`],
    [
      'has the right path in a file directly in content/',
      'site.yml',
      '',
      '# yaml-language-server: $schema=../.vscode/schemas/site-settings.json\n',
    ],
    ['is not added to a file that belongs to no content type', 'notes.yml', 'a: 1\n', 'a: 1\n'],
  ])('%s', (_, file, text, expected) => {
    expect(withSchemaLine(file, text)).toBe(expected)
  })
})

describe('the JSON Schemas', () => {
  const ajv = new Ajv({ allErrors: true })
  const validators = new Map(CONTENT_TYPES.map((type) => [type.name, ajv.compile(jsonSchema(type))]))

  /** The validation errors of a file's value, such as `.cards should NOT have fewer than 3 items`. */
  function validationErrors(file: string, value: unknown): string[] {
    const validate = validators.get(contentTypeOf(file)?.name ?? 'Service')
    if (!validate || validate(value)) return []
    return (validate.errors ?? []).map(({ dataPath, message }) => `${dataPath} ${message ?? ''}`)
  }

  test('every content file matches its schema', () => {
    expect(CONTENT_FILES.flatMap((file) => validationErrors(file, readYaml(file)))).toEqual([])
  })

  test.each<[mistake: string, change: object, validationErrors: readonly unknown[]]>([
    ['a misspelled field', { nmae: 'Tax' }, [' should NOT have additional properties']],
    ['an unknown icon', { icon: 'x' }, ['.icon should be equal to one of the allowed values']],
    ['a text that is too long', { name: 'a'.repeat(33) }, ['.name should NOT be longer than 32 characters']],
    ['two lines instead of one', { name: 'Tax\nPlanning' }, [expect.stringMatching(/^\.name should match pattern/)]],
    ['a wrong prefix', { prefixes: ['/services'] }, [expect.stringMatching(/^\.prefixes\[0\] should match pattern/)]],
  ])('they reject %s', (_, change, expected) => {
    const value: unknown = JSON.parse(JSON.stringify({ ...serviceContent(), ...change }))
    expect(validationErrors('services/a.yml', value)).toEqual(expected)
  })

  test('they accept text with the trailing line break of YAML’s “>” as one line', () => {
    expect(validationErrors('services/a.yml', serviceContent({ summary: 'One sentence.\n' }))).toEqual([])
  })
})
