import type { OpeningHoursSpecification, Organization, PostalAddress, WebSite } from 'schema-dts'
import type { z } from 'zod'
import { globalNumber } from '../../content-model/locale/phone-number'
import { ICON_PATHS } from '../../content-model/routes/files'
import type { site } from '../../content-model/site'

export type SiteFacts = z.output<typeof site>

/** The firm as another thing refers to it. */
export function namedOrganization({ name, url }: SiteFacts) {
  return { '@type': 'Organization', '@id': `${url}#organization`, name, url } as const satisfies Organization
}

/** The office address; as a single string if its parts are unknown. */
export function officeAddress({ contact: { address, addressParts }, country }: SiteFacts): PostalAddress | string {
  if (!addressParts) return address.join(', ')
  const { street, city, region, postalCode } = addressParts
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: city,
    addressRegion: region,
    postalCode,
    addressCountry: country,
  }
}

const hoursType = { '@type': 'OpeningHoursSpecification' } as const

/**
 * Returns the opening hours. In schema.org, a day of the week that is not listed is closed. A date is closed if it is listed
 * with hours from midnight to midnight.
 */
function openingHours({ contact: { hours, holidays = [] } }: SiteFacts): OpeningHoursSpecification[] {
  // Search engines read times without an offset in the time zone of the place.
  const times = ({ opens = '00:00', closes = '00:00', utcOffset = '' }) => ({
    opens: `${opens}:00${utcOffset}`,
    closes: `${closes}:00${utcOffset}`,
  })
  return [
    ...hours.flatMap(({ open }) => (open ? [{ ...hoursType, dayOfWeek: open.days, ...times(open) }] : [])),
    ...holidays.map(({ from, until, open = {} }) => ({
      ...hoursType,
      validFrom: from,
      validThrough: until,
      ...times(open),
    })),
  ]
}

/** The full firm (https://developers.google.com/search/docs/appearance/structured-data/organization). */
export function organization(site: SiteFacts, showsHours = false): Organization {
  const { url, tagline, country, contact, social } = site
  const hours = showsHours ? openingHours(site) : []
  const profiles = social.flatMap(({ address }) => address ?? [])
  return {
    ...namedOrganization(site),
    slogan: tagline,
    logo: url + ICON_PATHS.large,
    address: officeAddress(site),
    contactPoint: {
      '@type': 'ContactPoint',
      telephone: globalNumber(contact.phone, country),
      email: contact.email,
      hoursAvailable: hours.length > 0 ? hours : undefined,
    },
    sameAs: profiles.length > 0 ? profiles : undefined,
  }
}

/** The site's name in search results (https://developers.google.com/search/docs/appearance/site-names). */
export function webSite(site: SiteFacts): WebSite {
  const { name, url } = site
  return {
    '@type': 'WebSite',
    '@id': `${url}#website`,
    name,
    url,
    publisher: { '@id': namedOrganization(site)['@id'] },
  }
}
