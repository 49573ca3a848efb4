import type { CreateSchemaCustomizationArgs } from 'gatsby'
import type { ContentTypeName } from '../../src/content-model/fields'
import { CONTENT_TYPES, type ContentType } from '../../src/content-model/registry'
import { deliveryExtension } from './delivery-extension'
import {
  drawingExtension,
  iconExtension,
  pictureExtension,
  publishedExtension,
  sheetExtension,
  unpublishedExtension,
} from './field-extensions'
import { graphqlTypes } from './graphql-types'
import { plainFormExtension } from './no-js-form'
import { shareImageExtension } from './share-image-extension'
import { structuredDataExtension } from './structured-data-extension'

/** The types and fields that the build adds: see content-nodes.ts, drawn-images.ts, and share-image-extension.ts. */
const DERIVED_TYPES = `
  "The fields that the build adds to an entry with its own file: see content-nodes.ts."
  type EntryFields { slug: String! }

  "An outline icon on a 24-unit grid: paths that are drawn with a stroke."
  type Icon { name: String! paths: [String!]! }

  "A map illustration: the image of the terrain and the trail over it."
  type Sheet { picture: ImageSharp! trail: Trail! }

  "A trail over the terrain, in the units of the map illustration."
  type Trail { path: String! markers: [Marker!]! }
  type Marker { number: Int! title: String! x: Float! y: Float! label: MarkerLabel! }
  type MarkerLabel { x: Float! y: Float! anchor: String! }

  "The preview image of a page that is shared on other sites: its path on the site and its size in pixels."
  type ShareImage { path: String! width: Int! height: Int! }

  "The data that lets a browser post the consultation form without JavaScript: see no-js-form.ts."
  type PlainForm { action: String! name: String attributes: [NamedValue!]! hidden: [NamedValue!]! honeypot: Honeypot! }
  type NamedValue { name: String! value: String! }
  type Honeypot { name: String! type: String! }

  type Service implements Node @dontInfer { map: Sheet! @sheet thumbnail: ImageSharp! @drawing }
  type TeamMember implements Node @dontInfer { portrait: ImageSharp! @drawing }
  type SiteSettings implements Node @dontInfer { lake: ImageSharp! @drawing }
  type DeliverySettings implements Node @dontInfer { plainForm: PlainForm @plainForm }
  type HomePage implements Node @dontInfer { sheet: Sheet! @sheet closingSheet: Sheet! @sheet }
  type AboutPage implements Node @dontInfer { sheet: Sheet! @sheet closingSheet: Sheet! @sheet }
  type CareersPage implements Node @dontInfer { sheet: Sheet! @sheet closingSheet: Sheet! @sheet }
  type ServicesPage implements Node @dontInfer { closingSheet: Sheet! @sheet }
  type ContactPage implements Node @dontInfer { sheet: Sheet! @sheet }
  type NotFoundPage implements Node @dontInfer { sheet: Sheet! @sheet }
`

/** The types whose entries are pages that people share: all except the 404 page and the thank-you page. */
const SHARED_PAGES: readonly ContentTypeName[] = [
  'HomePage',
  'AboutPage',
  'TeamPage',
  'CareersPage',
  'ServicesPage',
  'Service',
  'ContactPage',
  'LegalPage',
]

const sharedPage = (type: ContentTypeName) =>
  `type ${type} implements Node @dontInfer { shareImage: ShareImage! @shareImage structuredData: String @structuredData }`

/** Adds the field that tells previews why visitors do not see an entry. */
const withheldEntry = ({ name, source }: ContentType) =>
  source.kind === 'folder' ? [`type ${name} implements Node @dontInfer { unpublished: String @unpublished }`] : []

/** Registers the GraphQL types of all content and the field extensions that they use. */
export function createContentTypes({ actions, ...build }: CreateSchemaCustomizationArgs): void {
  const { createTypes, createFieldExtension } = actions
  const extensions = [
    iconExtension,
    pictureExtension,
    drawingExtension,
    sheetExtension,
    publishedExtension,
    unpublishedExtension,
    deliveryExtension,
    plainFormExtension,
    shareImageExtension(build),
    structuredDataExtension,
  ]
  for (const extension of extensions) createFieldExtension(extension)
  createTypes([
    graphqlTypes(CONTENT_TYPES),
    DERIVED_TYPES,
    ...SHARED_PAGES.map(sharedPage),
    ...CONTENT_TYPES.flatMap(withheldEntry),
  ])
}
