import { readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { z } from 'zod'
import { unpublishedText } from '../../content-check/messages/publication-messages'
import { capitalized } from '../../content-check/messages/text-format'
import { analyticsText } from '../../content-model/analytics'
import { formFields } from '../../content-model/consultation-form/form-fields'
import { formWords } from '../../content-model/consultation-form/words'
import { delivery, deliveryText } from '../../content-model/delivery'
import {
  canonicalPath,
  type ContentEntry,
  entryAddresses,
  offPages,
  pagePaths,
} from '../../content-model/routes/entry-paths'
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
import { CONTENT_COPY } from '../sources/content-copy'
import { indexSheet, serviceMap } from './service-maps'
import { noJsForm } from './no-js-form'
import { relatedServicesOf } from './related-services'
import { type Field, readIntegrations, readSite } from './resolver-context'
import { shareImageOf } from './share-image'
import { structuredDataOf } from './structured-data'

// A link keeps its label.
const links = z.array(z.looseObject({ to: z.string() }))
const contentFile = z.object({ absolutePath: z.string() })
const imageFile = z.object({ children: z.array(z.string()) })

function fromPages(valueOf: (entry: ContentEntry, pages: PageSettings, menuPrefix?: string) => unknown) {
  return async ({ source, nodeModel }: Field) => {
    const site = await readSite(nodeModel)
    return valueOf(entryOf(source), pageSettings(site), site.navigation.services.prefix)
  }
}

/** The resolvers of fields with this directive. In browsers, they would take a lot of code. */
export const FIELD_RESOLVERS: Readonly<Record<string, (field: Field) => unknown>> = {
  icon: ({ value }) => readIcon(String(value)),

  /** The image that the field names, next to its file; null on a site without pictures. */
  image: async ({ source, value, nodeModel }) => {
    if (typeof value !== 'string' || readBrand(CONTENT_COPY).illustrations === 'none') return null
    const yaml = contentFile.parse(nodeModel.getNodeById({ id: String(source.parent) }))
    const absolutePath = join(dirname(yaml.absolutePath), value)
    const file = await nodeModel.findOne({ type: 'File', query: { filter: { absolutePath: { eq: absolutePath } } } })
    const { children } = imageFile.parse(file)
    return children.map((id) => nodeModel.getNodeById({ id, type: 'ImageSharp' })).find(Boolean)
  },

  day: async ({ value, nodeModel }) =>
    typeof value === 'string' ? { date: value, text: formatDate(value, (await readSite(nodeModel)).language) } : null,

  /** The link that dials the number in the field `phone`, for `phoneLink`. */
  phoneLink: async ({ source, name, nodeModel }) => {
    const phone = source[name.replace(/Link$/, '')]
    return typeof phone === 'string' ? phoneLink(phone, (await readSite(nodeModel)).country) : null
  },

  /** These texts always describe what actually happens. */
  textPerDelivery: async ({ value, nodeModel }) => {
    const { delivery: chosen } = await readIntegrations(nodeModel)
    return value ? deliveryText(value, chosen, await readSite(nodeModel)) : null
  },

  textPerAnalytics: async ({ value, nodeModel }) => {
    const { analytics } = await readIntegrations(nodeModel)
    return value ? analyticsText(value, analytics) : null
  },

  /** A list of links, except those to disabled pages. */
  omitsOffPages: async ({ value, nodeModel }) => {
    const off = offPages(pageSettings(await readSite(nodeModel)))
    return links.parse(value).filter(({ to }) => !off.has(pathOf(to)))
  },

  /** Why visitors do not see an entry; null if published, so always in their builds. */
  unpublished: async ({ source, nodeModel }) => {
    const reason = unpublishedReason(source, dayOf(new Date(), (await readSite(nodeModel)).timeZone))
    return reason ? capitalized(unpublishedText(reason)) : null
  },

  /** Only pages that can be found and shared have an address. */
  pageHead: async ({ source, nodeModel }) => {
    const { title, description } = searchTextOf(source)
    return {
      title,
      description: fillInOffer(description, await readSite(nodeModel)),
      address: entryOf(source).type.page?.unlisted ? null : source,
    }
  },

  canonicalPath: fromPages(({ type, slug, value }, pages) => canonicalPath(type, slug, value, pages)),

  pagePaths: fromPages(({ type, slug, value }, pages) => pagePaths(type, slug, value, pages)),

  menuPath: fromPages(({ type, slug, value }, pages, menuPrefix) => {
    const paths = pagePaths(type, slug, value, pages)
    return paths.find((path) => path.startsWith(`/${menuPrefix}/`)) ?? paths[0]
  }),

  /** The address of an entry's anchor on a page; null if that page is disabled. */
  anchorPath: fromPages(({ type, slug, value }, pages) => entryAddresses(type, slug, value, pages).at(-1)),

  serviceFolders: async ({ nodeModel }) => (await readSite(nodeModel)).servicePrefixes.map((prefix) => `/${prefix}/`),

  logo: () => {
    const { logo, colors } = readBrand(CONTENT_COPY)
    if (logo === undefined) return null
    const inColor = (color: string) => {
      const { svg, ...size } = recolorLogo(logo, color)
      return saveDrawing('logo', svg, size)
    }
    return { onPaper: inColor(colors.ink), onDark: inColor(colors.onDark) }
  },

  /** The rules of the form's fields, with the text that the group `form` has for each. */
  consultationFields: async ({ source, nodeModel }) =>
    formFields(formWords.parse(source), (await readSite(nodeModel)).language),

  noJsForm: async ({ source, nodeModel }) => noJsForm(delivery.parse(source), (await readSite(nodeModel)).url),

  closingPage: ({ source, nodeModel }) => (source.closing ? nodeModel.findOne({ type: 'HomePage', query: {} }) : null),

  indexSheet,
  relatedServices: relatedServicesOf,
  serviceMap,
  shareImage: shareImageOf,
  structuredData: structuredDataOf,
}

/** Reads an icon's path data; throws if the family lacks it, which a unit test rules out. */
export function readIcon(name: string): { name: string; path: string } {
  // Gatsby compiles this file elsewhere, so paths are relative to the working directory.
  const svg = readFileSync(resolve('node_modules/@tabler/icons/icons/outline', `${name}.svg`), 'utf8')
  // The grid's empty square, the first path of each file, begins with another attribute.
  return { name, path: [...svg.matchAll(/<path d="([^"]+)"/g)].map(([, data]) => data).join('') }
}
