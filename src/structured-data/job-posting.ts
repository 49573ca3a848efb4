import type { JobPosting } from 'schema-dts'
import type { z } from 'zod'
import type { job } from '../content-model/job'
import { escapeHtml } from '../encoding/escape-html'
import { PAGE_PATHS } from '../routes/paths'
import { pageUrl } from '../routes/urls'
import { namedOrganization, officeAddress } from './organization'
import type { SiteFacts } from './site-facts'

type JobFacts = z.output<typeof job> & { slug: string }

/** The employment types that Google supports; see {@link jobPostings}. */
const EMPLOYMENT_TYPES = ['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN', 'VOLUNTEER', 'PER_DIEM']

/**
 * Returns the positions that search engines may list
 * (https://developers.google.com/search/docs/appearance/structured-data/job-posting).
 *
 * @returns the positions that have a posting date and are at the office. Other locations have no address on the page,
 * and for remote work Google requires the country that applicants may live in, which the page does not state.
 */
export function jobPostings(site: SiteFacts, jobs: readonly JobFacts[]): JobPosting[] {
  return jobs.flatMap(({ slug, title, location, type, description, requirements, datePosted, closesOn }) => {
    if (datePosted === undefined || site.contact.addressParts?.city !== location) return []
    const employmentType = type.toUpperCase().replace(/[^A-Z]+/g, '_')
    return [
      {
        '@type': 'JobPosting',
        title,
        // Google reads it as HTML, where a line break separates paragraphs.
        description: [description, ...requirements].map(escapeHtml).join('\n'),
        datePosted,
        ...(closesOn !== undefined && { validThrough: closesOn }),
        ...(EMPLOYMENT_TYPES.includes(employmentType) && { employmentType }),
        hiringOrganization: namedOrganization(site),
        jobLocation: { '@type': 'Place', address: officeAddress(site) },
        url: pageUrl(site.url, `${PAGE_PATHS.careers}#${slug}`),
      },
    ]
  })
}
