import { readFileSync } from 'node:fs'
import type { Collection, EntryCollection, FileCollection } from '@sveltia/cms'
import Ajv from 'ajv'
import { z } from 'zod'
import { cmsConfig } from '../../admin/cms-config'
import { cmsField, LIST_FIELD } from '../../admin/fields'
import { gitHost, LOCAL_FOLDER } from '../../admin/git-hosts'
import { CONTENT_TYPES, contentTypeOf } from '../../content-model/registry'

const EDITING = { host: 'github', repository: 'waymark/website', branch: 'main' } as const
const config = cmsConfig(gitHost(EDITING).backend, true)
const collections = (config.collections ?? []).filter((one): one is Collection => 'name' in one)
const isFolder = (collection: Collection): collection is EntryCollection => 'folder' in collection
const isFiles = (collection: Collection): collection is FileCollection => 'files' in collection

/** What the tests read of a field, of whatever kind. */
interface AnyField {
  name: string
  widget?: string
  fields?: readonly AnyField[]
  field?: AnyField
  collection?: string
  file?: string
  value_field?: string
}

/** Every field of the configuration, including the fields within others. */
function allFields(fields: readonly AnyField[]): AnyField[] {
  return fields.flatMap((field) => [
    field,
    ...allFields(field.fields ?? []),
    ...(field.field ? allFields([field.field]) : []),
  ])
}

const everyField = collections.flatMap((one) =>
  allFields(isFolder(one) ? one.fields : isFiles(one) ? one.files.flatMap(({ fields }) => fields) : []),
)

test('every content file appears in the CMS', () => {
  const files = collections
    .filter(isFiles)
    .flatMap(({ files: own }) => own.map(({ file }) => file.slice('content/'.length)))
  const expected = CONTENT_TYPES.flatMap(({ source }) =>
    source.kind === 'files' ? source.files : source.kind === 'list' ? [source.file] : [],
  )
  expect(files.sort()).toEqual(expected.sort())
  for (const file of files) expect(contentTypeOf(file)).toBeDefined()
})

test('every reference leads to a collection, a file, and a field that exist', () => {
  const relations = everyField.filter(({ widget }) => widget === 'relation')
  expect(relations.length).toBeGreaterThan(0)
  for (const { collection, file, value_field: value } of relations) {
    const found = collections.find(({ name }) => name === collection)
    expect(found).toBeDefined()
    if (file === undefined) expect(value).toBe('{{slug}}')
    else {
      expect(found && isFiles(found) && found.files.some(({ name }) => name === file)).toBe(true)
      expect(value).toBe(`${LIST_FIELD}.*.key`)
    }
  }
})

test('a hint with markup is shown as it is written', () => {
  const field = cmsField('a', z.string().meta({ label: 'A', hint: 'Write <b> or *c*.' }))
  expect(field).toMatchObject({ hint: 'Write &#60;b&#62; or &#42;c&#42;.' })
})

test('a field that the CMS has no control for is rejected', () => {
  expect(() => cmsField('extra', z.record(z.string(), z.number()))).toThrow('has no control')
})

test.each([
  ['github', gitHost(EDITING).backend],
  ['gitlab', gitHost({ ...EDITING, host: 'gitlab', appId: '5d0f' }).backend],
  ['gitea', gitHost({ ...EDITING, host: 'gitea', address: 'https://codeberg.org' }).backend],
  ['a folder', LOCAL_FOLDER],
])('Sveltia CMS accepts the configuration for %s', (_, backend) => {
  const schema: unknown = JSON.parse(readFileSync('node_modules/@sveltia/cms/schema/sveltia-cms.json', 'utf8'))
  const ajv = new Ajv({ unknownFormats: 'ignore' })
  const isValid = ajv.validate(schema as object, cmsConfig(backend, false))
  expect(ajv.errors ?? []).toEqual([])
  expect(isValid).toBe(true)
})

test('a collapsed item of a list shows its first text, but not a key, which is only for references', () => {
  const plain = z.strictObject({ title: z.string(), text: z.string() })
  const keyed = z.strictObject({ key: z.string(), value: z.string(), label: z.string() })
  expect(cmsField('items', z.array(plain))).toMatchObject({ summary: '{{fields.title}}' })
  expect(cmsField('items', z.array(keyed))).toMatchObject({ summary: '{{fields.value}} {{fields.label}}' })
})
