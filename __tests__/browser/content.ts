/** The content that visitors see, read as the build reads it, so that no test repeats text that editors may change. */
import { z } from 'zod'
import { aboutPage, SHOWN_MEMBERS } from '../../content-model/about-page'
import { careersPage, careersPageType } from '../../content-model/careers-page'
import { formFields } from '../../content-model/consultation-form/form-fields'
import { contactPage } from '../../content-model/contact-page'
import {
  canonicalPath,
  type ContentEntry,
  isOff,
  linkablePages,
  offPages,
  pagePaths,
} from '../../content-model/routes/entry-paths'
import { homePage, SHOWN_TESTIMONIALS } from '../../content-model/home-page'
import { job, jobType } from '../../content-model/job'
import { notFoundPage as notFoundPageSchema } from '../../content-model/not-found-page'
import { pageSettings } from '../../content-model/page-settings'
import { CONTENT_TYPES, type ContentType, slugOf } from '../../content-model/registry'
import { pathOf } from '../../content-model/routes/link-paths'
import { service, serviceType } from '../../content-model/service'
import { serviceTemplate as serviceTemplateSchema } from '../../content-model/service-template'
import { servicesPage } from '../../content-model/services-page'
import { site as siteSchema } from '../../content-model/site'
import { statistic } from '../../content-model/statistic'
import { teamMember } from '../../content-model/team-member'
import { teamPage as teamPageSchema, teamPageType } from '../../content-model/team-page'
import { testimonial, testimonialType } from '../../content-model/testimonial'
import { textPage, textPageType } from '../../content-model/text-page'
import { thanksPage } from '../../content-model/thanks-page'
import { readBrand } from '../../gatsby/brand/read-brand'
import { visibleFiles, visibleYaml } from '../content/visible'
import { shortest } from '../factories/samples'

function read<Output>(file: string, schema: z.ZodType<Output>): Output {
  return schema.parse(visibleYaml(file))
}

function readFolder<Output extends object>(folder: string, schema: z.ZodType<Output>): (Output & { slug: string })[] {
  return visibleFiles(folder).map((file) => ({ ...read(file, schema), slug: slugOf(file) }))
}

const byOrder = (one: { order: number }, other: { order: number }) => one.order - other.order

const settings = read('site.yml', siteSchema)
const off = offPages(pageSettings(settings))

/** Leaves out links to pages that are switched off, as the navigation and the footer do. */
const shown = <Link extends { to: string }>(links: readonly Link[]) => links.filter(({ to }) => !off.has(pathOf(to)))

export const site = {
  ...settings,
  navigation: { ...settings.navigation, pages: shown(settings.navigation.pages) },
  footer: {
    ...settings.footer,
    company: { ...settings.footer.company, links: shown(settings.footer.company.links) },
    legal: shown(settings.footer.legal),
  },
}

// The files of a content type that is switched off may be absent.
const isOn = (type: ContentType) => !isOff(type, pageSettings(site))

export const hasTeamPage = isOn(teamPageType)
export const hasCareersPage = isOn(careersPageType)

const { illustrations } = readBrand('content')

/** Whether the illustrations are maps with trails. */
export const hasMaps = illustrations === 'maps'

/** Whether the site shows an image in place of the initials of a person. */
export const hasPortrait = ({ image }: { image?: string }) => image !== undefined && illustrations !== 'none'

/** Reads the text of a page that can be switched off; a placeholder if it is. */
function readOptional<Output>(file: string, schema: z.ZodObject & z.ZodType<Output>, isShown: boolean): Output {
  return isShown ? read(file, schema) : schema.parse(shortest(schema))
}

export const statistics = read('statistics.yml', z.array(statistic))
export const services = readFolder('services', service)
export const team = readFolder('team', teamMember).sort(byOrder)
export const jobs = isOn(jobType) ? readFolder('jobs', job).sort(byOrder) : []
export const testimonials = isOn(testimonialType) ? readFolder('testimonials', testimonial).sort(byOrder) : []

export const home = read('pages/home.yml', homePage)
export const about = read('pages/about.yml', aboutPage)
export const teamPage = readOptional('pages/team.yml', teamPageSchema, hasTeamPage)
export const careers = readOptional('pages/careers.yml', careersPage, hasCareersPage)
export const overview = read('pages/services.yml', servicesPage)
export const serviceTemplate = read('pages/service-template.yml', serviceTemplateSchema)
export const contact = read('pages/contact.yml', contactPage)
/** The fields of the consultation form, in its order. */
export const fields = formFields(contact.form, site.language)
export const thanks = read('pages/thanks.yml', thanksPage)
export const notFound = read('pages/not-found.yml', notFoundPageSchema)

