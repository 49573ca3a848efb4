import type { Service } from 'schema-dts'
import { pageUrl } from '../routes/addresses'
import { canonicalServicePath, type ServiceRoute } from '../routes/paths'
import { namedOrganization } from './organization'
import type { SiteFacts } from './site-facts'

interface ServiceFacts extends ServiceRoute {
  title: string
  introduction: string
}

/** A service, described by the introduction of its page. */
export function service(site: SiteFacts, facts: ServiceFacts): Service {
  return {
    '@type': 'Service',
    name: facts.title,
    description: facts.introduction,
    url: pageUrl(site.url, canonicalServicePath(facts)),
    provider: namedOrganization(site),
  }
}
