import type { WebSite } from 'schema-dts'
import { namedOrganization } from './organization'
import type { SiteFacts } from './site-facts'

/** The site as named in search results (https://developers.google.com/search/docs/appearance/site-names). */
export function webSite(site: SiteFacts): WebSite {
  const { '@id': publisher } = namedOrganization(site)
  return {
    '@type': 'WebSite',
    '@id': `${site.url}#website`,
    name: site.name,
    url: site.url,
    publisher: { '@id': publisher },
  }
}
