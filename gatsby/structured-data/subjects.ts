import type { JobPosting, Person, Service } from 'schema-dts'
import type { z } from 'zod'
import type { job } from '../../content-model/job'
import { globalNumber } from '../../content-model/locale/phone-number'
import { PAGE_PATHS } from '../../content-model/routes/named-paths'
import { pageUrl } from '../../content-model/routes/absolute-urls'
import type { service as serviceModel } from '../../content-model/service'
import type { teamMember } from '../../content-model/team-member'
import { escapeXml } from '../encoding/escape-xml'
import { namedOrganization, officeAddress, type SiteFacts } from './organization'

export function service(site: SiteFacts, path: string, facts: z.output<typeof serviceModel>): Service {
  return {
    '@type': 'Service',
    name: facts.title,
    description: facts.introduction,
    url: pageUrl(site.url, path),
    provider: namedOrganization(site),
  }
}

export function person(site: SiteFacts, slug: string, facts: z.output<typeof teamMember>): Person {
  const { name, title, bio, email, phone, linkedin, specialties } = facts
  return {
    '@type': 'Person',
    '@id': `${pageUrl(site.url, PAGE_PATHS.team)}#${slug}`,
    name,
    jobTitle: title,
    description: bio,
    email,
    telephone: phone === undefined ? undefined : globalNumber(phone, site.country),
    sameAs: linkedin,
    knowsAbout: specialties,
    worksFor: namedOrganization(site),
  }
}

/**
 * A position that search engines may list
 * (https://developers.google.com/search/docs/appearance/structured-data/job-posting): dated, and at the office. Pages
 * lack other addresses, and the applicants' country for remote work.
 */
export function jobPosting(site: SiteFacts, slug: string, facts: z.output<typeof job>): JobPosting[] {
  const { title, location, employmentType, description, requirements, datePosted, closesOn } = facts
  if (datePosted === undefined || site.contact.addressParts?.city !== location) return []
  return [
    {
      '@type': 'JobPosting',
      title,
      // Google reads it as HTML, where a line break separates paragraphs.
      description: [description, ...requirements].map(escapeXml).join('\n'),
      datePosted,
      validThrough: closesOn,
      employmentType,
      hiringOrganization: namedOrganization(site),
      jobLocation: { '@type': 'Place', address: officeAddress(site) },
      url: pageUrl(site.url, `${PAGE_PATHS.careers}#${slug}`),
    },
  ]
}
