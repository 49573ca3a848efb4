import { parse } from 'yaml'
import { cmsConfig } from '../../admin/cms-config'
import type { WrongField } from '../../admin/check-change'
import { type CmsData, fromFile } from '../../admin/entry-values'
import { gitHost, LOCAL_FOLDER } from '../../admin/git-hosts'
import { startCms } from '../../admin/start-cms'
import { withSchemaLine } from '../../content-check/generated/schema-files'
import { formatYaml } from '../../content-check/write/edit-yaml'
import { CONTENT_TYPES } from '../../content-model/registry'
import { TEXTS } from '../content-check/content-folder'
import { savedEntry } from './saved-entry'

/** The files as they are now, by their paths in the repository. */
const mockFiles = new Map<string, string>()

const mockRead = jest.fn<Promise<{ text?: string; commit?: string }>, unknown[]>()

jest.mock('../../admin/current-file', () => ({
  readCurrentFile: (...asked: unknown[]) => mockRead(...asked),
}))

type Handler = (event: { entry: object }) => Promise<{ data: CmsData }>

/** What the editor registers with the CMS. */
const mockCms = { write: jest.fn<Promise<string>, [CmsData]>(), on: new Map<string, Handler>(), previewed: [''] }

jest.mock('@sveltia/cms', () => ({
  __esModule: true,
  default: {
    init: () => undefined,
    registerCustomFormat: (_: string, __: string, { toFile }: { toFile: (data: CmsData) => Promise<string> }) =>
      mockCms.write.mockImplementation(toFile),
    registerEventListener: ({ name, handler }: { name: string; handler: Handler }) => mockCms.on.set(name, handler),
    registerFieldType: () => undefined,
    registerPreviewTemplate: (name: string) => mockCms.previewed.push(name),
  },
}))

const load = jest.spyOn(globalThis, 'fetch')
const show = jest.spyOn(globalThis, 'alert').mockReturnValue()
/** What the CMS marks in its form. */
const mark = jest.fn<string, [readonly WrongField[]]>().mockReturnValue('_default')
const published = Object.fromEntries([...TEXTS].map(([path, text]): [string, unknown] => [path, parse(text)]))

beforeEach(async () => {
  mockCms.previewed = []
  show.mockClear()
  mark.mockClear()
  mockRead.mockImplementation((_, file) => Promise.resolve({ text: mockFiles.get(String(file)), commit: '5d0f' }))
  mockFiles.clear()
  for (const path of TEXTS.keys()) mockFiles.set(`content/${path}`, fileOf(path))
  load.mockResolvedValue({ ok: true, json: () => Promise.resolve(published) } as Response)
  window.markFields = mark
  window.savedEntries = () => [...TEXTS.keys()].map((path) => savedEntry(path, fileOf(path)))
  await startCms(cmsConfig(LOCAL_FOLDER, false), {}, published)
  await mockCms.on.get('postSave')?.({ entry: {} })
})

const fileOf = (path: string) => formatYaml(withSchemaLine(path, `# Our own comment\n${TEXTS.get(path) ?? ''}`))
const MEMBER = 'team/ada-sample.yml'
const TEXT = fileOf(MEMBER)
const FILE = `content/${MEMBER}`

/** An entry as the CMS has read it. */
const readByCms = (path: string, text = fileOf(path)) => fromFile(text, `content/${path}`)

/** What the CMS passes to its listeners, as far as they use it. */
function mapOf(data: CmsData, path: string, newRecord: boolean) {
  const entry = {
    data,
    toJS: () => ({ path: `content/${path}`, data, newRecord }),
    setIn: ([, key = '']: string[], value: unknown) => mapOf({ ...data, [key]: value }, path, newRecord),
  }
  return entry
}

async function save(data: CmsData, path = MEMBER, newRecord = false): Promise<string> {
  const saved = await mockCms.on.get('preSave')?.({ entry: mapOf(data, path, newRecord) })
  return mockCms.write(saved?.data ?? {})
}

/** Why an entry is not saved. */
async function refusalOf(saving: Promise<string>): Promise<string> {
  const error: unknown = await saving.catch((reason: unknown) => reason)
  expect(error).toMatchObject({ message: 'saving_failed' })
  return error instanceof Error && error.cause instanceof Error ? error.cause.message : ''
}

const PICTURE = 'content/team/ada.jpg'
const OTHER = 'team/eve-sample.yml'

