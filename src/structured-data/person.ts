import type { Person } from 'schema-dts'
import { PAGE_PATHS } from '../routes/paths'
import { pageUrl, phoneLink } from '../routes/urls'
import { namedOrganization } from './organization'
import type { SiteFacts } from './site-facts'

interface PersonFacts {
  slug: string
  name: string
  title: string
  bio: string
  email: string
  phone?: string | undefined
  linkedin?: string | undefined
  specialties: readonly string[]
}

/** A team member, as shown on the team page. */
export function person(site: SiteFacts, facts: PersonFacts): Person {
  const { slug, name, title, bio, email, phone, linkedin, specialties } = facts
  return {
    '@type': 'Person',
    '@id': `${pageUrl(site.url, PAGE_PATHS.team)}#${slug}`,
    name,
    jobTitle: title,
    description: bio,
    email,
    ...(phone !== undefined && { telephone: phoneLink(phone).replace('tel:', '') }),
    ...(linkedin !== undefined && { sameAs: linkedin }),
    knowsAbout: specialties,
    worksFor: namedOrganization(site),
  }
}
