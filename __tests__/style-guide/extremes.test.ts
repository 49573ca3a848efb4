import { z } from 'zod'
import { titled } from '../../content-model/page-fields'
import { resized } from '../../src/style-guide/extremes'
import { longest, shortest } from '../factories/samples'

const schema = z.strictObject({
  heading: z.string().max(60),
  items: z.array(titled('Item')).min(2).max(5),
  note: z.string().max(20).optional(),
})

test('the longest content has full lists of different entries, and text close to its limit', () => {
  const { items, heading } = longest(schema)
  expect(new Set(items.map(({ title }) => title)).size).toBe(5)
  expect(heading.length).toBeGreaterThan(44)
})

test('the shortest content has lists of minimum length, one-word text, and no optional fields', () => {
  const { heading, items, ...others } = shortest(schema)
  expect(heading).toMatch(/^\w+$/)
  expect(items).toHaveLength(2)
  expect(others).toEqual({})
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
    services: { cards: ['one', 'two', 'three'].map((slug) => ({ slug, name: slug })) },
  },
  allTeamMember: { nodes: ['Ada', 'Ben'].map((name) => ({ name, phone: null })) },
  allTestimonial: { nodes: [] },
}

test('the longest data of a page has other text in full lists, and the same links, drawn images, and entries', () => {
  const { homePage, allTestimonial } = resized(data, 'longest')
  expect(homePage).toHaveProperty('hero.heading', expect.stringMatching(/.{40}/))
  expect(homePage).toHaveProperty('hero.waymarks.length', 4)
  expect(homePage).toHaveProperty('hero.primary.to', '/contact')
  expect(homePage).toHaveProperty('map', data.homePage.map)
  expect(homePage).toHaveProperty('services.cards.length', 3)
  expect(homePage).toHaveProperty('services.cards.2.slug', 'three')
  expect(homePage).not.toHaveProperty('services.cards.2.name', 'three')
  expect(allTestimonial).toEqual({ nodes: [] })
})

test('the shortest data of a page has one entry of each type that has any, without its optional fields', () => {
  const { homePage, allTeamMember, allTestimonial } = resized(data, 'shortest')
  expect(homePage).toHaveProperty('hero.waymarks.length', 2)
  expect(allTeamMember).toHaveProperty('nodes.length', 1)
  expect(allTeamMember).toHaveProperty('nodes.0.phone', null)
  expect(allTestimonial).toEqual({ nodes: [] })
})
