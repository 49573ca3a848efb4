import { parse } from 'yaml'
import { z } from 'zod'
import { type CmsData, FILE_PATH, FILE_TEXT, fileFact, fromFile, toFileValue } from '../../admin/entry-values'
import { readContentFiles } from '../../content-check/parse/read-content-files'
import { fieldsOf, fileSchema, metadataOf, unwrapOptional } from '../../content-check/parse/schema-path'
import { editYaml } from '../../content-check/write/edit-yaml'
import { jobType } from '../../content-model/job'
import { redirectType } from '../../content-model/redirect'
import type { ContentType } from '../../content-model/registry'
import { serviceType } from '../../content-model/service'
import { siteType } from '../../content-model/site'
import { statisticType } from '../../content-model/statistic'

const FILES = readContentFiles(process.cwd()).entries.flatMap(({ source, type }) =>
  source ? [{ file: source.file, text: source.text, type }] : [],
)

/** The value that the CMS gives to an optional field that a file does not have. */
function emptyValue(schema: unknown): unknown {
  const inner = unwrapOptional(schema)
  if (inner instanceof z.ZodBoolean) return metadataOf(schema).whenAbsent
  if (inner instanceof z.ZodArray) return []
  return inner instanceof z.ZodObject || inner instanceof z.ZodNumber ? null : ''
}

/** The fields of a group as the CMS completes them when an editor opens the entry. */
function completed(value: unknown, schema: unknown): unknown {
  const inner = unwrapOptional(schema)
  if (Array.isArray(value))
    return value.map((item: unknown) => completed(item, inner instanceof z.ZodArray ? inner.element : undefined))
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).map(([key, field]) => [key, completed(field, fieldsOf(inner).get(key))] as const)
  const missing = [...fieldsOf(inner)]
    .filter(([key]) => !(key in value))
    .map(([key, field]) => [key, emptyValue(field)] as const)
  return Object.fromEntries([...fields, ...missing])
}

test.each(FILES)('$file stays as it is if it is opened and saved', ({ text, type }) => {
  const { [FILE_TEXT]: own, [FILE_PATH]: path, ...data } = fromFile(text)
  const filled = type.source.kind === 'list' ? data : completed(data, type.schema)
  const value = toFileValue(type, { ...(filled as object), [FILE_TEXT]: own, [FILE_PATH]: path }, parse(text))
  expect(editYaml(text, value, fileSchema(type))).toBe(text)
})

test('the file’s text and path stay with the entry', () => {
  const data = fromFile('name: Ada\n', 'content/team/ada.yml')
  expect(fileFact(data, FILE_TEXT)).toBe('name: Ada\n')
  expect(fileFact(data, FILE_PATH)).toBe('content/team/ada.yml')
})

test('an entry that is not a draft is opened as such, not as a new one', () => {
  expect(fromFile('name: Ada', 'content/team/ada.yml')).toMatchObject({ draft: false })
  expect(fromFile('name: Ada\ndraft: true', 'content/team/ada.yml')).toMatchObject({ draft: true })
  expect(fromFile('name: Ada', 'content/site.yml')).not.toHaveProperty('draft')
})

test.each<[title: string, type: ContentType, data: CmsData, before: unknown, value: unknown]>([
  [
    'the file’s own fields are not saved',
    jobType,
    { ...fromFile('title: A\n', 'content/jobs/a.yml'), _place: '0001' },
    {},
    { title: 'A' },
  ],
  [
    'a file with a list, which is one field in the CMS, is saved as a list',
    statisticType,
    fromFile('- key: a\n- key: b\n'),
    [],
    [{ key: 'a' }, { key: 'b' }],
  ],
  ['a list without entries is saved as such', statisticType, fromFile(''), [], []],
  [
    'a switch that is missing from the file is saved only after it changes',
    siteType,
    { show: { team: true, careers: false } },
    {},
    { show: { careers: false } },
  ],
  [
    'a switch that means the same as its absence stays in a file that has it',
    siteType,
    { show: { team: true, careers: true } },
    { show: { careers: true } },
    { show: { careers: true } },
  ],
  [
    'a switch that is turned back to what its absence means is removed from the file',
    jobType,
    { draft: false, title: 'A' },
    { draft: true, title: 'A' },
    { title: 'A' },
  ],
  [
    'an empty required list stays a list, so that the check can count its entries, and an empty optional one is removed',
    serviceType,
    { cards: [], prefixes: [] },
    {},
    { cards: [] },
  ],
  [
    'white space that would need an escape sequence in a file is saved as a space, and the rest as it was',
    jobType,
    {
      title: ' Senior\tConsultant ',
      location: 'New\vYork\f',
      requirements: ['One \n\n two', 'Three  four\u00A0five', '\n'],
    },
    {},
    { title: 'Senior Consultant', location: 'New York', requirements: ['One two', 'Three  four\u00A0five', ''] },
  ],
  [
    'white space stays in a text that has not changed, beside one that is now empty',
    jobType,
    { title: 'A\tB', location: ' ' },
    { title: 'A\tB' },
    { title: 'A\tB' },
  ],
  [
    'an empty list item stays, so that the check can report it',
    jobType,
    { requirements: ['One', ''] },
    {},
    { requirements: ['One', ''] },
  ],
  [
    'the fields that the CMS adds to the items of a changed list are not saved',
    redirectType,
    {
      entries: [
        { from: '/old', to: '/about', __sc_item_original_key_path: 'entries.0' },
        { from: '/older', to: '/services', __sc_item_id: '6e1c' },
      ],
    },
    [],
    [
      { from: '/old', to: '/about' },
      { from: '/older', to: '/services' },
    ],
  ],
])('%s', (_, type, data, before, value) => {
  expect(toFileValue(type, data, before)).toEqual(value)
})

test('a file with invalid YAML is not opened', () => {
  expect(() => fromFile('a: "b')).toThrow()
})
