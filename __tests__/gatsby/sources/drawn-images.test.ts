import { drawingColors } from '../../../gatsby/brand/drawing-colors'
import { digestOf, drawImages, mapPlansOf } from '../../../gatsby/sources/drawn-images'
import { brandOf } from '../../factories/brand'
import { LABEL_FONT } from '../../factories/label-font'
import { folderForEachTest } from '../folder'
import { nodeOf } from '../../content-resolvers/node-model'

const folder = folderForEachTest()
const files = () => folder.files('public/static')
const { dark, light } = drawingColors(brandOf().colors)

/** Draws the images of an entry, and returns the node fields with them. */
function fieldsOf(type: string, slug: string, entry: object = {}, brand = brandOf()) {
  const fields: Record<string, unknown> = {}
  const createNodeField = ({ name = '', value }: { name?: string; value?: unknown }) => {
    fields[name] = value
  }
  const node = nodeOf(type, slug, entry)
  drawImages({ node, actions: { createNodeField } }, slug, brand, LABEL_FONT, folder.at())
  return fields
}

test('a drawing has the brand’s colors, and its name contains the hash of its content', () => {
  const { terrain } = fieldsOf('SiteSettings', 'site')
  const [file = ''] = files()
  const svg = folder.read(`public/static/${file}`)
  expect(terrain).toEqual({ src: `/static/${file}`, width: 1200, height: 750 })
  expect(file).toContain(digestOf(svg))
  expect(svg).toContain(dark.ground)
})

test('after the colors of the brand change, the same map is drawn again in the new ones', () => {
  const drawn = [brandOf(), brandOf({ colors: { ...brandOf().colors, dark: '#3a1023' } }), brandOf()].map((brand) =>
    fieldsOf('SiteSettings', 'site', {}, brand),
  )
  expect(drawn[1]).not.toEqual(drawn[0])
  expect(drawn[2]).toEqual(drawn[0])
  expect(files()).toHaveLength(2)
})

test.each(['photographs', 'none'] as const)('a site with illustrations “%s” has no drawings', (illustrations) => {
  expect(fieldsOf('SiteSettings', 'site', {}, brandOf({ illustrations }))).toEqual({})
})

/** Four titles with wide letters, in the given length. */
const longest = (length: number) => Array.from({ length: 4 }, () => 'Governance Management Plans.'.slice(0, length))

test.each([
  [
    'next to the text of the home page, the first and the last without a number',
    nodeOf('HomePage', 'home', { hero: { waymarks: longest(22) } }),
    22,
    [null, 1, 2, null],
  ],
  [
    'on the map of the about page',
    nodeOf('AboutPage', 'about', { story: { map: { waymarks: longest(28) } } }),
    28,
    [1, 2, 3, 4],
  ],
])('four waymarks of the maximum length fit %s', (_, node, length, numbers) => {
  const markers = mapPlansOf(node, LABEL_FONT)[0]?.trail.markers
  expect(markers?.map(({ lines }) => lines.join(' '))).toEqual(longest(length))
  expect(markers?.map(({ number }) => number)).toEqual(numbers)
})

test('the trail of the 404 page has no marker, and its map is light', () => {
  expect(mapPlansOf(nodeOf('NotFoundPage', 'not-found'), LABEL_FONT)).toMatchObject([
    { field: 'map', tone: 'light', trail: { markers: [] } },
  ])
  fieldsOf('NotFoundPage', 'not-found')
  expect(folder.read(`public/static/${files()[0]}`)).toContain(light.ground)
})
