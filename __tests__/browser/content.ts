/** The content that visitors see, read as the build reads it, so that no test repeats text that editors may change. */
import { z } from 'zod'
import { aboutPage } from '../../src/content-model/about-page'
import { careersPage } from '../../src/content-model/careers-page'
import { contactPage } from '../../src/content-model/contact-page'
import {
  canonicalPath,
  type ContentEntry,
  linkablePages,
  pagePaths,
  requestPath,
} from '../../src/content-model/entry-pages'
import { homePage } from '../../src/content-model/home-page'
import { job } from '../../src/content-model/job'
import { legalPage, legalPageType } from '../../src/content-model/legal-page'
import { notFoundPage as notFoundPageSchema } from '../../src/content-model/not-found-page'
import { CONTENT_TYPES, type ContentType, slugOf } from '../../src/content-model/registry'
import { service, serviceType } from '../../src/content-model/service'
import { servicePage as servicePageSchema } from '../../src/content-model/service-page'
import { servicesPage } from '../../src/content-model/services-page'
import { site as siteSchema } from '../../src/content-model/site'
import { sitePages } from '../../src/content-model/site-pages'
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
export const notFound = read('pages/not-found.yml', notFoundPageSchema)

/** The testimonials on the home page. */
export const shownTestimonials = testimonials.slice(0, 3)

/** The people on the about page. */
export const leaders = team.slice(0, 6)

/** The statistics of the home page that have a footnote, in the order of their numbers. */
export const footnotes = home.stats.statistics.flatMap((key) => {
  const { note } = named(statistics, key)
  return note === undefined ? [] : [{ key, note }]
})

type Service = (typeof services)[number]

/** Returns the paths of a service's pages, the canonical one first. */
export const servicePaths = (entry: Service) => pagePaths(serviceType, entry.slug, entry, sitePages(site))

/** Returns the path of a service's page that search engines see. */
export const canonicalServicePath = (entry: Service) => canonicalPath(serviceType, entry.slug, entry, sitePages(site))

/** Returns the path of the contact page whose form is about a service. */
export const contactPath = (entry: Service) => requestPath(serviceType, entry.slug) ?? ''

/** Returns the path that the services menu links to: a service's last one. */
export const menuPath = (entry: Service) => servicePaths(entry).at(-1) ?? ''

/** The first service of the services menu, whose page is tested for all service pages. */
export const menuService = named(services, site.navigation.services.groups[0]?.services[0] ?? '')

/** A service with more than one page; undefined if there is none. */
export const twinService = services.find((entry) => servicePaths(entry).length > 1)

const byLength = services.toSorted((one, other) => JSON.stringify(one).length - JSON.stringify(other).length)

/** The services with the least and the most text. */
export const extremeServices = byLength.filter((_, index) => index === 0 || index === byLength.length - 1)

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

/** The contact pages about services, which only these link to. */
export const contactPaths = services.map(contactPath)

/** A path that responds with the 404 page. */
export const UNKNOWN_PATH = '/no-such/page'

/** One path for each content type with pages, in alphabetical order, and last one that responds with the 404 page. */
export const pageTypes = CONTENT_TYPES.filter(({ name, page }) => page && name !== 'NotFoundPage')
  .flatMap((type) => {
    const entries = entriesOf(type)
    const entry = entries.find(({ slug }) => slug === menuService.slug) ?? entries[0]
    return entry ? pagePaths(type, entry.slug, entry.value, sitePages(site)).slice(0, 1) : []
  })
  .sort()
  .concat(UNKNOWN_PATH)

const headings: Readonly<Record<string, string>> = {
  '/': home.hero.heading,
  '/about': about.intro.heading,
  '/about/team': teamPage.intro.heading,
  '/careers': careers.hero.heading,
  '/contact': contact.hero.heading,
  '/services': overview.intro.heading,
  ...Object.fromEntries(
    entriesOf(legalPageType).map(({ slug, value }) => [`/${slug}`, legalPage.parse(value).heading]),
  ),
  ...Object.fromEntries(services.flatMap((entry) => servicePaths(entry).map((path) => [path, entry.title]))),
}

/** The pages that the navigation or the footer names. Other pages have no name in breadcrumbs. */
export const namedPaths: readonly string[] = [
  ...[site.navigation.services.all, ...site.navigation.pages, ...site.footer.company.links, ...site.footer.legal],
].map(({ to }) => to)

/** The first link of the navigation bar to another page of the site, and the main heading of that page. */
export const navigationLink = firstLink(site.navigation.pages)

function firstLink(links: readonly { label: string; to: string }[]) {
  for (const { label, to } of links) {
    const heading = headings[to]
    if (heading !== undefined && to !== '/') return { label, to, heading }
  }
  throw new Error('These tests need a link to another page in the navigation bar')
}

/** Returns the entry with this slug, or the statistic with this key. */
export function named<Entry extends { slug: string } | { key: string }>(
  entries: readonly Entry[],
  name: string,
): Entry {
  const entry = entries.find((one) => ('slug' in one ? one.slug : one.key) === name)
  if (!entry) throw new Error(`content/ has no ${name}`)
  return entry
}
