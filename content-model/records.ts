import { aboutPageType } from './about-page'
import { brandType } from './brand'
import { careersPageType } from './careers-page'
import { contactPageType } from './contact-page'
import { homePageType } from './home-page'
import { integrationsType } from './integrations'
import { jobType } from './job'
import { notFoundPageType } from './not-found-page'
import { redirectType } from './redirect'
import { serviceType } from './service'
import { serviceTemplateType } from './service-template'
import { servicesPageType } from './services-page'
import { statisticType } from './statistic'
import { teamMemberType } from './team-member'
import { teamPageType } from './team-page'
import { testimonialType } from './testimonial'
import { textPageType } from './text-page'
import { thanksPageType } from './thanks-page'

/**
 * Every content type except the site's settings. The schema of the settings depends on this list, because it has a
 * switch for each type that can be switched off, so registry.ts adds the settings.
 */
export const RECORDS = [
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
  serviceTemplateType,
  contactPageType,
  thanksPageType,
  notFoundPageType,
  textPageType,
  redirectType,
] as const