export const shownTestimonials = testimonials.slice(0, SHOWN_TESTIMONIALS)

export const leaders = team.slice(0, SHOWN_MEMBERS)

/** The statistics of the home page that have a footnote, in the order of their numbers. */
export const footnotes = (home.stats?.statistics ?? []).flatMap((key) => {
  const { note } = named(statistics, key)
  return note === undefined ? [] : [{ key, note }]
})

type Service = (typeof services)[number]

export const servicePaths = (entry: Service) => pagePaths(serviceType, entry.slug, entry, pageSettings(site))

export const canonicalServicePath = (entry: Service) =>
  canonicalPath(serviceType, entry.slug, entry, pageSettings(site))

/** Returns the address of the contact page whose form names a service. */
export const contactPath = (entry: Service) => `/contact?service=${entry.slug}`

/** Returns the path that the services menu links to: the one with the menu's prefix, or the canonical one. */
export function menuPath(entry: Service): string {
  const { prefix } = site.navigation.services
  return servicePaths(entry).find((path) => path.startsWith(`/${String(prefix)}/`)) ?? canonicalServicePath(entry)
}

/** The first service of the services menu, whose page is tested for all service pages. */
export const menuService = named(services, site.navigation.services.groups[0]?.services[0] ?? '')

const byLength = services.toSorted((one, other) => JSON.stringify(one).length - JSON.stringify(other).length)

/** The services with the least and the most text. */
export const extremeServices = byLength.filter((_, index) => index === 0 || index === byLength.length - 1)

/** Returns the visible entries of a content type that are not switched off, unless they share a file. */
function entriesOf(type: ContentType): ContentEntry[] {
  const { source } = type
  const files = source.kind === 'folder' ? visibleFiles(source.folder) : source.kind === 'file' ? [source.file] : []
  return isOff(type, pageSettings(site))
    ? []
    : files.map((file) => ({ type, slug: slugOf(file), value: visibleYaml(file) }))
}

/** The anchors on every page that links may target, by path. */
export const anchors = linkablePages(CONTENT_TYPES.flatMap(entriesOf))

/** Every path that responds with its own page. */
export const paths = [...anchors.keys()]

/** A path that responds with the 404 page. */
export const UNKNOWN_PATH = '/no-such/page'

/** One path for each content type with pages, in alphabetical order, and last one that responds with the 404 page. */
export const pageTypes = CONTENT_TYPES.filter(({ name, page }) => page && name !== 'NotFoundPage')
  .flatMap((type) => {
    const entries = entriesOf(type)
    const entry = entries.find(({ slug }) => slug === menuService.slug) ?? entries[0]
    return entry ? pagePaths(type, entry.slug, entry.value, pageSettings(site)).slice(0, 1) : []
  })
  .sort()
  .concat(UNKNOWN_PATH)

const textPages = entriesOf(textPageType).map(({ slug, value }) => ({ path: `/${slug}`, ...textPage.parse(value) }))

/** The main heading of each page that links lead to, by path. */
export const headings: Readonly<Record<string, string>> = {
  '/': home.hero.heading,
  '/about': about.intro.heading,
  ...(hasTeamPage && { '/about/team': teamPage.intro.heading }),
  ...(hasCareersPage && { '/careers': careers.hero.heading }),
  '/contact': contact.hero.heading,
  '/services': overview.intro.heading,
  ...Object.fromEntries(textPages.map(({ path, heading }) => [path, heading])),
  ...Object.fromEntries(services.flatMap((entry) => servicePaths(entry).map((path) => [path, entry.title]))),
}

/** The pages that the navigation or the footer names. Other pages have no name in breadcrumbs. */
export const namedPaths = [site.navigation.services.all, ...site.navigation.pages]
  .concat(site.footer.company.links, site.footer.legal)
  .map(({ to }) => to)

const firstLink = site.navigation.pages.find(({ to }) => to !== '/' && to in headings)
if (!firstLink) throw new Error('These tests need a link to another page in the navigation bar')

/** The first link of the navigation bar to another page of the site, and the main heading of that page. */
export const navigationLink = { ...firstLink, heading: headings[firstLink.to] ?? '' }

/** Returns the entry with this slug, or the statistic with this key. */
export function named<Entry extends { slug: string } | { key: string }>(
  entries: readonly Entry[],
  name: string,
): Entry {
  const entry = entries.find((one) => ('slug' in one ? one.slug : one.key) === name)
  if (!entry) throw new Error(`content/ has no ${name}`)
  return entry
}
