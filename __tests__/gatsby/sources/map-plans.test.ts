import { mapPlansOf } from '../../../gatsby/sources/drawn-images'
import { LABEL_FONT } from '../../factories/label-font'

/** Four titles with wide letters, in the given length. */
const longest = (length: number) => Array.from({ length: 4 }, () => 'Governance Management Plans.'.slice(0, length))

function entry(type: string, fields: object = {}) {
  const internal = { type, contentDigest: '', owner: 'test' }
  return { id: 'entry', parent: null, children: [], internal, ...fields }
}

test('a service’s map has a marker for each card, with the card’s title', () => {
  const cards = [{ title: 'Look' }, { title: 'Plan' }, { title: 'Do' }]
  const [map] = mapPlansOf(entry('Service', { cards }), 'tax-planning', LABEL_FONT)
  expect(map?.trail.markers.map(({ number, title }) => `${number} ${title}`)).toEqual(['1 Look', '2 Plan', '3 Do'])
})

test('two services have different terrain', () => {
  const cards = [{ title: 'Look' }]
  const paths = ['tax-planning', 'recruiting'].map(
    (slug) => mapPlansOf(entry('Service', { cards }), slug, LABEL_FONT)[0]?.trail.path,
  )
  expect(new Set(paths).size).toBe(2)
})

test('four waymarks of the maximum length fit next to the text of the home page', () => {
  const [map] = mapPlansOf(entry('HomePage', { hero: { waymarks: longest(22) } }), 'home', LABEL_FONT)
  expect(map?.trail.markers.map(({ title }) => title)).toEqual(longest(22))
})

test('four waymarks of the maximum length fit on the map of the about page', () => {
  const [map] = mapPlansOf(entry('AboutPage', { story: { map: { waymarks: longest(28) } } }), 'about', LABEL_FONT)
  expect(map?.trail.markers.map(({ title }) => title)).toEqual(longest(28))
})

test('the trail of the 404 page runs off its map', () => {
  const [map] = mapPlansOf(entry('NotFoundPage'), 'not-found', LABEL_FONT)
  expect(Number(/^M(\d+)/.exec(map?.trail.path ?? '')?.[1])).toBeGreaterThan(1200)
})