test.each<[title: string, image: string, built: object, saved: Readonly<Record<string, string>>, deleted: string[]]>([
  ['is deleted with the change', './new.webp', {}, {}, [PICTURE]],
  ['stays if the entry still shows it', './ada.jpg', {}, {}, []],
  ['stays if another entry on the site shows it', './new.webp', { [OTHER]: { image: './ada.jpg' } }, {}, []],
  ['stays if another entry that was saved since shows it', './new.webp', {}, { [OTHER]: 'image: ./ada.jpg' }, []],
  [
    'is deleted if another entry has a picture with a longer name, and one in another folder has the same name',
    './new.webp',
    { [OTHER]: { image: './old-ada.jpg' }, 'services/eve.yml': { image: './ada.jpg' } },
    {},
    [PICTURE],
  ],
])('a picture that an entry shows %s', async (_, image, built, saved, deleted) => {
  const text = `${TEXT}image: ./ada.jpg\n`
  mockFiles.set(FILE, text)
  load.mockResolvedValue({ ok: true, json: () => Promise.resolve({ ...published, ...built }) } as Response)
  const entries = [...window.savedEntries(), ...Object.entries(saved).map(([path, file]) => savedEntry(path, file))]
  window.savedEntries = () => entries
  await save({ ...readByCms(MEMBER, text), image })
  expect(window.unusedPictures).toEqual(deleted)
})

test('on Gitea, which has no pull requests, no picture is deleted, and a link to a draft is not saved', async () => {
  const { backend } = gitHost({ host: 'gitea', repository: 'a/b', branch: 'main', address: 'https://git.example' })
  await startCms(cmsConfig(backend, false), {}, published)
  const text = `${TEXT}image: ./ada.jpg\n`
  mockFiles.set(FILE, text)
  await save({ ...readByCms(MEMBER, text), image: './new.webp' })
  expect(window.unusedPictures).toEqual([])
  const draft = savedEntry('services/estates.yml', `${TEXTS.get('services/tax-planning.yml') ?? ''}draft: true\n`)
  const entries = [...window.savedEntries(), draft]
  window.savedEntries = () => entries
  const path = 'pages/not-found.yml'
  const data = { ...readByCms(path), home: { label: 'Estates', to: '/services/estates' } }
  expect(await refusalOf(save(data, path))).toContain('links to an entry that visitors cannot see')
})

test.each<[title: string, now: (text: string) => string]>([
  ['has comments', (text) => text],
  ['has CRLF line breaks', (text) => text.replaceAll('\n', '\r\n')],
  ['begins with a byte order mark', (text) => `\uFEFF${text}`],
  [
    'has other comments since the entry was opened',
    (text) => text.replace('# Our own comment', '# Theirs\n# and more'),
  ],
])('the rest of the file stays as it is if it %s', async (_, change) => {
  mockFiles.set(FILE, change(TEXT))
  // The CMS gives the text without its end, with LF line breaks.
  expect(await save({ ...fromFile(TEXT.trim()), name: 'Eve' })).toBe(change(TEXT).replace('Ada Sample', 'Eve'))
})

const CONTINUE =
  'To continue from the version in the file, copy the texts of yours that you want to keep, reload this page, and open the entry again. If the editor offers a backup of your version, discard it.'
const KEPT = 'What you typed is still in the form.'

test.each<[title: string, now: string | undefined, isNew: boolean, message: readonly string[]]>([
  [
    'whose file has changed since it was opened',
    TEXT.replace('title: Partner', 'title: Director'),
    false,
    [
      `${FILE} has changed since you opened the entry. ${KEPT}`,
      'Name\nIn the file now: Ada Sample\nIn your form: Eve',
      'Role\nIn the file now: Director\nIn your form: Partner',
      CONTINUE,
    ],
  ],
  [
    'that has been deleted',
    undefined,
    false,
    [
      `${FILE} is gone: somebody has deleted or renamed the entry since you opened it. ${KEPT}`,
      'Name\nIn the file now: (nothing)\nIn your form: Eve',
      'Role\nIn the file now: (nothing)\nIn your form: Partner',
      'To keep your texts, copy them. Then reload this page, and put them into the renamed entry or into a new one.',
    ],
  ],
  [
    'whose file has a mistake now',
    'name: [',
    false,
    [
      `${FILE} has changed since you opened the entry. ${KEPT}`,
      'The file now has a mistake, so the two versions cannot be compared.',
      CONTINUE,
    ],
  ],
  [
    'with the name of another that was added',
    'name: Ada Sample\n',
    true,
    [
      `There is already a file ${FILE}: somebody has added an entry with this name. ${KEPT}`,
      'Name\nIn the file now: Ada Sample\nIn your form: Eve',
      'Role\nIn the file now: (nothing)\nIn your form: Partner',
      'To keep both, give yours another name and save it. To change the other one, copy your texts, reload this page, and open it.',
    ],
  ],
])('an entry %s is not saved', async (_, now, isNew, message) => {
  mockFiles.delete(FILE)
  if (now !== undefined) mockFiles.set(FILE, now)
  const shown = await refusalOf(save({ ...fromFile(TEXT), name: 'Eve' }, MEMBER, isNew))
  const others = /^(?:Order|Short biography|Biography|Email address|Phone number|LinkedIn address|Specialties › .*)\n/
  expect(shown.split('\n\n').filter((part) => !others.test(part))).toEqual(message)
})

