/** @jest-environment node */
import { join } from 'node:path'
import { stringify } from 'yaml'
import { readAnalytics } from '../../../gatsby/sources/site-analytics'
import { siteContent } from '../../factories/content'
import { contentFolder } from '../../tools/content/content-folder'

const ANALYTICS = {
  via: 'umami',
  url: 'https://cloud.umami.is/api/send',
  website: 'b59e9c65-ae32-47f1-8400-119fcf4861c4',
} as const

/** Reads the settings from a content folder whose site has them. */
function read(changes: Parameters<typeof siteContent>[0]) {
  const content = contentFolder()
  content.write('site.yml', stringify(siteContent(changes)))
  const analytics = readAnalytics(join(content.root, 'content'))
  content.dispose()
  return analytics
}

test('a site without settings measures nothing', () => {
  expect(read({})).toBeUndefined()
})

test('the settings come with the origin of the published site', () => {
  expect(read({ url: 'https://www.example.org', analytics: ANALYTICS })).toEqual({
    ...ANALYTICS,
    origin: 'https://www.example.org',
  })
})
