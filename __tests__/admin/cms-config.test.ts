import { readFileSync } from 'node:fs'
import type { Collection, EntryCollection, FileCollection } from '@sveltia/cms'
import Ajv from 'ajv'
import { z } from 'zod'
import { cmsConfig, FORMAT, placeOf } from '../../admin/cms-config'
import { cmsField, LIST_FIELD } from '../../admin/fields'
import { gitHost, LOCAL_FOLDER } from '../../admin/git-hosts'
import { day, image, line, paragraph, reference } from '../../content-model/fields'
import { icon } from '../../content-model/icon'
import { textPage } from '../../content-model/text-page'
import { CONTENT_TYPES, contentTypeOf } from '../../content-model/registry'

const EDITING = { host: 'github', repository: 'waymark/website', branch: 'main' } as const
const collections = () =>
  cmsConfig(gitHost(EDITING).backend, true).collections?.filter((one): one is Collection => 'name' in one) ?? []
const folderCollections = () => collections().filter((one): one is EntryCollection => 'folder' in one)
const fileCollections = () => collections().filter((one): one is FileCollection => 'files' in one)

test('each folder of entries is a collection, and the other files are in two more', () => {
  const folders = folderCollections().map(({ label }) => label)
  expect(folders).toEqual(
    CONTENT_TYPES.flatMap(({ source, collection }) => (source.kind === 'folder' ? collection : [])),
  )
  expect(fileCollections().map(({ label }) => label)).toEqual(['Pages', 'Site'])
  const files = fileCollections().flatMap(({ name, files: own }) => own.map(({ file }) => [name, file]))
  const expected = CONTENT_TYPES.flatMap(({ source }) => (source.kind === 'folder' ? [] : [source.file]))
  const placed = expected.map((file) => [file.startsWith('pages/') ? 'pages' : 'site', `content/${file}`])
  expect(files.sort()).toEqual(placed.sort())
})

test('services are entries of their own files, named and addressed by their short names, with pictures beside them', () => {
  const services = folderCollections().find(({ name }) => name === 'services')
  expect(services).toMatchObject({
    label_singular: 'Service',
    folder: 'content/services',
    create: true,
    extension: 'yml',
    format: FORMAT,
    identifier_field: 'name',
    slug: { template: '{{name}}', editable: ['create'] },
    summary: "{{draft | ternary('Draft: ', '')}}{{name}}",
    media_folder: '/content/services',
    public_folder: '.',
  })
  const { schema } = contentTypeOf('services/a.yml') ?? {}
  const others = Object.keys(schema?.shape ?? {}).filter((name) => name !== 'draft')
  expect(services?.fields.map(({ name }) => name)).toEqual(['draft', ...others, '_place'])
  expect(services?.fields[0]).toMatchObject({ widget: 'boolean', default: true, required: false })
})

test.each([
  ['team/ada.yml', { name: 'Ada Sample' }, 'Team › Ada Sample'],
  ['team/ada.yml', {}, 'Team › ada'],
  ['services/tax.yml', { title: 'Tax Planning for Practices', name: 'Tax' }, 'Services › Tax'],
  ['pages/home.yml', {}, 'Pages › Home page'],
  ['statistics.yml', [], 'Site › Statistics'],
])('the entry of %s with %j is called “%s”', (path, value, place) => {
  expect(placeOf(path, value)).toBe(place)
})

test.each([
  ['team', { fields: ['order', 'name'], default: { field: 'order' } }],
  ['services', { fields: ['_place', 'name'], default: { field: '_place' } }],
])('the list of %s is in the order of the site', (folder, sortable_fields) => {
  expect(folderCollections().find(({ name }) => name === folder)).toMatchObject({ sortable_fields })
})

test.each([
  ['site', 'site.yml', 'Site', '/content'],
  ['statistics', 'statistics.yml', 'Statistics', '/content'],
  ['home', 'pages/home.yml', 'Home page', '/content/pages'],
])('the file of “%s” is content/%s, labeled “%s”, with its pictures in %s', (name, file, label, folder) => {
  const found = fileCollections().flatMap(({ files }) => files.filter((one) => one.name === name))
  expect(found).toMatchObject([{ file: `content/${file}`, label, media_folder: folder, public_folder: '.' }])
})

test('a file that is a list has one field with its items', () => {
  const found = fileCollections().flatMap(({ files }) => files.filter(({ name }) => name === 'redirects'))
  expect(found[0]?.fields).toMatchObject([
    { name: LIST_FIELD, widget: 'list', label: 'Redirects', fields: [{ name: 'from' }, { name: 'to' }] },
  ])
})

test.each([
  ['a draft, if the host has pull requests', true, 'editorial_workflow'],
  ['published, if it has none', false, 'simple'],
])('each change is %s', (_, hasPullRequests, mode) => {
  expect(cmsConfig(LOCAL_FOLDER, hasPullRequests)).toMatchObject({ publish_mode: mode })
})

