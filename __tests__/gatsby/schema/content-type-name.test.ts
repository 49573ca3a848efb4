/** @jest-environment node */
import { resolve } from 'node:path'
import { contentTypeName } from '../../../gatsby/schema/content-type-name'
import { CONTENT_COPY } from '../../../gatsby/sources/validated-copy'

const nameOf = (path: string) => contentTypeName({ node: { absolutePath: resolve(CONTENT_COPY, path) } })

test.each([
  ['site.yml', 'SiteSettings'],
  ['brand.yml', 'BrandSettings'],
  ['integrations.yml', 'Integrations'],
  ['statistics.yml', 'Statistic'],
  ['services/tax-planning.yml', 'Service'],
  ['team/ada-sample.yml', 'TeamMember'],
  ['jobs/consultant.yml', 'Job'],
  ['testimonials/b-client.yml', 'Testimonial'],
  ['pages/home.yml', 'HomePage'],
  ['pages/service.yml', 'ServicePage'],
  ['pages/thanks.yml', 'ThanksPage'],
  ['pages/cookies.yml', 'LegalPage'],
])('%s becomes a node of type %s', (path, name) => {
  expect(nameOf(path)).toBe(name)
})

test('the name lookup rejects a file that does not belong to a content type, with the file’s path', () => {
  expect(() => nameOf('pages/unknown.yml')).toThrow('content/pages/unknown.yml does not belong to a content type')
})
