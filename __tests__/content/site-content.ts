import type { z } from 'zod'
import { job } from '../../src/content-model/job'
import * as pages from '../../src/content-model/pages'
import { slugOf } from '../../src/content-model/registry'
import { service } from '../../src/content-model/service'
import { site } from '../../src/content-model/site'
import { statistic } from '../../src/content-model/statistic'
import { teamMember } from '../../src/content-model/team-member'
import { testimonial } from '../../src/content-model/testimonial'
import { CONTENT_FILES, readYaml } from './content-text'

function entries<Schema extends z.ZodType>(folder: string, schema: Schema): Map<string, z.output<Schema>> {
  const files = CONTENT_FILES.filter((file) => file.startsWith(`${folder}/`))
  return new Map(files.map((file) => [slugOf(file), schema.parse(readYaml(file))]))
}

/** The site's settings. */
export const SITE = site.parse(readYaml('site.yml'))

/** The figures, in their order. */
export const STATISTICS = statistic.array().parse(readYaml('stats.yml'))

/** The entries of each folder by their slugs. */
export const SERVICES = entries('services', service)
export const TEAM = entries('team', teamMember)
export const JOBS = entries('jobs', job)
export const TESTIMONIALS = entries('testimonials', testimonial)

/** The copy of the pages. */
export const HOME = pages.homePage.parse(readYaml('pages/home.yml'))
export const ABOUT = pages.aboutPage.parse(readYaml('pages/about.yml'))
export const OUR_TEAM = pages.teamPage.parse(readYaml('pages/team.yml'))
export const CAREERS = pages.careersPage.parse(readYaml('pages/careers.yml'))
export const OVERVIEW = pages.servicesPage.parse(readYaml('pages/services.yml'))
export const SERVICE_FRAME = pages.serviceTemplate.parse(readYaml('pages/service.yml'))
export const CONTACT = pages.contactPage.parse(readYaml('pages/contact.yml'))
export const NOT_FOUND = pages.notFoundPage.parse(readYaml('pages/not-found.yml'))

/** A service by its slug. */
export function serviceOf(slug: string): z.output<typeof service> {
  const found = SERVICES.get(slug)
  if (!found) throw new Error(`There is no service ${slug}`)
  return found
}
