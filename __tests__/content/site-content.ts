import type { z } from 'zod'
import { job } from '../../src/content-model/job'
import * as pages from '../../src/content-model/pages'
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
export const STATISTICS = statistic.array().parse(visibleYaml('stats.yml'))

/** The entries of each folder by slug. */
export const SERVICES = entries('services', service)
export const TEAM = entries('team', teamMember)
export const JOBS = entries('jobs', job)
export const TESTIMONIALS = entries('testimonials', testimonial)

/** The copy of the pages. */
export const HOME = pages.homePage.parse(visibleYaml('pages/home.yml'))
export const ABOUT = pages.aboutPage.parse(visibleYaml('pages/about.yml'))
export const OUR_TEAM = pages.teamPage.parse(visibleYaml('pages/team.yml'))
export const CAREERS = pages.careersPage.parse(visibleYaml('pages/careers.yml'))
export const OVERVIEW = pages.servicesPage.parse(visibleYaml('pages/services.yml'))
export const SERVICE_FRAME = pages.serviceTemplate.parse(visibleYaml('pages/service.yml'))
export const CONTACT = pages.contactPage.parse(visibleYaml('pages/contact.yml'))
export const NOT_FOUND = pages.notFoundPage.parse(visibleYaml('pages/not-found.yml'))

/** Returns a service by its slug. */
export function serviceOf(slug: string): z.output<typeof service> {
  const found = SERVICES.get(slug)
  if (!found) throw new Error(`There is no service ${slug}`)
  return found
}
