import type { JobPosting, Person, Service, Thing } from 'schema-dts'
import { z } from 'zod'
import type { Subject } from '../../content-model/content-type'
import type { ContentEntry } from '../../content-model/routes/entry-paths'
import { job } from '../../content-model/job'
import { globalNumber } from '../../content-model/locale/phone-number'
import { pageUrl } from '../../content-model/routes/absolute-urls'
import { service as serviceModel } from '../../content-model/service'
import { teamMember } from '../../content-model/team-member'
import { escapeXml } from '../encoding/escape-xml'
import { namedOrganization, officeAddress, organization, type SiteFacts, webSite } from './organization'

function service(site: SiteFacts, path: string, facts: z.output<typeof serviceModel>): Service {
  return {
    '@type': 'Service',
    name: facts.title,
    description: facts.introduction,
    url: pageUrl(site.url, path),
    provider: namedOrganization(site),
  }
}

/** A member of the team, with the address of the profile on the page with this path. */
export function person(site: SiteFacts, path: string, slug: string, facts: z.output<typeof teamMember>): Person {
  const { name, title, bio, email, phone, linkedin, specialties } = facts
  return {
    '@type': 'Person',
    '@id': pageUrl(site.url, `${path}#${slug}`),
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
 * (https://developers.google.com/search/docs/appearance/structured-data/job-posting). It must have a date and an address,
 * or for remote work, the country of applicants. The content has only the office's address, so other positions are left
 * out.
 */
export function jobPosting(site: SiteFacts, path: string, slug: string, facts: z.output<typeof job>): JobPosting[] {
  const { title, location, employmentType, description, requirements, datePosted, closesOn } = facts
  if (datePosted === undefined || site.contact.addressParts?.city !== location) return []
  return [
    {
      '@type': 'JobPosting',
      title,
      // Google reads it as HTML, but shows a line break as the end of a paragraph.
      description: [description, ...requirements].map(escapeXml).join('\n'),
      datePosted,
      validThrough: closesOn,
      employmentType,
      hiringOrganization: namedOrganization(site),
      jobLocation: { '@type': 'Place', address: officeAddress(site) },
      url: pageUrl(site.url, `${path}#${slug}`),
    },
  ]
}

/** Nodes have Gatsby's own fields in addition to those of the content model. */
const serviceNode = z.object(serviceModel.shape)
const memberNode = z.object(teamMember.shape)
const jobNode = z.object(job.shape)

/** What structured data says about an entry of a content type with this subject, on the page with this path. */
export const SUBJECTS: Readonly<
  Record<Subject, (site: SiteFacts, entry: ContentEntry, path: string) => readonly Thing[]>
> = {
  site: (site) => [webSite(site)],
  firm: (site) => [organization(site)],
  firmWithHours: (site) => [organization(site, true)],
  person: (site, { slug, value }, path) => [person(site, path, slug, memberNode.parse(value))],
  position: (site, { slug, value }, path) => jobPosting(site, path, slug, jobNode.parse(value)),
  service: (site, { value }, path) => [service(site, path, serviceNode.parse(value))],
}
