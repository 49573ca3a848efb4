import { publishedExtension } from '../../../gatsby/schema/content-types'

test('a list omits the entries that the build excludes', async () => {
  const resolve = () => Promise.resolve([{ slug: 'one' }, undefined, { slug: 'two' }])
  const published = publishedExtension.extend({}, { resolve })
  expect(await published.resolve({}, {}, {}, {})).toEqual([{ slug: 'one' }, { slug: 'two' }])
})
