/** @jest-environment node */
import { pageHeadExtension } from '../../../gatsby/schema/page-head-extension'

const node = (type: string, slug: string, fields: object) => ({ internal: { type }, fields: { slug }, ...fields })

const seo = { title: 'A page', description: 'What it is about.' }
const about = node('AboutPage', 'about', { seo })
const service = node('Service', 'tax-planning', {
  title: 'Tax Planning Services',
  description: 'Tax planning.',
})

const headOf = (entry: object) => pageHeadExtension.extend().resolve(entry)

test('the head of a page has the title and the description of its group for search engines', () => {
  expect(headOf(about)).toMatchObject(seo)
})

test('the head of an entry’s page has the entry’s own title and description', () => {
  expect(headOf(service)).toMatchObject({ title: 'Tax Planning Services', description: 'Tax planning.' })
})

test('a listed page has an address', () => {
  expect(headOf(about)).toHaveProperty('address', about)
})

test.each([
  ['ThanksPage', 'thanks'],
  ['NotFoundPage', 'not-found'],
])('the unlisted %s has no address', (type, slug) => {
  expect(headOf(node(type, slug, { seo }))).toHaveProperty('address', null)
})

test('a node of another type has no head', () => {
  expect(() => headOf(node('File', 'home', seo))).toThrow('File is not a content type')
})
