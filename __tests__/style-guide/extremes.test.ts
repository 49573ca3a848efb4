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

test('a list that is derived from groups of the content has the text of each group resized, and nothing else', () => {
  const [name, email] = [
    { name: 'name', kind: 'line' },
    { name: 'email', kind: 'email' },
  ]
  const data = (label: unknown) => ({
    contactPage: { form: { fields: [name, email].map((field) => ({ ...field, label })) } },
  })
  expect(resized(data('Text'), 'longest')).toEqual(data(expect.stringMatching(/^.{26,40}$/)))
})
