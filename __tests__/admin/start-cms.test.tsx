import { parse } from 'yaml'
import { cmsConfig } from '../../admin/cms-config'
import { type CmsData, fromFile } from '../../admin/entry-values'
import { LOCAL_FOLDER } from '../../admin/git-hosts'
import { startCms } from '../../admin/start-cms'
import { withSchemaLine } from '../../content-check/generated/schema-files'
import { formatYaml } from '../../content-check/write/edit-yaml'
import { CONTENT_TYPES } from '../../content-model/registry'
import { TEXTS } from '../content-check/content-folder'

type Handler = (event: { entry: object }) => Promise<CmsData>

/** What the editor registers with the CMS. */
const mockCms = { write: jest.fn<Promise<string>, [CmsData]>(), on: new Map<string, Handler>(), previewed: [''] }

jest.mock('@sveltia/cms', () => ({
  __esModule: true,
  default: {
    init: () => undefined,
    registerCustomFormat: (_: string, __: string, { toFile }: { toFile: (data: CmsData) => Promise<string> }) =>
      mockCms.write.mockImplementation(toFile),
    registerEventListener: ({ name, handler }: { name: string; handler: Handler }) => mockCms.on.set(name, handler),
    registerPreviewTemplate: (name: string) => mockCms.previewed.push(name),
  },
}))

const load = jest.spyOn(globalThis, 'fetch')
const show = jest.spyOn(globalThis, 'alert').mockReturnValue()
const published = Object.fromEntries([...TEXTS].map(([path, text]): [string, unknown] => [path, parse(text)]))

beforeEach(async () => {
  mockCms.previewed = []
  load.mockResolvedValue({ ok: true, json: () => Promise.resolve(published) } as Response)
  await startCms(cmsConfig(LOCAL_FOLDER, false))
})

const fileOf = (path: string) => formatYaml(withSchemaLine(path, `# Our own comment\n${TEXTS.get(path) ?? ''}`))
const MEMBER = 'team/ada-sample.yml'
const TEXT = fileOf(MEMBER)

async function save(data: CmsData, path = MEMBER, newRecord = false): Promise<string> {
  const toJS = () => ({ path: `content/${path}`, data, newRecord })
  const entry = { toJS, setIn: ([, key = '']: string[], value: unknown) => ({ ...data, [key]: value }) }
  return mockCms.write((await mockCms.on.get('preSave')?.({ entry })) ?? {})
}

test('a changed entry is written with the comments of its file', async () => {
  expect(await save({ ...fromFile(TEXT), name: 'Eve' })).toBe(TEXT.replace('Ada Sample', 'Eve'))
})

test('a new entry, even a copy, begins with the line that names its schema, and has no comments', async () => {
  const text = await save(fromFile(TEXT), 'team/eve.yml', true)
  expect(text).toBe(TEXT.replace('# Our own comment\n', ''))
})

test('an entry with mistakes is not written, and the CMS shows each in a paragraph of its own', async () => {
  const cause = { message: expect.stringMatching(/^Role: is missing\. [^\n]*\n\nOrder: is 0\. [^\n]*$/) as string }
  const data = { ...fromFile(TEXT), title: '', order: 0 }
  await expect(save(data)).rejects.toMatchObject({ message: 'saving_failed', cause })
})

test.each([
  ['cannot be reached', () => Promise.reject(new Error('offline'))],
  ['does not have it', () => Promise.resolve({ ok: false } as Response)],
])(
  'an entry is not written if the content that it is checked with cannot be loaded: the site %s',
  async (_, answer) => {
    load.mockImplementation(answer)
    const cause = { message: expect.stringContaining('Check your connection') as string }
    await expect(save(fromFile(TEXT))).rejects.toMatchObject({ cause })
  },
)

test('when an entry is deleted, other entries are written without their references to it', async () => {
  const line = /^linkedin: .*\n/m
  expect(await mockCms.write({ ...fromFile(TEXT), linkedin: undefined })).toBe(TEXT.replace(line, ''))
  expect(show).not.toHaveBeenCalled()
})

test('a reference that is deleted after a save is removed from the saved file', async () => {
  const text = await save({ ...fromFile(TEXT), name: 'Eve' })
  await mockCms.on.get('postSave')?.({ entry: {} })
  expect(await mockCms.write({ ...fromFile(text), linkedin: undefined })).toBe(text.replace(/^linkedin: .*\n/m, ''))
})

test.each([
  ['a team member “Ada Sample”', MEMBER, { title: '' }],
  ['the about page', 'pages/about.yml', { intro: undefined }],
])('if it cannot be written, a message says that nothing was deleted because of %s', async (name, path, changes) => {
  await expect(mockCms.write({ ...fromFile(fileOf(path)), ...changes })).rejects.toThrow()
  expect(show).toHaveBeenCalledWith(expect.stringMatching(`^Nothing was deleted: ${name} refers to it .* is missing`))
})

test('every entry has a preview', () => {
  expect(mockCms.previewed).toHaveLength(CONTENT_TYPES.length)
})
