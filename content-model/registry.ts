import { aboutPageType } from './about-page'
import { brandType } from './brand'
import { careersPageType } from './careers-page'
import { contactPageType } from './contact-page'
import type { ContentTypeRecord } from './content-type'
import { homePageType } from './home-page'
import { integrationsType } from './integrations'
import { jobType } from './job'
import { notFoundPageType } from './not-found-page'
import { redirectType } from './redirect'
import { serviceType } from './service'
import { servicePageType } from './service-page'
import { servicesPageType } from './services-page'
import { siteType } from './site'
import { statisticType } from './statistic'
import { teamMemberType } from './team-member'
import { teamPageType } from './team-page'
import { testimonialType } from './testimonial'
import { textPageType } from './text-page'
import { thanksPageType } from './thanks-page'

const RECORDS = [
  siteType,
  brandType,
  integrationsType,
  statisticType,
  serviceType,
  teamMemberType,
  jobType,
  testimonialType,
  homePageType,
  aboutPageType,
  teamPageType,
  careersPageType,
  servicesPageType,
  servicePageType,
  contactPageType,
  thanksPageType,
  notFoundPageType,
  textPageType,
  redirectType,
] as const

export type ContentTypeName = (typeof RECORDS)[number]['name']

export type ContentType = ContentTypeRecord<ContentTypeName>

/** Every content type, in the order of the content guide and the sitemap. */
export const CONTENT_TYPES: readonly ContentType[] = RECORDS

/** Returns the content type of a path in `content/`; undefined if none has files there. */
export function contentTypeOf(path: string): ContentType | undefined {
  return CONTENT_TYPES.find(({ source }) =>
    source.kind === 'folder'
      ? path.startsWith(`${source.folder}/`) && /^[^/]+\.yml$/.test(path.slice(source.folder.length + 1))
      : source.file === path,
  )
}

/** Returns an entry's slug from its path: the file name without extension. */
export function slugOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).replace(/\.yml$/, '')
}
