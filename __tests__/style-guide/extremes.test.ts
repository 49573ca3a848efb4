/** @jest-environment node */
import { z } from 'zod'
import { titled } from '../../src/content-model/fields'
import { longest, shortest, textOf } from '../../src/style-guide/samples/extremes'

const schema = z.strictObject({ heading: z.string().max(60), items: z.array(titled('Item')).min(2).max(5) })

test('the longest content has full lists', () => {
  expect(longest(schema).items).toHaveLength(5)
})

test('the longest content has texts close to their limit', () => {
  expect(longest(schema).heading.length).toBeGreaterThan(44)
})

test('the shortest content has lists of minimum length', () => {
  expect(shortest(schema).items).toHaveLength(2)
})

test('the shortest content has one-word texts', () => {
  expect(shortest(schema).heading).toMatch(/^\w+$/)
})

test('no two entries of a list are alike', () => {
  const titles = longest(schema).items.map(({ title }) => title)
  expect(new Set(titles).size).toBe(titles.length)
})

test('a text stays within its limit even if no word fits', () => {
  expect(textOf(3, 2)).toHaveLength(3)
})

test('a schema without a sample is rejected with the reason', () => {
  expect(() => longest(z.strictObject({ address: z.url() }))).toThrow('A text without a limit')
})
