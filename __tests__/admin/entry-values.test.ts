import { parse } from 'yaml'
import { z } from 'zod'
import { FILE_PATH, FILE_TEXT, fileFact, fromFile, toFileValue } from '../../admin/entry-values'
import { readContentFiles } from '../../content-check/parse/read-content-files'
import { fieldsOf, fileSchema, metadataOf, unwrapOptional } from '../../content-check/parse/schema-path'
import { editYaml } from '../../content-check/write/edit-yaml'
import { jobType } from '../../content-model/job'
import { redirectType } from '../../content-model/redirect'
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

test('the file’s text stays with the entry, and is not saved as a field', () => {
  const data = fromFile('name: Ada\n', 'content/team/ada.yml')
  expect(fileFact(data, FILE_TEXT)).toBe('name: Ada\n')
  expect(fileFact(data, FILE_PATH)).toBe('content/team/ada.yml')
  expect(toFileValue(jobType, data, {})).toEqual({ name: 'Ada' })
})

test('a file with a list is one field in the CMS, and is saved as a list', () => {
  const data = fromFile('- key: a\n- key: b\n')
  expect(data).toMatchObject({ entries: [{ key: 'a' }, { key: 'b' }] })
  expect(toFileValue(statisticType, data, [])).toEqual([{ key: 'a' }, { key: 'b' }])
})

test('a switch that is missing from the file is saved only after it changes', () => {
  expect(toFileValue(siteType, { show: { team: true, careers: false } }, {})).toEqual({ show: { careers: false } })
})

test('a switch that is turned back to what its absence means is removed from the file', () => {
  expect(toFileValue(jobType, { draft: false, title: 'A' }, { draft: true, title: 'A' })).toEqual({ title: 'A' })
})

test('an entry that is not a draft is opened as such, not as a new one', () => {
  expect(fromFile('name: Ada', 'content/team/ada.yml')).toMatchObject({ draft: false })
  expect(fromFile('name: Ada', 'content/site.yml')).not.toHaveProperty('draft')
})

test('an empty required list stays a list, so that the check can count its entries', () => {
  expect(toFileValue(siteType, { social: [] }, {})).toEqual({ social: [] })
})

test('white space that would need an escape sequence in a file is saved as a space, and the rest as it was', () => {
  const typed = { title: ' Senior\tConsultant ', requirements: ['One \n\n two', 'Three  four\u00A0five', '\n'] }
  expect(toFileValue(jobType, typed, {})).toEqual({
    title: 'Senior Consultant',
    requirements: ['One two', 'Three  four\u00A0five', ''],
  })
  expect(toFileValue(jobType, { title: 'A\tB', location: ' ' }, { title: 'A\tB' })).toEqual({ title: 'A\tB' })
})

test('an empty list item stays, so that the check can report it', () => {
  expect(toFileValue(jobType, { requirements: ['One', ''] }, {})).toEqual({ requirements: ['One', ''] })
})

test('the fields that the CMS adds to the items of a changed list are not saved', () => {
  const moved = { from: '/old', to: '/about', __sc_item_original_key_path: 'entries.0' }
  const added = { from: '/older', to: '/services', __sc_item_id: '6e1c' }
  expect(toFileValue(redirectType, { entries: [moved, added] }, [])).toEqual([
    { from: '/old', to: '/about' },
    { from: '/older', to: '/services' },
  ])
})

test('a file with invalid YAML is not opened', () => {
  expect(() => fromFile('a: "b')).toThrow()
})
