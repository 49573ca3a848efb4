import type { OpeningHoursSpecification, Organization, PostalAddress, WebSite } from 'schema-dts'
import { globalNumber } from '../locale/phone-number'
import { ICON_PATHS } from '../routes/files'
import { pageUrl } from '../routes/urls'
import type { SiteFacts } from './site-facts'

type Firm = Pick<SiteFacts, 'name' | 'url'>

const idOf = ({ url }: Firm) => `${pageUrl(url, '/')}#organization`

/** The firm as another thing refers to it: its name, and the id that a page with its full description uses. */
export function namedOrganization(site: Firm) {
  return { '@type': 'Organization', '@id': idOf(site), name: site.name, url: site.url } as const satisfies Organization
}

/** The address of the office; its lines in one, if its parts are not known. */
export function officeAddress({ contact: { address, addressParts }, country }: SiteFacts): PostalAddress | string {
  if (!addressParts) return address.join(', ')
  const { street, city, region, postalCode } = addressParts
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: city,
    ...(region !== undefined && { addressRegion: region }),
    ...(postalCode !== undefined && { postalCode }),
    addressCountry: country,
  }
}

/** The opening hours. To schema.org, a day without hours is closed. */
function openingHours({ contact }: SiteFacts): OpeningHoursSpecification[] {
  return contact.hours.flatMap(({ open }) => {
    if (!open) return []
    // Search engines read times without an offset in the time zone of the place.
    const at = (time: string) => `${time}:00${open.utcOffset ?? ''}`
    return [
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: open.days,
        opens: at(open.opens),
        closes: at(open.closes),
      },
    ]
  })
}

/**
 * The firm in full (https://developers.google.com/search/docs/appearance/structured-data/organization).
 *
 * @param showsHours whether the page shows the opening hours
 */
export function organization(site: SiteFacts, showsHours = false): Organization {
  const { url, tagline, country, contact, social } = site
  const hours = showsHours ? openingHours(site) : []
  const profiles = social.flatMap(({ address }) => (address === undefined ? [] : [address]))
  return {
    ...namedOrganization(site),
    slogan: tagline,
    logo: url + ICON_PATHS.large,
    address: officeAddress(site),
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
