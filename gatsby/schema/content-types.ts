import type { CreateSchemaCustomizationArgs } from 'gatsby'
import { CONTENT_TYPES, type ContentType } from '../../src/content-model/registry'
import { analyticsExtension } from './analytics-extension'
import { deliveryExtension } from './delivery-extension'
import { iconExtension, imageExtension, publishedExtension, unpublishedExtension } from './field-extensions'
import { graphqlTypes } from './graphql-types'
import { dayExtension, phoneLinkExtension } from './locale-extensions'
import { logoExtension } from './logo-extension'
import { barFromExtension } from './navigation-bar'
import { neighborsExtension } from './neighbors-extension'
import { noJsFormExtension } from './no-js-form'
import { pageHeadExtension } from './page-head-extension'
import {
  anchorPathExtension,
  canonicalPathExtension,
  menuPathExtension,
  omitsOffPagesExtension,
  pagePathsExtension,
  requestPathExtension,
  serviceFoldersExtension,
} from './page-path-extensions'
import { shareImageExtension } from './share-image-extension'
import { structuredDataExtension } from './structured-data-extension'

/** The types and fields that the build adds: see content-nodes.ts, drawn-images.ts, and share-image-extension.ts. */
const DERIVED_TYPES = `
  "The fields that the build adds to an entry with its own file: see content-nodes.ts."
  type EntryFields { slug: String! }

  "An outline icon on a 24-unit grid: paths that are drawn with a stroke."
  type Icon { name: String! paths: [String!]! }

  "A date such as 2026-12-01, and the same as text in the language of the site."
  type Day { date: String! text: String! }

  "A drawing of the build: its path on the site and its size in CSS pixels. See drawn-images.ts."
  type Drawing { src: String! width: Int! height: Int! }

  "A map illustration: the terrain and the trail over it."
  type MapIllustration { image: Drawing! trail: Trail! }

  "A trail over the terrain, in the units of the map illustration."
  type Trail { path: String! markers: [Marker!]! }
  type Marker { number: Int! title: String! x: Float! y: Float! label: MarkerLabel! }
  type MarkerLabel { x: Float! y: Float! anchor: String! }

  "What the head of a page states: see page-head-extension.ts."
  type PageHead { title: String! description: String! address: PageAddress }

  "The address of a page that can be found and shared, and what it shows there."
  type PageAddress {
    canonicalPath: String! @canonicalPath
    shareImage: ShareImage! @shareImage
    structuredData: String @structuredData
  }

  "The preview image of a page that is shared on other sites: its path on the site and its size in pixels."
  type ShareImage { path: String! width: Int! height: Int! }

  "The data that lets a browser post the consultation form without JavaScript: see no-js-form.ts."
  type NoJsForm { action: String! name: String attributes: [NamedValue!]! hidden: [NamedValue!]! honeypot: Honeypot! }
  type NamedValue { name: String! value: String! }
  type Honeypot { name: String! type: String! }

  "A breakpoint of src/styles/media.ts from which the navigation bar has room for its links: see navigation-bar.ts."
  enum BarBreakpoint { large wide }

  type SiteSettings implements Node @dontInfer { barFrom: BarBreakpoint @barFrom }

  type IntegrationsDelivery { noJsForm: NoJsForm @noJsForm }

  "The firm's logo on each background: see logo-extension.ts."
  type Logo { onPaper: Drawing! onDark: Drawing! }

  type SiteSettings implements Node @dontInfer { logo: Logo @logo }
  "The paths that links and the menu compare: see page-path-extensions.ts."
  type Service implements Node @dontInfer {
    paths: [String!]! @pagePaths
    menuPath: String! @menuPath
    requestPath: String! @requestPath
    neighbors: Neighbors @neighbors
  }

  "The other services of a service's group, and the address of the group: see neighbors-extension.ts."
  type Neighbors { group: String! path: String! services: [Service!]! }
  type SiteSettingsNavigationServices { folders: [String!]! @serviceFolders }
`

/** Returns the type definition with the fields that a content type's record adds to those of its schema; none if it adds none. */
export function recordFields({ name, page, anchorOn, source, maps = {}, drawings = [] }: ContentType): string[] {
  const fields = [
    ...(page ? ['head: PageHead! @pageHead'] : []),
    ...(page && !page.unlisted ? ['canonicalPath: String! @canonicalPath'] : []),
    ...(anchorOn ? ['anchorPath: String @anchorPath'] : []),
    ...Object.keys(maps).map((map) => `${map}: MapIllustration @proxy(from: "fields.${map}")`),
    ...drawings.map((drawing) => `${drawing}: Drawing @proxy(from: "fields.${drawing}")`),
    // Tells previews why visitors do not see an entry.
    ...(source.kind === 'folder' ? ['unpublished: String @unpublished'] : []),
  ]
  return fields.length > 0 ? [`type ${name} implements Node @dontInfer { ${fields.join(' ')} }`] : []
}

/** Registers the GraphQL types of all content and the field extensions that they use. */
export function createContentTypes({ actions, ...build }: CreateSchemaCustomizationArgs): void {
  const { createTypes, createFieldExtension } = actions
  const extensions = [
    iconExtension,
    imageExtension(),
    publishedExtension,
    unpublishedExtension,
    dayExtension,
    phoneLinkExtension,
    deliveryExtension,
    analyticsExtension,
    noJsFormExtension,
    barFromExtension,
    pageHeadExtension,
    canonicalPathExtension,
    logoExtension(build),
    pagePathsExtension,
    anchorPathExtension,
    menuPathExtension,
    requestPathExtension,
    neighborsExtension,
    serviceFoldersExtension,
    omitsOffPagesExtension,
    shareImageExtension(build),
    structuredDataExtension,
  ]
  for (const extension of extensions) createFieldExtension(extension)
  createTypes([graphqlTypes(CONTENT_TYPES), DERIVED_TYPES, ...CONTENT_TYPES.flatMap(recordFields)])
}