test.each([
  ['already has the form’s texts, because the response to an earlier save was lost', false],
  ['was added by an earlier save whose response was lost', true],
])('an entry can be saved again if its file %s', async (_, isNew) => {
  const saved = TEXT.replace('Ada Sample', 'Eve')
  mockFiles.set(FILE, saved)
  expect(await save({ ...fromFile(TEXT), name: 'Eve' }, MEMBER, isNew)).toBe(saved)
})

test.each([
  ['changed', false],
  ['added', true],
])(
  'an entry can be saved again with more text if its file was %s by a save whose response was lost',
  async (_, isNew) => {
    if (isNew) mockFiles.delete(FILE)
    const written = await save({ ...fromFile(TEXT), name: 'Eve' }, MEMBER, isNew)
    mockFiles.set(FILE, written)
    expect(await save({ ...fromFile(TEXT), name: 'Eve Long' }, MEMBER, isNew)).toBe(written.replace('Eve', 'Eve Long'))
  },
)

test('if the git host fails, the message does not claim that nothing was saved', async () => {
  const failed = window.whileSaving(async () => {
    await save({ ...fromFile(TEXT), name: 'Eve' })
    throw new Error('saving_failed', { cause: { status: 502, message: 'Bad Gateway' } })
  })
  await expect(failed).rejects.toMatchObject({
    message: 'saving_failed',
    cause: {
      message: 'Some or all of your change may not be saved. What you typed is kept, so save again.\n\nBad Gateway',
    },
  })
})

test('a link may lead to a page that was saved since the build, and not to one that was deleted', async () => {
  const path = 'pages/not-found.yml'
  const data = { ...readByCms(path), home: { label: 'Estates', to: '/services/estates' } }
  const service = savedEntry('services/estates.yml', TEXTS.get('services/tax-planning.yml') ?? '')
  const built = window.savedEntries()
  window.savedEntries = () => [...built, service]
  expect(await save(data, path)).toContain('to: /services/estates\n')
  window.savedEntries = () => built
  expect(await refusalOf(save(data, path))).toContain('the site has no page “/services/estates”')
})

test('an entry is not written if its file cannot be read now, such as after the sign-in has expired', async () => {
  jest.spyOn(console, 'warn').mockReturnValueOnce()
  mockRead.mockRejectedValue(new Error('The git host responded with 401'))
  expect(await refusalOf(save({ ...fromFile(TEXT), name: 'Eve' }))).toBe(
    `It could not be checked whether somebody else has changed ${FILE}. Check your connection and save again. If that doesn’t help, reload this page and sign in again.`,
  )
})

test.each<[title: string, path: string, hasPullRequests: boolean, isOpen: boolean, draft: string | undefined]>([
  ['its pull request', MEMBER, true, true, 'cms/team/ada-sample'],
  ['its pull request, if it is one of several files', 'pages/about.yml', true, true, 'cms/pages/about'],
  ['the branch, if changes do not become pull requests', MEMBER, false, true, undefined],
  ['the branch, if it only loses a reference', MEMBER, true, false, undefined],
])('an entry is compared with its file in %s', async (_, path, hasPullRequests, isOpen, draft) => {
  mockRead.mockClear()
  window.checkedCommits = {}
  await startCms(cmsConfig(LOCAL_FOLDER, hasPullRequests), {}, published)
  await (isOpen ? save(readByCms(path), path) : mockCms.write(readByCms(path)))
  expect(mockRead.mock.calls).toEqual([[expect.anything(), `content/${path}`, draft]])
  const [, branch = ''] = /^(.*)\.yml$/.exec(path) ?? []
  expect(window.checkedCommits).toEqual({ [`cms/${branch}`]: '5d0f' })
})

/** Whether the browser asks before the page is left. */
const asksBeforeLeaving = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))

test('the browser asks before the page is left only if the latest change is not kept yet', () => {
  window.keepTexts = jest.fn()
  expect(asksBeforeLeaving()).toBe(true)
  window.keepTexts = undefined
  expect(asksBeforeLeaving()).toBe(false)
})

