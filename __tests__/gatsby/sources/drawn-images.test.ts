import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drawingColors } from '../../../gatsby/drawings/palette'
import { digestOf, drawImages } from '../../../gatsby/sources/drawn-images'
import { brandOf } from '../../factories/brand'
import { LABEL_FONT } from '../../factories/label-font'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'drawings-'))
})
afterEach(() => {
  rmSync(root, { recursive: true })
})

const files = () => readdirSync(join(root, 'public/static')).sort()

/** Draws the images of an entry, and returns the node fields with them. */
async function fieldsOf(type: string, slug: string, entry: object, brand = brandOf()) {
  const fields: Record<string, unknown> = {}
  const internal = { type, contentDigest: '', owner: 'test' }
  const node = { id: slug, parent: null, children: [], internal, ...entry }
  const createNodeField = ({ name = '', value }: { name?: string; value?: unknown }) => {
    fields[name] = value
  }
  await drawImages({ node, actions: { createNodeField } }, slug, brand, LABEL_FONT, root)
  return fields
}

const draw = (slug: string, cards = ['Look', 'Plan', 'Do']) =>
  fieldsOf('Service', slug, { cards: cards.map((title) => ({ title })) })

test('a service has a map and a thumbnail, each in a file of its own', async () => {
  const { map, thumbnail } = await draw('tax-planning')
  expect(map).toMatchObject({ image: { width: 1200, height: 750 }, trail: { markers: [{}, {}, {}] } })
  expect(thumbnail).toMatchObject({ width: 1200, height: 750 })
  expect(files()).toEqual([
    expect.stringMatching(/^map-[0-9a-f]{32}\.svg$/),
    expect.stringMatching(/^thumbnail-[0-9a-f]{32}\.svg$/),
  ])
})

test('a drawing’s name contains the hash of its content', async () => {
  const { terrain } = await fieldsOf('SiteSettings', 'site', {})
  const [file = ''] = files()
  expect(terrain).toEqual({ src: `/static/${file}`, width: 1200, height: 750 })
  expect(file).toContain(digestOf(readFileSync(join(root, 'public/static', file), 'utf8')))
})

test('entries with the same terrain share a file', async () => {
  await draw('tax-planning')
  await draw('tax-planning', ['Other', 'Marker', 'Titles'])
  expect(files().filter((file) => file.startsWith('map-'))).toHaveLength(1)
})

test.each(['photographs', 'none'] as const)(
  'a site with the illustrations “%s” has no drawings',
  async (illustrations) => {
    expect(await fieldsOf('SiteSettings', 'site', {}, brandOf({ illustrations }))).toEqual({})
  },
)

test('drawings have the brand’s colors', async () => {
  const brand = brandOf()
  await fieldsOf('SiteSettings', 'site', {}, brand)
  expect(readFileSync(join(root, 'public/static', files()[0] ?? ''), 'utf8')).toContain(
    drawingColors(brand.colors).dark.ground,
  )
})
