import type { Service } from 'schema-dts'
import { pageUrl } from '../routes/urls'
import { namedOrganization } from './organization'
import type { SiteFacts } from './site-facts'

interface ServiceFacts {
  path: string
  title: string
  introduction: string
}

/** A service, described by the introduction of its page. */
export function service(site: SiteFacts, facts: ServiceFacts): Service {
  return {
    '@type': 'Service',
    name: facts.title,
    description: facts.introduction,
    url: pageUrl(site.url, facts.path),
    provider: namedOrganization(site),
  }
}