test('an entry is not deleted if one that refers to it has changed in the meantime', async () => {
  mockFiles.set(FILE, TEXT.replace('title: Partner', 'title: Director'))
  await expect(mockCms.write({ ...readByCms(MEMBER), linkedin: undefined })).rejects.toThrow()
  expect(show.mock.calls).toEqual([
    [
      'Nothing was deleted: Team › Ada Sample refers to it and cannot be changed. It has changed since this page was loaded, so reload this page. Remove the reference first.',
    ],
  ])
})

test('a new entry, even a copy, begins with the line that names its schema, and has no comments', async () => {
  const text = await save(readByCms(MEMBER), 'team/eve.yml', true)
  expect(text).toBe(TEXT.replace('# Our own comment\n', ''))
})

test.each([
  ['services/62f9a35e3efd.yml', 'No address can be derived from the name.'],
  ['text-pages/about.yml', 'The site already uses the address “/about”.'],
])('a new entry %s is not written, and the message says where to enter an address', async (path, message) => {
  const [folder = ''] = path.split('/')
  const data = readByCms([...TEXTS.keys()].find((known) => known.startsWith(`${folder}/`)) ?? '')
  expect(await refusalOf(save(data, path, true))).toBe(
    `${message} Press “Slug”, the anchor beside the form (on a phone, in the menu), and enter another address. It must contain only lowercase letters, digits, and single hyphens, at most 100 characters.`,
  )
})

test('a new entry without a name needs one first, and no address of its own', async () => {
  const data = { ...readByCms('services/tax-planning.yml'), name: '' }
  expect(await refusalOf(save(data, 'services/62f9a35e3efd.yml', true))).toMatch(/is empty\. Fill it in\.(?![^]*Slug)/)
})

test('an entry with mistakes is not written: each is in a paragraph, its field is marked, and the cursor goes to the first one', async () => {
  expect(await refusalOf(save({ ...fromFile(TEXT), title: '', order: 0 }))).toBe(
    'Role: is empty. Fill it in.\n\nOrder: is 0. It must be a whole number from 1 to 999.',
  )
  expect(mark).toHaveBeenCalledWith([
    { keyPath: 'title', message: 'Is empty. Fill it in.' },
    { keyPath: 'order', message: 'Is 0. It must be a whole number from 1 to 999.' },
  ])
  const asked = new Promise<MessageEvent>((resolve) => {
    addEventListener('message', resolve, { once: true })
  })
  window.goToWrongField?.()
  expect((await asked).data).toMatchObject({ payload: { locale: '_default', keyPath: 'title' } })
  await save({ ...fromFile(TEXT), name: 'Eve' })
  expect(window.goToWrongField).toBeUndefined()
})

test.each([
  ['cannot be reached', () => Promise.reject(new Error('offline'))],
  ['does not have it', () => Promise.resolve({ ok: false } as Response)],
])(
  'an entry is not written if the content that it is checked with cannot be loaded: the site %s',
  async (_, answer) => {
    load.mockImplementation(answer)
    expect(await refusalOf(save(fromFile(TEXT)))).toBe(
      'The content could not be loaded, so the change was not checked. Check your connection and save again.',
    )
  },
)

test('when an entry is deleted, another that was saved before is written without its references to it', async () => {
  const text = await save({ ...fromFile(TEXT), name: 'Eve' })
  await mockCms.on.get('postSave')?.({ entry: {} })
  const withPicture = `${text}image: ./ada.jpg\n`
  mockFiles.set(FILE, withPicture)
  expect(await mockCms.write({ ...readByCms(MEMBER, withPicture), image: undefined })).toBe(text)
  // The CMS deletes the picture itself.
  expect(window.unusedPictures).toEqual([])
  expect(show).not.toHaveBeenCalled()
})

test.each([
  [
    'Team › Ada Sample',
    MEMBER,
    { title: '' },
    'Role: is empty. Fill it in.\n\nTo save it unfinished, turn on “Draft”.',
  ],
  ['Pages › About page', 'pages/about.yml', { intro: undefined }, 'Introduction: is empty. Fill it in.'],
])(
  'if %s cannot be written, a message says that nothing was deleted because of it',
  async (name, path, changes, why) => {
    await expect(mockCms.write({ ...readByCms(path), ...changes })).rejects.toThrow()
    expect(mark).not.toHaveBeenCalled()
    expect(show.mock.calls).toEqual([
      [`Nothing was deleted: ${name} refers to it and cannot be changed. ${why} Remove the reference first.`],
    ])
  },
)

test('every entry has a preview', () => {
  expect(mockCms.previewed).toHaveLength(CONTENT_TYPES.length)
})
