import type { Person } from 'schema-dts'
import type { z } from 'zod'
import type { teamMember } from '../content-model/team-member'
import { globalNumber } from '../locale/phone-number'
import { PAGE_PATHS } from '../routes/paths'
import { pageUrl } from '../routes/urls'
import { namedOrganization } from './organization'
import type { SiteFacts } from './site-facts'

type PersonFacts = z.output<typeof teamMember> & { slug: string }

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
    ...(phone !== undefined && { telephone: globalNumber(phone, site.country) }),
    ...(linkedin !== undefined && { sameAs: linkedin }),
    knowsAbout: specialties,
    worksFor: namedOrganization(site),
  }
}
