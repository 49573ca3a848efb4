import type { SiteFacts } from '../../gatsby/structured-data/organization'
import { siteContent } from './content'

export function siteFacts(changes: Partial<SiteFacts> = {}): SiteFacts {
  const site = siteContent()
  const addressParts = { street: '1 Sample Street', city: 'Springfield', region: 'IL', postalCode: '62701' }
  return { ...site, contact: { ...site.contact, addressParts }, ...changes }
}
