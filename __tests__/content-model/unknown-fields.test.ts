/** @jest-environment node */
import { pagePaths } from '../../src/content-model/entry-pages'
import { fillInOffer } from '../../src/content-model/offer'
import { withheld } from '../../src/content-model/publication'
import { serviceType } from '../../src/content-model/service'
import { sitePages } from '../../src/content-model/site-pages'

// These functions read a file once for each text or entry of the site. If they also read its unknown fields, a file with
// 20,000 of them takes seconds to check.
test.each([
  ['the offer', (site: unknown) => fillInOffer('{reply}', site)],
  ['the pages of the site', sitePages],
  ['what is published', (entry: unknown) => withheld(entry, '2026-12-01')],
  ['the addresses of a service', (entry: unknown) => pagePaths(serviceType, 'a', entry, sitePages({}))],
])('finding %s reads no other fields', (_, read) => {
  const file = {
    get unknown() {
      throw new Error('This field was read')
    },
  }
  expect(() => read(file)).not.toThrow()
})
