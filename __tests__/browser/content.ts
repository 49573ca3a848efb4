/** The content that visitors see, read as the build reads it, so that no test repeats text that editors may change. */
import { z } from 'zod'
import { job } from '../../src/content-model/job'
import * as pages from '../../src/content-model/pages'
import { slugOf } from '../../src/content-model/registry'
import { service } from '../../src/content-model/service'
import { site as siteSchema } from '../../src/content-model/site'
import { statistic } from '../../src/content-model/statistic'
import { teamMember } from '../../src/content-model/team-member'
import { testimonial } from '../../src/content-model/testimonial'
import { sitePaths, THANKS_PATH } from '../../src/routes/paths'
import { visibleFiles, visibleYaml } from '../content/visible'

function read<Output>(file: string, schema: z.ZodType<Output>): Output {
  return schema.parse(visibleYaml(file))
}

function readFolder<Output extends object>(folder: string, schema: z.ZodType<Output>): (Output & { slug: string })[] {
  return visibleFiles(folder).map((file) => ({ ...read(file, schema), slug: slugOf(file) }))
}

const byOrder = (one: { order: number }, other: { order: number }) => one.order - other.order

export const site = read('site.yml', siteSchema)
export const statistics = read('stats.yml', z.array(statistic))
export const services = readFolder('services', service)
export const team = readFolder('team', teamMember).sort(byOrder)
export const jobs = readFolder('jobs', job).sort(byOrder)
export const testimonials = readFolder('testimonials', testimonial).sort(byOrder)

export const home = read('pages/home.yml', pages.homePage)
export const about = read('pages/about.yml', pages.aboutPage)
export const teamPage = read('pages/team.yml', pages.teamPage)
export const careers = read('pages/careers.yml', pages.careersPage)
export const overview = read('pages/services.yml', pages.servicesPage)
export const serviceFrame = read('pages/service.yml', pages.serviceTemplate)
export const contact = read('pages/contact.yml', pages.contactPage)
export const privacy = read('pages/privacy.yml', pages.legalPage)
export const thanks = read('pages/thanks.yml', pages.thanksPage)
export const notFound = read('pages/not-found.yml', pages.notFoundPage)

/** Every path that responds with its own page. */
export const paths = sitePaths(services)

/** A path that responds with the 404 page. */
export const UNKNOWN_PATH = '/no-such/page'

/** One path for each page type. */
export const pageTypes = [
  '/',
  '/about',
  '/about/team',
  '/careers',
  '/services',
  '/services/tax-planning',
  '/contact',
].concat('/privacy', THANKS_PATH, UNKNOWN_PATH)

/** Returns the entry with this slug, or the figure with this key. */
export function named<Entry extends { slug: string } | { key: string }>(
  entries: readonly Entry[],
  name: string,
): Entry {
  const entry = entries.find((one) => ('slug' in one ? one.slug : one.key) === name)
  if (!entry) throw new Error(`content/ has no ${name}`)
  return entry
}
