import { z } from 'zod'
import { unpublishedText } from '../content-check/messages/publication-messages'
import { capitalized } from '../content-check/messages/text-format'
import { formFields } from '../content-model/consultation-form/form-fields'
import { formWords } from '../content-model/consultation-form/words'
import { delivery, deliveryText } from '../content-model/delivery'
import { formatDate } from '../content-model/locale/format-date'
import { phoneLink } from '../content-model/locale/phone-number'
import { fillInOffer } from '../content-model/offer'
import { type PageSettings, pageSettings } from '../content-model/page-settings'
import { dayOf, unpublishedReason } from '../content-model/publication'
import {
  canonicalPath,
  type ContentEntry,
  entryAddresses,
  offPages,
  pagePaths,
} from '../content-model/routes/entry-paths'
import { textFor } from '../content-model/provider-fields'
import { pathOf } from '../content-model/routes/link-paths'
import { scheduling, schedulingSetup } from '../content-model/scheduling'
import { entryOf, searchTextOf } from './entries'
import { noJsForm } from './no-js-form'
import { type Field, type FieldResolvers, readIntegrations, readSite } from './node-model'
import { relatedServicesOf } from './related-services'

const links = z.array(z.unknown())
const target = z.object({ to: z.string() })

function fromPages(valueOf: (entry: ContentEntry, pages: PageSettings, menuPrefix?: string) => unknown) {
  return async ({ source, nodeModel }: Field) => {
    const site = await readSite(nodeModel)
    return valueOf(entryOf(source), pageSettings(site), site.navigation.services.prefix)
  }
}

/**
 * What follows from the content alone. Both the build and the editor's preview run these, so they are pure: what they
 * need besides the field comes from the node model. gatsby/schema/build-resolvers.ts has those that need files.
 */
export const FIELD_RESOLVERS: FieldResolvers = {
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
    return value ? textFor(value, analytics?.provider ?? 'none', analytics?.url) : null
  },

  textPerScheduling: async ({ value, nodeModel }) => {
    const { scheduling: chosen } = await readIntegrations(nodeModel)
    return value && chosen ? textFor(value, chosen.provider, chosen.url) : null
  },

  /** The parameters of the calendar's address that fill in its form, if it documents any. */
  schedulingPrefill: ({ source }) => schedulingSetup(scheduling.parse(source).provider)?.prefill,

  /** A list of links, except those to disabled pages. */
  omitsOffPages: async ({ value, nodeModel }) => {
    const off = offPages(pageSettings(await readSite(nodeModel)))
    // These are the links of the content themselves, so that the preview knows the fields of their labels.
    return links.parse(value).filter((link) => !off.has(pathOf(target.parse(link).to)))
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

  /** The rules of the form's fields, with the text that the group `form` has for each. */
  consultationFields: async ({ source, nodeModel }) =>
    formFields(formWords.parse(source), (await readSite(nodeModel)).language),

  noJsForm: async ({ source, nodeModel }) => noJsForm(delivery.parse(source), (await readSite(nodeModel)).url),

  closingPage: ({ source, nodeModel }) => (source.closing ? nodeModel.findOne({ type: 'HomePage', query: {} }) : null),

  relatedServices: relatedServicesOf,
}
