import type { OpeningHoursSpecification, Organization, WebSite } from 'schema-dts'
import { globalNumber } from '../locale/phone-number'
import { ICON_PATHS } from '../routes/files'
import { pageUrl } from '../routes/urls'
import { postalAddress } from './postal-address'
import type { SiteFacts } from './site-facts'

type Firm = Pick<SiteFacts, 'name' | 'url'>

const idOf = ({ url }: Firm) => `${pageUrl(url, '/')}#organization`

/** The firm as another thing refers to it: its name, and the id that a page with its full description uses. */
export function namedOrganization(site: Firm) {
  return { '@type': 'Organization', '@id': idOf(site), name: site.name, url: site.url } as const satisfies Organization
}

/**
 * The firm in full (https://developers.google.com/search/docs/appearance/structured-data/organization).
 *
 * @param hours the opening hours, on a page that shows them
 */
export function organization(site: SiteFacts, hours: readonly OpeningHoursSpecification[] = []): Organization {
  const { url, tagline, country, contact, social } = site
  const profiles = social.flatMap(({ address }) => (address === undefined ? [] : [address]))
  return {
    ...namedOrganization(site),
    slogan: tagline,
    logo: url + ICON_PATHS.large,
    address: postalAddress(contact.address, site) ?? contact.address.join(', '),
    contactPoint: {
      '@type': 'ContactPoint',
      telephone: globalNumber(contact.phone, country),
      email: contact.email,
      ...(hours.length > 0 && { hoursAvailable: hours }),
    },
    ...(profiles.length > 0 && { sameAs: profiles }),
  }
}

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
