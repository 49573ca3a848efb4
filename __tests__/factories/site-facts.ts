import type { SiteFacts } from '../../src/structured-data/site-facts'
import { siteContent } from './content'

/** The facts about the site that structured data uses. */
export function siteFacts(changes: Partial<SiteFacts> = {}): SiteFacts {
  const site = siteContent()
  return {
    ...site,
    contact: { ...site.contact, address: ['1 Sample Street', 'Springfield, IL 62701'] },
    ...changes,
  }
}
