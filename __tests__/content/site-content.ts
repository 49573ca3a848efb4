import type { z } from 'zod'
import { job } from '../../src/content-model/job'
import { aboutPage } from '../../src/content-model/about-page'
import { careersPage } from '../../src/content-model/careers-page'
import { contactPage } from '../../src/content-model/contact-page'
import { homePage } from '../../src/content-model/home-page'
import { notFoundPage } from '../../src/content-model/not-found-page'
import { servicePage } from '../../src/content-model/service-page'
import { servicesPage } from '../../src/content-model/services-page'
import { teamPage } from '../../src/content-model/team-page'
import { slugOf } from '../../src/content-model/registry'
import { service } from '../../src/content-model/service'
import { site } from '../../src/content-model/site'
import { statistic } from '../../src/content-model/statistic'
import { teamMember } from '../../src/content-model/team-member'
import { testimonial } from '../../src/content-model/testimonial'
import { visibleFiles, visibleYaml } from './visible'

function entries<Schema extends z.ZodType>(folder: string, schema: Schema): Map<string, z.output<Schema>> {
  return new Map(visibleFiles(folder).map((file) => [slugOf(file), schema.parse(visibleYaml(file))]))
}

/** The site's settings. */
export const SITE = site.parse(visibleYaml('site.yml'))

/** The figures in order. */
export const STATISTICS = statistic.array().parse(visibleYaml('statistics.yml'))

/** The entries of each folder by slug. */
export const SERVICES = entries('services', service)
export const TEAM = entries('team', teamMember)
export const JOBS = entries('jobs', job)
export const TESTIMONIALS = entries('testimonials', testimonial)

/** The copy of the pages. */
export const HOME = homePage.parse(visibleYaml('pages/home.yml'))
export const ABOUT = aboutPage.parse(visibleYaml('pages/about.yml'))
export const OUR_TEAM = teamPage.parse(visibleYaml('pages/team.yml'))
export const CAREERS = careersPage.parse(visibleYaml('pages/careers.yml'))
export const OVERVIEW = servicesPage.parse(visibleYaml('pages/services.yml'))
export const SERVICE_PAGE = servicePage.parse(visibleYaml('pages/service.yml'))
export const CONTACT = contactPage.parse(visibleYaml('pages/contact.yml'))
export const NOT_FOUND = notFoundPage.parse(visibleYaml('pages/not-found.yml'))

/** Returns a service by its slug. */
export function serviceOf(slug: string): z.output<typeof service> {
  const found = SERVICES.get(slug)
  if (!found) throw new Error(`There is no service ${slug}`)
  return found
}
