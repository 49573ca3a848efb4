import { readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { z } from 'zod'
import { unpublishedText } from '../../content-check/messages/publication-messages'
import { capitalized } from '../../content-check/messages/text-format'
import { analyticsText } from '../../content-model/analytics'
import { delivery, deliveryText } from '../../content-model/delivery'
import { canonicalPath, type ContentEntry, entryAddresses, offPages, pagePaths } from '../../content-model/entry-paths'
import { formatDate } from '../../content-model/locale/format-date'
import { phoneLink } from '../../content-model/locale/phone-number'
import { fillInOffer } from '../../content-model/offer'
import { type PageSettings, pageSettings } from '../../content-model/page-settings'
import { dayOf, unpublishedReason } from '../../content-model/publication'
import { pathOf } from '../../content-model/routes/link-paths'
import { readBrand } from '../brand/read-brand'
import { recolorLogo } from '../brand/recolor-logo'
import { entryOf, searchTextOf } from '../sources/content-entries'
import { saveDrawing } from '../sources/drawn-images'
import { CONTENT_COPY } from '../sources/validated-copy'
import { indexSheet, serviceMap } from './country'
import { noJsForm } from './no-js-form'
import { relatedServicesOf } from './related-services'
import { type Field, readIntegrations, readSite } from './resolver-context'
import { shareImageOf } from './share-image'
import { structuredDataOf } from './structured-data'

// A link keeps its label.
const links = z.array(z.looseObject({ to: z.string() }))
const contentFile = z.object({ absolutePath: z.string() })
const imageFile = z.object({ children: z.array(z.string()) })

/** A resolver whose value depends on an entry and on the page settings in `content/site.yml`. */
function fromPages(valueOf: (entry: ContentEntry, pages: PageSettings, menuPrefix?: string) => unknown) {
  return async ({ source, nodeModel }: Field) => {
    const site = await readSite(nodeModel)
    return valueOf(entryOf(source), pageSettings(site), site.navigation.services.prefix)
  }
}

/**
 * The values that replace the YAML of fields with a directive of this name. Visitors load only these, and browsers
 * would need a lot of code to compute them.
 */
export const FIELD_RESOLVERS: Readonly<Record<string, (field: Field) => unknown>> = {
  /** The paths of the icon that the field names. */
  icon: ({ value }) => readIcon(String(value)),

  /** The image that the field names, from the folder of the entry's file; null if the site has no pictures. */
  image: async ({ source, value, nodeModel }) => {
    if (typeof value !== 'string' || readBrand(CONTENT_COPY).illustrations === 'none') return null
    const yaml = contentFile.parse(nodeModel.getNodeById({ id: String(source.parent) }))
    const absolutePath = join(dirname(yaml.absolutePath), value)
    const file = await nodeModel.findOne({ type: 'File', query: { filter: { absolutePath: { eq: absolutePath } } } })
    const { children } = imageFile.parse(file)
    return children.map((id) => nodeModel.getNodeById({ id, type: 'ImageSharp' })).find(Boolean)
  },

  /** The field's date, and its text in the site's language. */
  day: async ({ value, nodeModel }) =>
    typeof value === 'string' ? { date: value, text: formatDate(value, (await readSite(nodeModel)).language) } : null,

  /** The link that dials the number in the field `phone`, if the field is `phoneLink`. */
  phoneLink: async ({ source, name, nodeModel }) => {
    const phone = source[name.replace(/Link$/, '')]
    return typeof phone === 'string' ? phoneLink(phone, (await readSite(nodeModel)).country) : null
  },

  /** The text for the configured delivery, so that a page always describes what actually happens. */
  textPerDelivery: async ({ value, nodeModel }) => {
    const { delivery: chosen } = await readIntegrations(nodeModel)
    return value ? deliveryText(value, chosen, await readSite(nodeModel)) : null
  },

  /** The text for the configured analytics, so that the privacy policy always says what is measured. */
  textPerAnalytics: async ({ value, nodeModel }) => {
    const { analytics } = await readIntegrations(nodeModel)
    return value ? analyticsText(value, analytics) : null
  },

  /** A list of links, except those to disabled pages. */
  omitsOffPages: async ({ value, nodeModel }) => {
    const off = offPages(pageSettings(await readSite(nodeModel)))
    return links.parse(value).filter(({ to }) => !off.has(pathOf(to)))
  },

  /** Why visitors do not see the entry; null for published entries, so always null in builds for visitors. */
  unpublished: async ({ source, nodeModel }) => {
    const reason = unpublishedReason(source, dayOf(new Date(), (await readSite(nodeModel)).timeZone))
    return reason ? capitalized(unpublishedText(reason)) : null
  },

  /** The content of the head of an entry's page. Only pages that can be found and shared have an address. */
  pageHead: async ({ source, nodeModel }) => {
    const { title, description } = searchTextOf(source)
    return {
      title,
      description: fillInOffer(description, await readSite(nodeModel)),
      address: entryOf(source).type.page?.unlisted ? null : source,
    }
  },

  /** The path of an entry's page that search engines see. */
  canonicalPath: fromPages(({ type, slug, value }, pages) => canonicalPath(type, slug, value, pages)),

  /** The paths of all pages of an entry. */
  pagePaths: fromPages(({ type, slug, value }, pages) => pagePaths(type, slug, value, pages)),

  /** The path of a service's page that the menu links to. */
  menuPath: fromPages(({ type, slug, value }, pages, menuPrefix) => {
    const paths = pagePaths(type, slug, value, pages)
    return paths.find((path) => path.startsWith(`/${menuPrefix}/`)) ?? paths[0]
  }),

  /** The address of an entry's anchor on a page; null if that page is disabled. */
  anchorPath: fromPages(({ type, slug, value }, pages) => entryAddresses(type, slug, value, pages).at(-1)),

  /** The parent paths of service pages, each with a trailing slash. */
  serviceFolders: async ({ nodeModel }) => (await readSite(nodeModel)).servicePrefixes.map((prefix) => `/${prefix}/`),

  /** The firm's logo on each background, with its `currentColor` parts in the text color; null without a logo. */
  logo: () => {
    const { logo, colors } = readBrand(CONTENT_COPY)
    if (logo === undefined) return null
    const inColor = (color: string) => {
      const { svg, ...size } = recolorLogo(logo, color)
      return saveDrawing('logo', svg, size)
    }
    return { onPaper: inColor(colors.ink), onDark: inColor(colors.onDark) }
  },

  /** The data for posting the form without JavaScript, so that pages do not depend on the delivery. */
  noJsForm: async ({ source, nodeModel }) => noJsForm(delivery.parse(source), (await readSite(nodeModel)).url),

  /** The home page if a page ends with its call to action, or else null. */
  closingPage: ({ source, nodeModel }) => (source.closing ? nodeModel.findOne({ type: 'HomePage', query: {} }) : null),

  indexSheet,
  relatedServices: relatedServicesOf,
  serviceMap,
  shareImage: shareImageOf,
  structuredData: structuredDataOf,
}

/**
 * Reads an icon's path data.
 *
 * @param name a name from the content model's icon list
 * @throws if the icon family has no such icon, which a unit test rules out for the whole list
 */
export function readIcon(name: string): { name: string; paths: string[] } {
  // Gatsby compiles this file to another folder, so paths are relative to the working directory.
  const svg = readFileSync(resolve('node_modules/@tabler/icons/icons/outline', `${name}.svg`), 'utf8')
  // The first path of each file is the empty square of the grid. It is skipped because it begins with another attribute.
  return { name, paths: [...svg.matchAll(/<path d="([^"]+)"/g)].flatMap(([, data]) => data ?? []) }
}
