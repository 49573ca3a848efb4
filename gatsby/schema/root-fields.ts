import { ICON_NAMES, type ContentTypeName } from '../../src/content-model/fields'
import { readIcon } from './field-extensions'

/**
 * Content types that have exactly one entry, by the name of the root field that returns it. Gatsby's own root fields are
 * nullable. These are not, because the content check guarantees that the entries exist.
 */
const SINGLE_ENTRIES = {
  settings: 'SiteSettings',
  delivery: 'DeliverySettings',
  home: 'HomePage',
  about: 'AboutPage',
  ourTeam: 'TeamPage',
  careers: 'CareersPage',
  servicesOverview: 'ServicesPage',
  serviceFrame: 'ServiceTemplate',
  contact: 'ContactPage',
  thanks: 'ThanksPage',
  notFound: 'NotFoundPage',
} as const satisfies Record<string, ContentTypeName>

/** Content types whose entries are pages of one template, by the name of the root field that returns one entry. */
const ENTRIES_BY_ID = {
  serviceWithId: 'Service',
  legalPageWithId: 'LegalPage',
} as const satisfies Record<string, ContentTypeName>

/** The part of Gatsby's node model that these resolvers use. */
interface ResolverContext {
  nodeModel: {
    findOne: (args: { type: string; query: object }) => Promise<unknown>
    getNodeById: (args: { id: string; type: string }) => unknown
  }
}

/**
 * Adds non-null root fields for the entries that pages query and for the icons that editors can choose.
 *
 * @param createResolvers Gatsby's function of that name
 */
export function createRootFields(createResolvers: (resolvers: object) => void): void {
  const fields: Record<string, object> = {}
  for (const [field, type] of Object.entries(SINGLE_ENTRIES)) {
    fields[field] = {
      type: `${type}!`,
      resolve: (_source: unknown, _args: unknown, { nodeModel }: ResolverContext) =>
        nodeModel.findOne({ type, query: {} }),
    }
  }
  for (const [field, type] of Object.entries(ENTRIES_BY_ID)) {
    fields[field] = {
      type: `${type}!`,
      args: { id: 'String!' },
      resolve: (_source: unknown, { id }: { id: string }, { nodeModel }: ResolverContext) =>
        nodeModel.getNodeById({ id, type }),
    }
  }
  fields.icons = { type: '[Icon!]!', resolve: () => ICON_NAMES.map(readIcon) }
  createResolvers({ Query: fields })
}
