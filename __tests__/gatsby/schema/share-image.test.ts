import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { shareImageOf } from '../../../gatsby/schema/share-image'
import { TYPEFACES, writeTypefaces } from '../../../gatsby/typefaces/typeface-files'
import { contentFolder } from '../../content-check/content-folder'
import { writeBrand } from '../../factories/brand'
import { nodeModelOf, nodeOf } from '../node-model'

const content = contentFolder()
const typefaces = join(content.root, TYPEFACES)
let root = ''
beforeAll(async () => {
  await writeTypefaces(content.root)
})
afterAll(() => {
  content.dispose()
})
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'share-'))
  writeBrand(root)
})
afterEach(() => {
  rmSync(root, { recursive: true })
})

const careers = nodeOf('CareersPage', 'careers', { seo: { title: 'Careers', description: 'Open positions.' } })
const recruiting = nodeOf('Service', 'recruiting', {
  title: 'Recruiting Services',
  description: 'Recruiting for advisory practices.',
  cards: [{ title: 'Sourcing' }, { title: 'Screening' }, { title: 'Onboarding' }],
})

/** Resolves an entry's share image like a query of a build. */
function resolveShareImage(source: Readonly<Record<string, unknown>>, name = 'Sample Firm') {
  const yaml = { id: 'file', absolutePath: join(root, 'recruiting.yml') }
  const nodeModel = nodeModelOf({ site: { name }, others: { File: [yaml] } })
  return shareImageOf({ source, nodeModel }, root, typefaces)
}

test.each([
  ['a page', careers],
  ['a service', recruiting],
])('%s has a share image of 1200 × 630 pixels that is smaller than 120 kB', async (_, entry) => {
  const { path, width, height } = await resolveShareImage(entry)
  const bytes = readFileSync(join(root, 'public', path))
  expect(bytes.length).toBeLessThan(120_000)
  expect({ width, height }).toEqual({ width: 1200, height: 630 })
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width, height })
})

test('a different firm name results in a different address', async () => {
  expect((await resolveShareImage(careers, 'Other Firm')).path).not.toBe((await resolveShareImage(careers)).path)
})

test('a different brand results in a different address', async () => {
  const { path } = await resolveShareImage(careers)
  writeBrand(root, { logo: './logo.svg' })
  expect((await resolveShareImage(careers)).path).not.toBe(path)
})

test('a service with a photograph shares it instead of its map, until it is replaced', async () => {
  const withPhotograph = { ...recruiting, parent: 'file', image: './office.png' }
  const photograph = (background: string) =>
    sharp({ create: { width: 1280, height: 800, channels: 3, background } })
      .png()
      .toFile(join(root, 'office.png'))
  await photograph('#ff0000')
  const { path } = await resolveShareImage(withPhotograph)
  const { data } = await sharp(join(root, 'public', path))
    .extract({ left: 600, top: 100, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect(data[0]).toBeGreaterThan(240)
  expect(data[1]).toBeLessThan(15)
  await photograph('#00ff00')
  expect((await resolveShareImage(withPhotograph)).path).not.toBe(path)
})

test.each(['photographs', 'none'] as const)(
  'with the illustrations “%s”, a page without a photograph shares no picture',
  async (illustrations) => {
    writeBrand(root, { illustrations })
    const { path } = await resolveShareImage(careers, illustrations)
    const top = await sharp(join(root, 'public', path))
      .extract({ left: 0, top: 0, width: 1200, height: 200 })
      .png()
      .toBuffer()
    const { channels } = await sharp(top).stats()
    expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeLessThan(1)
  },
)

test('queries that run at once share one image', async () => {
  const named = { ...careers, seo: { title: 'At once', description: 'Drawn once.' } }
  const [one, other] = await Promise.all([1, 2].map(() => resolveShareImage(named)))
  expect(one).toEqual(other)
  expect(readdirSync(join(root, 'public/static'))).toHaveLength(1)
})
