/** @jest-environment node */
import { sheetsOf } from '../../../gatsby/sources/map-plans'

/** Four of the widest titles that the content model allows. */
const widest = (longest: number) => Array.from({ length: 4 }, () => 'W'.repeat(longest))

function entry(type: string, fields: object = {}) {
  const internal = { type, contentDigest: '', owner: 'test' }
  return { id: 'entry', parent: null, children: [], internal, ...fields }
}

const fieldsOf = (node: ReturnType<typeof entry>) => sheetsOf(node, 'slug').map(({ field }) => field)

test('a service’s map has a blaze for each card, with the card’s title', () => {
  const cards = [{ title: 'Look' }, { title: 'Plan' }, { title: 'Do' }]
  const [map] = sheetsOf(entry('Service', { cards }), 'tax-planning')
  expect(map?.trail.blazes.map(({ number, title }) => `${number} ${title}`)).toEqual(['1 Look', '2 Plan', '3 Do'])
})

test('two services have different land', () => {
  const cards = [{ title: 'Look' }]
  const paths = ['tax-planning', 'recruiting'].map((slug) => sheetsOf(entry('Service', { cards }), slug)[0]?.trail.path)
  expect(new Set(paths).size).toBe(2)
})

test.each(['CareersPage', 'ServicesPage'])('a %s has a closing sheet of its own', (type) => {
  expect(fieldsOf(entry(type))).toContain('closingSheet')
})

test('no two closing bands show the same land', () => {
  const nodes = [
    entry('HomePage', { hero: { waymarks: ['Start', 'Goal'] } }),
    entry('AboutPage', { story: { sheet: { marks: ['Start', 'Goal'] } } }),
    entry('CareersPage'),
    entry('ServicesPage'),
  ]
  const seeds = nodes.flatMap((node) => sheetsOf(node, 'page').filter(({ field }) => field === 'closingSheet'))
  expect(new Set(seeds.map(({ seed }) => seed)).size).toBe(nodes.length)
})

test('four waymarks of the longest length find room beside the words of the home page', () => {
  const [sheet] = sheetsOf(entry('HomePage', { hero: { waymarks: widest(22) } }), 'home')
  expect(sheet?.trail.blazes).toHaveLength(4)
})

test('four marks of the longest length find room on the about page’s sheet', () => {
  const [sheet] = sheetsOf(entry('AboutPage', { story: { sheet: { marks: widest(28) } } }), 'about')
  expect(sheet?.trail.blazes).toHaveLength(4)
})

test('the trail of the page that is not found runs off its sheet', () => {
  const [sheet] = sheetsOf(entry('NotFoundPage'), 'not-found')
  expect(Number(/^M(\d+)/.exec(sheet?.trail.path ?? '')?.[1])).toBeGreaterThan(1200)
})

test('an entry without a sheet has none', () => {
  expect(sheetsOf(entry('Job'), 'analyst')).toEqual([])
})
