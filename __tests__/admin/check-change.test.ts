/** @jest-environment node */
import { parse, stringify } from 'yaml'
import { checkChange, type ContentData } from '../../admin/check-change'
import { readContent } from '../../admin/read-content'
import { idOf, openFacts } from '../../admin/sealed-index'
import { contentData, contentIndex } from '../../gatsby/output/admin-content'
import { checkContent } from '../../tools/content/check'
import { formatProblem } from '../../tools/content/messages/report'
import { type ContentFolder, contentFolder } from '../tools/content/content-folder'

const NOW = new Date('2026-12-01T12:00:00Z')
const SERVICE = 'services/tax-planning.yml'
const SCHEMA = '# yaml-language-server: $schema=../.vscode/schemas/site-settings.json\n'

let content: ContentFolder
beforeEach(() => {
  content = contentFolder()
})
afterEach(() => {
  content.dispose()
})

/** Checks a change of a service: the fields that change, or undefined for those to remove. */
function changeService(changes: Record<string, unknown>, data: ContentData = contentData(content.root)) {
  const before = content.read(SERVICE)
  const text = stringify({ ...(parse(before) as object), ...changes }, { lineWidth: 0 })
  return { text, errors: checkChange(data, SERVICE, text, before, NOW) }
}

test('a valid change has no errors', () => {
  expect(changeService({ name: 'Tax Plans' }).errors).toEqual([])
})

test.each([
  ['a text that is too long', { name: 'Tax '.repeat(20) }],
  ['a missing field', { icon: undefined }],
  ['an unknown field', { color: 'red' }],
  ['an unknown icon', { icon: 'reciept-tax' }],
  ['an unknown prefix', { prefixes: ['servces'] }],
  ['a prefix twice', { prefixes: ['services', 'services'] }],
  ['an invisible character', { name: 'Tax\u200b Plans' }],
  ['a date that does not exist', { publishOn: '2026-02-31' }],
  ['a list without entries', { cards: [] }],
  ['an image without alternative text', { image: './new.jpg' }],
  ['a text of spaces', { summary: '  ' }],
])('%s is rejected with the message of the check', (_, changes) => {
  const { text, errors } = changeService(changes)
  content.write(SERVICE, text)
  if ('image' in changes) content.write('services/new.jpg', '')
  const expected = checkContent(content.root, [`content/${SERVICE}`], NOW).problems.filter(
    ({ severity, message }) => severity !== 'warning' && !message.includes('damaged'),
  )
  expect(expected).not.toEqual([])
  expect(errors).toEqual(expected.map(formatProblem))
})

test('a warning does not block', () => {
  expect(changeService({ name: 'Taxx' }).errors).toEqual([])
})

test('a change that breaks another file names that file', () => {
  const before = content.read('statistics.yml')
  const [, ...rest] = parse(before) as { key: string }[]
  const errors = checkChange(contentData(content.root), 'statistics.yml', stringify(rest), before, NOW)
  expect(errors.join('\n')).toMatch(/^content\/pages\/\w+\.yml: /m)
})

test('an error that another file already had does not block', () => {
  content.replace('pages/home.yml', '- tax-planning', '- tax-planing')
  expect(changeService({ name: 'Tax Plans' }).errors).toEqual([])
})

test('an image that is uploaded with the change counts as present', () => {
  expect(changeService({ image: './new.jpg', imageAlt: 'A desk.' }).errors).toEqual([])
})

test('a deleted image is reported', () => {
  content.replace(SERVICE, 'description: Tax', 'image: ./old.jpg\nimageAlt: A desk.\ndescription: Tax')
  expect(changeService({ name: 'Tax Plans' }).errors).toEqual([
    expect.stringContaining('there is no image “./old.jpg”'),
  ])
})

test('the published index contains no name and no text', async () => {
  content.write('jobs/secret.yml', 'draft: true\ntitle: Secret position\n')
  const published = JSON.stringify(await contentIndex(contentData(content.root)))
  expect(published).not.toMatch(/secret|tax-planning|\.yml/i)
})

test('nobody without the text of a file can find out which pictures it names', async () => {
  content.write('services/merger.jpg', '')
  content.replace(SERVICE, 'description: Tax', 'image: ./merger.jpg\nimageAlt: A desk.\ndescription: Tax')
  const { files } = await contentIndex(contentData(content.root))
  const text = content.read(SERVICE)
  const sealed = files[await idOf(text)] ?? ''
  await expect(openFacts(sealed, `${text}# Guessed`)).rejects.toThrow()
  expect((await openFacts(sealed, text)).images).toHaveProperty(['services/merger.jpg'])
  expect(Object.keys(files)).not.toContain(await idOf('services/merger.jpg'))
})

test('the length of what is published about a file does not reveal its path', async () => {
  const lengthOf = async (path: string) => {
    const { files } = await contentIndex({ texts: { [path]: 'draft: true' }, images: {}, logos: {} })
    return Object.values(files)[0]?.length
  }
  expect(await lengthOf('jobs/a.yml')).toBe(await lengthOf('jobs/a-position-with-a-long-name.yml'))
})

test('the content is put together from the texts of the CMS and the published index', async () => {
  content.write('services/photo.jpg', '')
  content.replace(SERVICE, 'description: Tax', 'image: ./photo.jpg\nimageAlt: A desk.\ndescription: Tax')
  const data = contentData(content.root)
  const asRead = Object.values(data.texts).map((text) => text.trim().replaceAll('\n', '\r\n'))
  const found = await readContent(await contentIndex(data), asRead, new Map())
  expect(Object.keys(found.texts).sort()).toEqual(Object.keys(data.texts).sort())
  expect(found.images).toEqual(data.images)
})

test('the version of the last build comes before one on the branch of a pull request', async () => {
  const data = contentData(content.root)
  const published = data.texts['site.yml'] ?? ''
  const found = await readContent(await contentIndex(data), [published, `${SCHEMA}${published}# New.\n`], new Map())
  expect(found.texts['site.yml']).toBe(published)
})

test('a file that is newer than the index is found if its content type has a single file', async () => {
  const data = contentData(content.root)
  const text = `${SCHEMA}${data.texts['site.yml'] ?? ''}# New.\n`
  const found = await readContent(await contentIndex({ ...data, texts: {} }), [text], new Map([[SERVICE, 'saved']]))
  expect(found.texts).toEqual({ 'site.yml': text, [SERVICE]: 'saved' })
})
