import { z } from 'zod'
import { titled } from '../../content-model/page-fields'
import { resized, textOf } from '../../src/style-guide/extremes'
import { longest, shortest } from '../factories/samples'

const schema = z.strictObject({
  heading: z.string().max(60),
  items: z.array(titled('Item')).min(2).max(5),
  note: z.string().max(20).optional(),
})

test('the longest content has full lists, and text close to its limit', () => {
  const { items, heading } = longest(schema)
  expect(items).toHaveLength(5)
  expect(heading.length).toBeGreaterThan(44)
})

test('the shortest content has lists of minimum length, one-word text, and no optional fields', () => {
  const content = shortest(schema)
  expect(content.items).toHaveLength(2)
  expect(content.heading).toMatch(/^\w+$/)
  expect(content).not.toHaveProperty('note')
})

test('no two entries of a list are alike', () => {
  const titles = longest(schema).items.map(({ title }) => title)
  expect(new Set(titles).size).toBe(titles.length)
})

test('text stays within its limit even if no word fits', () => {
  expect(textOf(3, 2)).toHaveLength(3)
})

test('a schema without a sample is rejected with the reason', () => {
  const address = z.url().meta({ label: 'Address' })
  expect(() => longest(z.strictObject({ address }))).toThrow('There is no sample of the field “Address”')
})

/** The data of a page query, as far as these tests need it. */
const data = {
  homePage: {
    hero: { heading: 'Grow', waymarks: ['Start', 'Goal', 'Summit'], primary: { label: 'Start', to: '/contact' } },
    map: { image: 'drawn' },
    services: { cards: [{ slug: 'one', name: 'One' }, ...['two', 'three'].map((slug) => ({ slug, name: slug }))] },
  },
  allTeamMember: {
    nodes: [
      { name: 'Ada', phone: '(312) 555-0142' },
      { name: 'Ben', phone: null },
    ],
  },
}

test('text in a page’s data is replaced, and links and drawn images remain', () => {
  const { homePage } = resized(data, 'longest')
  expect(homePage).toHaveProperty('hero.heading', expect.stringMatching(/.{40}/))
  expect(homePage).toHaveProperty('hero.primary.to', '/contact')
  expect(homePage).toHaveProperty('map', data.homePage.map)
})

test('lists in a page’s data are filled, and lists of entries keep their entries with other text', () => {
  const { homePage } = resized(data, 'longest')
  expect(homePage).toHaveProperty('hero.waymarks.length', 4)
  expect(homePage).toHaveProperty('services.cards.length', 3)
  expect(homePage).toHaveProperty('services.cards.2.slug', 'three')
  expect(homePage).not.toHaveProperty('services.cards.2.name', 'three')
})

test.each(['longest', 'shortest'] as const)('a list of entries that is empty stays empty in the %s data', (length) => {
  expect(resized({ allTestimonial: { nodes: [] } }, length)).toEqual({ allTestimonial: { nodes: [] } })
})

test('the shortest data of a page has one entry of each type, without its optional fields', () => {
  const { homePage, allTeamMember } = resized(data, 'shortest')
  expect(homePage).toHaveProperty('hero.waymarks.length', 2)
  expect(allTeamMember).toHaveProperty('nodes.length', 1)
  expect(allTeamMember).toHaveProperty('nodes.0.phone', null)
})
