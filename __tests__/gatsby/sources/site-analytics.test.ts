/** @jest-environment node */
import { join } from 'node:path'
import { stringify } from 'yaml'
import { readAnalytics, readMeasurement } from '../../../gatsby/sources/site-analytics'
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
  const folder = join(content.root, 'content')
  const settings = { analytics: readAnalytics(folder), measurement: readMeasurement(folder) }
  content.dispose()
  return settings
}

test('a site without settings measures nothing', () => {
  expect(read({})).toEqual({ analytics: undefined, measurement: undefined })
})

test('the app gets the settings and the origin of the published site', () => {
  expect(read({ url: 'https://www.example.org', analytics: ANALYTICS })).toEqual({
    analytics: ANALYTICS,
    measurement: { ...ANALYTICS, origin: 'https://www.example.org' },
  })
})