const label = 'A field'
const example = 'tax-planning'
const plain = z.strictObject({ count: z.int(), title: line({ label: 'Title', max: 9 }), text: paragraph({ label }) })
const keyed = z.strictObject({ key: z.string(), value: z.string(), label: z.string(), more: z.string() })
const title = { name: 'title', label: 'Title', widget: 'string', maxlength: 9 }
const text = { name: 'text', label, widget: 'text', maxlength: 900 }

test.each<[title: string, schema: z.ZodType, control: object]>([
  ['a text on one line', line({ label, max: 60 }), { widget: 'string', maxlength: 60 }],
  ['a paragraph', paragraph({ label, max: 80 }), { widget: 'text', maxlength: 80 }],
  ['an email address', z.email('an email address').meta({ label }), { widget: 'string' }],
  ['an optional field', line({ label, max: 60 }).optional(), { required: false, widget: 'string', maxlength: 60 }],
  [
    'a hint',
    z.boolean().meta({ label, hint: 'A <b> or *c*.' }),
    { hint: 'A &#60;b&#62; or &#42;c&#42;.', widget: 'boolean', default: false },
  ],
  ['a switch that is on', z.boolean().meta({ label, whenAbsent: true }), { widget: 'boolean', default: true }],
  ['a number', z.int().meta({ label }), { widget: 'number', value_type: 'int' }],
  ['a day', day({ label }), { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD', time_format: false }],
  ['a choice', z.enum(['one', 'two']).meta({ label }), { widget: 'select', options: ['one', 'two'] }],
  ['a picture', image({ label }), { widget: 'image', choose_url: false }],
  [
    'a picture of a size, which is shrunk',
    image({ label, pixels: { width: 640, height: 400 } }),
    {
      widget: 'image',
      choose_url: false,
      media_libraries: {
        default: {
          config: {
            slugify_filename: true,
            max_file_size: 5_000_000,
            transformations: { raster_image: { format: 'webp', quality: 85, width: 1280, height: 1280 } },
          },
        },
      },
    },
  ],
  [
    'a table, with its limits',
    textPage.shape.sections.element.shape.table,
    {
      label: 'Table',
      hint: 'Two to four columns, shown after the paragraphs.',
      required: false,
      widget: 'grid',
      limits: { minColumns: 2, maxColumns: 4, maxRows: 40 },
    },
  ],
  ['an icon', icon.meta({ ...icon.meta(), label }), { widget: 'icon' }],
  ['an optional icon', icon.meta({ ...icon.meta(), label }).optional(), { required: false, widget: 'icon' }],
  ['a color', z.string().meta({ label, color: true }), { widget: 'color', allowInput: true }],
  ['a group', z.strictObject({ title: plain.shape.title }).meta({ label }), { widget: 'object', fields: [title] }],
  [
    'a list of texts',
    z.array(plain.shape.title).min(1).max(4).meta({ label }),
    { widget: 'list', label_singular: 'Title', min: 1, max: 4, field: { ...title, name: 'item' } },
  ],
  [
    'a list without limits',
    z.array(z.boolean()).meta({ label }),
    { widget: 'list', field: { name: 'item', label: 'item', widget: 'boolean', default: false } },
  ],
  [
    'a list of groups, which their first text names',
    z.array(plain.meta({ label: 'Item' })).meta({ label }),
    {
      widget: 'list',
      label_singular: 'Item',
      collapsed: true,
      summary: '{{fields.title}}',
      fields: [{ name: 'count', label: 'count', widget: 'number', value_type: 'int' }, title, text],
    },
  ],
  [
    'the name of an entry with its own file',
    reference('Service', { label, example }),
    {
      widget: 'relation',
      collection: 'services',
      value_field: '{{slug}}',
      display_fields: ['name'],
      search_fields: ['name'],
    },
  ],
  [
    'a list of names of entries, with its limits',
    z.array(reference('TeamMember', { label, example })).min(1).max(6).meta({ label }),
    {
      widget: 'relation',
      collection: 'team',
      value_field: '{{slug}}',
      display_fields: ['name'],
      search_fields: ['name'],
      multiple: true,
      dropdown_threshold: 0,
      min: 1,
      max: 6,
    },
  ],
  [
    'the key of an item in a file with several',
    reference('Statistic', { label, example }),
    {
      widget: 'relation',
      collection: 'site',
      file: 'statistics',
      value_field: `${LIST_FIELD}.*.key`,
      display_fields: [`${LIST_FIELD}.*.label`],
      search_fields: [`${LIST_FIELD}.*.label`],
    },
  ],
])('the control of %s', (_, schema, control) => {
  expect(cmsField('field', schema)).toEqual({ name: 'field', label, ...control })
})

test('a collapsed item with a key, which is only for references, shows the two texts after it', () => {
  expect(cmsField('items', z.array(keyed))).toMatchObject({ summary: '{{fields.value}} {{fields.label}}' })
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
