import type { Actions } from 'gatsby'
import { CONSULTATION_FIELDS, FIELD_KINDS, FIELD_WIDTHS } from '../../content-model/consultation-form/fields'
import { CONTENT_TYPES, type ContentType } from '../../content-model/registry'
import { FIELD_RESOLVERS } from '../../content-resolvers/field-resolvers'
import type { Field, NodeModel } from '../../content-resolvers/node-model'
import { BUILD_RESOLVERS } from './build-resolvers'
import { graphqlTypes } from './graphql-types'

/**
 * The types of what the build adds to content. Directives name the resolvers in content-resolvers/field-resolvers.ts and
 * build-resolvers.ts.
 */
const DERIVED_TYPES = `
  type EntryFields { slug: String! }

  "An outline icon on a 24-unit grid: a path that is drawn with a stroke."
  type Icon { name: String! path: String! }

  "A date such as 2026-12-01, and the same as text in the language of the site."
  type Day { date: String! text: String! }

  "A drawing of the build; the size is in CSS pixels."
  type Drawing { src: String! width: Int! height: Int! }

  "A map illustration: the terrain and the trail over it, and, for a service, the trail's cross section, sketch, and locator."
  type MapIllustration { image: Drawing! trail: Trail! profile: Profile sketch: String locator: Locator }

  "A trail over the terrain, in the units of the map illustration. A marker whose label is a promise has no number."
  type Trail { path: String! markers: [Marker!]! }
  type Marker { number: Int lines: [String!]! x: Float! y: Float! label: MarkerLabel! }
  type MarkerLabel { x: Float! y: Float! anchor: MarkerAnchor! }
  enum MarkerAnchor { start middle end }

  type Profile { path: String! markers: [Position!]! }
  type Position { x: Float! y: Float! }

  "The outline of the index sheet's massifs, and the position of a service on it, with its group's title."
  type Locator { outline: String! title: String! x: Float! y: Float! }

  "The sheet of all services: a title per group, and a waymark per service."
  type IndexSheet { image: Drawing! titles: [SheetTitle!]! waymarks: [SheetWaymark!]! }
  type SheetTitle { x: Float! y: Float! title: String! }
  type SheetWaymark { x: Float! y: Float! lines: [String!]! service: Service! }

  "The entry of a page."
  interface Page { head: PageHead! }

  "A page that ends with a call to action."
  interface ClosingPage { callToAction: CallToAction! callToActionMap: MapIllustration }

  type PageHead { title: String! description: String! address: PageAddress }

  "What a page that can be found and shared shows there."
  type PageAddress {
    canonicalPath: String! @canonicalPath
    shareImage: ShareImage! @shareImage
    structuredData: String @structuredData
  }

  type ShareImage { path: String! width: Int! height: Int! }

  "The data that lets a browser post the consultation form without JavaScript."
  type NoJsForm { action: String! name: String attributes: [NamedValue!]! hidden: [NamedValue!]! honeypot: Honeypot! }
  type NamedValue { name: String! value: String! }
  type Honeypot { name: String! type: String! }

  "The parameters of a calendar's address that fill in its form."
  type SchedulingPrefill { name: String! email: String! }

  "A field of the consultation form: its rules, and its text. An empty select shows the placeholder."
  type ConsultationField {
    name: ConsultationFieldName!
    kind: ConsultationFieldKind!
    required: Boolean!
    maxLength: Int!
    autocomplete: String
    width: ConsultationFieldWidth!
    label: String!
    placeholder: String
    options: [String!]!
    messages: ConsultationFieldMessages!
  }
  enum ConsultationFieldName { ${CONSULTATION_FIELDS.map(({ name }) => name).join(' ')} }
  enum ConsultationFieldKind { ${FIELD_KINDS.join(' ')} }
  enum ConsultationFieldWidth { ${FIELD_WIDTHS.join(' ')} }
  type ConsultationFieldMessages { missing: String! malformed: String! tooLong: String! }

  type Logo { onPaper: Drawing! onDark: Drawing! }

  "The other services of a service's group, and the address of the group."
  type RelatedServices { group: String! path: String! services: [Service!]! }
`

/** The fields that a content type’s record adds to those of its schema. */
function recordFields(type: ContentType): string[] {
  const { name, page, anchorOn, source, maps = {}, drawings = [], onIndexSheet, derivedFields = {} } = type
  const fields = [
    ...(page ? ['head: PageHead! @pageHead'] : []),
    ...(page && !page.unlisted ? ['canonicalPath: String! @canonicalPath'] : []),
    ...(anchorOn ? ['anchorPath: String @anchorPath'] : []),
    ...Object.keys(maps).map((map) => `${map}: MapIllustration @proxy(from: "fields.${map}")`),
    ...(onIndexSheet ? ['map: MapIllustration @serviceMap'] : []),
    ...Object.entries(derivedFields).map(([field, of]) => `${field}: ${of}`),
    ...drawings.map((drawing) => `${drawing}: Drawing @proxy(from: "fields.${drawing}")`),
    // Tells previews why visitors do not see an entry.
    ...(source.kind === 'folder' ? ['unpublished: String @unpublished'] : []),
  ]
  const types = `Node${page ? ' & Page' : ''}${'callToActionMap' in maps ? ' & ClosingPage' : ''}`
  return fields.length > 0 ? [`type ${name} implements ${types} @dontInfer { ${fields.join(' ')} }`] : []
}

type Resolve = (source: unknown, args: unknown, context: unknown, info: unknown) => unknown

/** The definitions of all types of the content, which together are the schema before Gatsby adds to it. */
export function typeDefinitions(): string[] {
  return [graphqlTypes(CONTENT_TYPES), DERIVED_TYPES, ...CONTENT_TYPES.flatMap(recordFields)]
}

/** `@published`, after `@link`: removes references to excluded entries. */
const publishedExtension = {
  name: 'published',
  extend: (_options: unknown, { resolve }: { resolve: Resolve }) => ({
    resolve: async (...field: Parameters<Resolve>) => {
      const entries = await resolve(...field)
      return Array.isArray(entries) ? entries.filter((entry: unknown) => entry !== undefined) : entries
    },
  }),
}

export function createContentTypes({
  actions,
}: {
  actions: Pick<Actions, 'createTypes' | 'createFieldExtension'>
}): void {
  const { createTypes, createFieldExtension } = actions
  for (const [name, resolver] of Object.entries({ ...FIELD_RESOLVERS, ...BUILD_RESOLVERS })) {
    const resolve = (
      source: Field['source'],
      _args: unknown,
      { nodeModel }: { nodeModel: NodeModel },
      { fieldName }: { fieldName: string },
    ) => resolver({ name: fieldName, source, value: source[fieldName], nodeModel })
    createFieldExtension({ name, extend: () => ({ resolve }) })
  }
  createFieldExtension(publishedExtension)
  createTypes(typeDefinitions())
}
