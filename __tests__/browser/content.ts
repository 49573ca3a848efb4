/** The content that visitors see, read as the build reads it, so that no test repeats text that editors may change. */
import { z } from 'zod'
import { aboutPage } from '../../src/content-model/about-page'
import { careersPage } from '../../src/content-model/careers-page'
import { contactPage } from '../../src/content-model/contact-page'
import { canonicalPath, type ContentEntry, linkablePages, pagePaths } from '../../src/content-model/entry-pages'
import { homePage } from '../../src/content-model/home-page'
import { job } from '../../src/content-model/job'
import { CONTENT_TYPES, type ContentType, slugOf } from '../../src/content-model/registry'
import { service, serviceType } from '../../src/content-model/service'
import { servicePage as servicePageSchema } from '../../src/content-model/service-page'
import { servicesPage } from '../../src/content-model/services-page'
import { site as siteSchema } from '../../src/content-model/site'
import { statistic } from '../../src/content-model/statistic'
import { teamMember } from '../../src/content-model/team-member'
import { teamPage as teamPageSchema } from '../../src/content-model/team-page'
import { testimonial } from '../../src/content-model/testimonial'
import { thanksPage } from '../../src/content-model/thanks-page'
import { visibleFiles, visibleYaml } from '../content/visible'

function read<Output>(file: string, schema: z.ZodType<Output>): Output {
  return schema.parse(visibleYaml(file))
}

function readFolder<Output extends object>(folder: string, schema: z.ZodType<Output>): (Output & { slug: string })[] {
  return visibleFiles(folder).map((file) => ({ ...read(file, schema), slug: slugOf(file) }))
}

const byOrder = (one: { order: number }, other: { order: number }) => one.order - other.order

export const site = read('site.yml', siteSchema)
export const statistics = read('statistics.yml', z.array(statistic))
export const services = readFolder('services', service)
export const team = readFolder('team', teamMember).sort(byOrder)
export const jobs = readFolder('jobs', job).sort(byOrder)
export const testimonials = readFolder('testimonials', testimonial).sort(byOrder)

export const home = read('pages/home.yml', homePage)
export const about = read('pages/about.yml', aboutPage)
export const teamPage = read('pages/team.yml', teamPageSchema)
export const careers = read('pages/careers.yml', careersPage)
export const overview = read('pages/services.yml', servicesPage)
export const servicePage = read('pages/service.yml', servicePageSchema)
export const contact = read('pages/contact.yml', contactPage)
export const thanks = read('pages/thanks.yml', thanksPage)

type Service = (typeof services)[number]

/** Returns the paths of a service's pages, the canonical one first. */
export const servicePaths = (entry: Service) => pagePaths(serviceType, entry.slug, entry)

/** Returns the path of a service's page that search engines see. */
export const canonicalServicePath = (entry: Service) => canonicalPath(serviceType, entry.slug, entry)

/** Returns the visible entries of a content type, unless they share a file. */
function entriesOf(type: ContentType): ContentEntry[] {
  const { source } = type
  const files = source.kind === 'folder' ? visibleFiles(source.folder) : source.kind === 'files' ? source.files : []
  return files.map((file) => ({ type, slug: slugOf(file), value: visibleYaml(file) }))
}

/** The anchors on every page that links may target, by path. */
export const anchors = linkablePages(CONTENT_TYPES.flatMap(entriesOf))

/** Every path that responds with its own page. */
export const paths = [...anchors.keys()]

/** A path that responds with the 404 page. */
export const UNKNOWN_PATH = '/no-such/page'

/** The slug of the service whose page is tested for all service pages. */
const SAMPLE_SERVICE = 'tax-planning'

/** One path for each content type with pages, in alphabetical order, and last one that responds with the 404 page. */
export const pageTypes = CONTENT_TYPES.filter(({ name, page }) => page && name !== 'NotFoundPage')
  .flatMap((type) => {
    const entries = entriesOf(type)
    const entry = entries.find(({ slug }) => slug === SAMPLE_SERVICE) ?? entries[0]
    return entry ? [canonicalPath(type, entry.slug, entry.value)] : []
  })
  .sort()
  .concat(UNKNOWN_PATH)

/** Returns the entry with this slug, or the statistic with this key. */
export function named<Entry extends { slug: string } | { key: string }>(
  entries: readonly Entry[],
  name: string,
): Entry {
  const entry = entries.find((one) => ('slug' in one ? one.slug : one.key) === name)
  if (!entry) throw new Error(`content/ has no ${name}`)
  return entry
}
