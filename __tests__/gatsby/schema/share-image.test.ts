import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { shareImageOf } from '../../../gatsby/schema/share-image'
import { TYPEFACES, writeTypefaces } from '../../../gatsby/typefaces/typeface-files'
import { contentFolder } from '../../content-check/content-folder'
import { writeBrand } from '../../factories/brand'
import { folderForEachTest } from '../folder'
import { nodeModelOf, nodeOf } from '../../content-resolvers/node-model'

const content = contentFolder()
const folder = folderForEachTest()
beforeAll(async () => {
  await writeTypefaces(content.root)
})
afterAll(() => {
  content.dispose()
})
beforeEach(() => {
  writeBrand(folder.at())
})

const careers = nodeOf('CareersPage', 'careers', { seo: { title: 'Careers', description: 'Open positions.' } })
const recruiting = nodeOf('Service', 'recruiting', {
  title: 'Recruiting Services',
  description: 'Recruiting for advisory practices.',
  cards: [{ title: 'Sourcing' }, { title: 'Screening' }, { title: 'Onboarding' }],
})

/** Resolves an entry's share image like a query of a build. An image that was drawn before is not drawn again. */
function resolveShareImage(source: Readonly<Record<string, unknown>>, name = 'Sample Firm') {
  const yaml = { id: 'file', absolutePath: folder.at('recruiting.yml') }
  const nodeModel = nodeModelOf({ site: { name }, others: { File: [yaml] } })
  return shareImageOf({ source, nodeModel }, folder.at(), join(content.root, TYPEFACES))
}

const bytesOf = (path: string) => readFileSync(folder.at(`public/${path}`))

test('a service with a photograph shares it instead of its map, as the camera rotated it, until it is replaced', async () => {
  const withPhotograph = { ...recruiting, parent: 'file', image: './office.jpg' }
  const photograph = async (background: string) => {
    const create = { width: 1280, height: 800, channels: 3 as const, background }
    const upsideDown = sharp({ create }).extend({ top: 800, background: '#000000' }).withMetadata({ orientation: 3 })
    folder.write('office.jpg', await upsideDown.jpeg().toBuffer())
  }
  await photograph('#ff0000')
  const { path } = await resolveShareImage(withPhotograph)
  const [red = 0, green = 255] = await sharp(bytesOf(path))
    .extract({ left: 600, top: 100, width: 1, height: 1 })
    .raw()
    .toBuffer()
  expect(red).toBeGreaterThan(240)
  expect(green).toBeLessThan(15)
  await photograph('#00ff00')
  expect((await resolveShareImage(withPhotograph)).path).not.toBe(path)
})

test('a service may have a tall photograph, of which it shares a part', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const create = { width: 1280, height: 4000, channels: 3 as const, background: '#808080', noise }
  folder.write('tall.jpg', await sharp({ create }).jpeg({ quality: 70 }).toBuffer())
  const { path } = await resolveShareImage({ ...recruiting, parent: 'file', image: './tall.jpg' })
  expect(await sharp(bytesOf(path)).metadata()).toMatchObject({ width: 1200, height: 630 })
})

test.each(['photographs', 'none'] as const)(
  'with the illustrations “%s”, a page without a photograph shares no picture',
  async (illustrations) => {
    writeBrand(folder.at(), { illustrations })
    const { path } = await resolveShareImage(careers, illustrations)
    const top = sharp(bytesOf(path)).extract({ left: 0, top: 0, width: 1200, height: 200 })
    const { channels } = await sharp(await top.png().toBuffer()).stats()
    expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeLessThan(1)
  },
)
