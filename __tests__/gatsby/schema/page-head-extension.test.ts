/** @jest-environment node */
import { pageHeadExtension } from '../../../gatsby/schema/page-head-extension'
import { siteContent } from '../../factories/content'
import { settingsContext } from '../settings-nodes'

const node = (type: string, slug: string, fields: object) => ({ internal: { type }, fields: { slug }, ...fields })

const seo = { title: 'A page', description: 'What it is about.' }
const about = node('AboutPage', 'about', { seo })
const service = node('Service', 'tax-planning', {
  title: 'Tax Planning Services',
  description: 'Tax planning.',
})

const headOf = (entry: object) => pageHeadExtension.extend().resolve(entry, {}, settingsContext())

test('the head of a page has the title and the description of its group for search engines', async () => {
  expect(await headOf(about)).toMatchObject(seo)
})

test('the head of an entry’s page has the entry’s own title and description', async () => {
  expect(await headOf(service)).toMatchObject({ title: 'Tax Planning Services', description: 'Tax planning.' })
})

test('the search title of an entry replaces its title', async () => {
  expect(await headOf({ ...service, searchTitle: 'Tax Planning for Advisors' })).toMatchObject({
    title: 'Tax Planning for Advisors',
  })
})

test('the offer is filled in in the description', async () => {
  const { reply } = siteContent().offer
  expect(await headOf({ ...about, seo: { ...seo, description: 'Write to us. {reply}' } })).toMatchObject({
    description: `Write to us. ${reply}`,
  })
})

test('a listed page has an address', async () => {
  expect(await headOf(about)).toHaveProperty('address', about)
})

test.each([
  ['ThanksPage', 'thanks'],
  ['NotFoundPage', 'not-found'],
])('the unlisted %s has no address', async (type, slug) => {
  expect(await headOf(node(type, slug, { seo }))).toHaveProperty('address', null)
})

test('a node of another type has no head', async () => {
  await expect(headOf(node('File', 'home', { seo }))).rejects.toThrow('File is not a content type')
})
