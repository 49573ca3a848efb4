import type { JobPosting } from 'schema-dts'
import { htmlText } from '../encoding/html-text'
import { pageAddress } from '../routes/addresses'
import { PAGE_PATHS } from '../routes/paths'
import { namedOrganization } from './organization'
import { postalAddress } from './postal-address'
import type { SiteFacts } from './site-facts'

interface JobFacts {
  title: string
  location: string
  type: string
  description: string
  requirements: readonly string[]
  /** Days such as `2026-12-01`. */
  datePosted?: string | undefined
  closesOn?: string | undefined
}

/** The types of employment that Google knows; see {@link jobPostings}. */
const EMPLOYMENT_TYPES = ['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN', 'VOLUNTEER', 'PER_DIEM']

/**
 * The positions that search engines may list (https://developers.google.com/search/docs/appearance/structured-data/job-posting).
 *
 * @param jobs the open positions
 * @returns those that say since when they are open and are at the office. Another place has no address on the page, and
 * for remote work Google asks for the country that applicants may live in, which the page does not say.
 */
export function jobPostings(site: SiteFacts, jobs: readonly JobFacts[]): JobPosting[] {
  const office = postalAddress(site.contact.address)
  return jobs.flatMap(({ title, location, type, description, requirements, datePosted, closesOn }) => {
    if (datePosted === undefined || office?.addressLocality !== location) return []
    const employmentType = type.toUpperCase().replace(/[^A-Z]+/g, '_')
    return [
      {
        '@type': 'JobPosting',
        title,
        // Google reads it as HTML, where a line break separates paragraphs.
        description: [description, ...requirements].map(htmlText).join('\n'),
        datePosted,
        ...(closesOn !== undefined && { validThrough: closesOn }),
        ...(EMPLOYMENT_TYPES.includes(employmentType) && { employmentType }),
        hiringOrganization: namedOrganization(site),
        jobLocation: { '@type': 'Place', address: office },
        url: pageAddress(site.url, PAGE_PATHS.careers),
      },
    ]
  })
}
