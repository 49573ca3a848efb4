import type { Service } from 'schema-dts'
import { pageAddress } from '../routes/addresses'
import { canonicalServicePath, type ServiceRoute } from '../routes/paths'
import { namedOrganization } from './organization'
import type { SiteFacts } from './site-facts'

interface ServiceFacts extends ServiceRoute {
  title: string
  introduction: string
}

/** A service, in the words with which its page begins. */
export function service(site: SiteFacts, facts: ServiceFacts): Service {
  return {
    '@type': 'Service',
    name: facts.title,
    description: facts.introduction,
    url: pageAddress(site.url, canonicalServicePath(facts)),
    provider: namedOrganization(site),
  }
}
