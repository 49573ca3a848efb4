import type { z } from 'zod'

/** The files of a content type's entries. Paths are relative to `content/`, with `/` as the separator. */
type Source =
  /** One file per entry, named after its slug. Commands call an entry `word`; a new one's title fills `titleFields`. */
  | { kind: 'folder'; folder: string; word: string; titleFields: readonly string[] }
  /** Only this file, which must exist unless it is switched off, with one entry. */
  | { kind: 'file'; file: string }
  /** One file with a list of entries, with a `key` if others refer to them. */
  | { kind: 'list'; file: string; optional?: true }

interface EntryPages {
  /**
   * Their paths, the canonical one first. `{slug}` is the entry's slug; `{prefix}` is each of `prefixes`, by default
   * the site's.
   */
  paths: readonly string[]
  /** The file in `src/templates/`, without extension, or else the page is a file in `src/pages/`. */
  template?: string
  /** The ids of sections to link to. A browser test compares them with the built pages. */
  anchors: readonly string[]
  /** Nothing links to the page, and search engines and social networks do not show it. */
  unlisted?: true
  /** The page above it in its breadcrumbs, if that is not the home page. */
  parent?: ContentTypeRecord
}

export interface EntryMap {
  /** The number of its landscape: another one gives another map. */
  hill: number
  tone: 'light' | 'dark'
  /** The keys of the field with the markers' titles, such as `hero.waymarks`. By default, the only marker is on the summit. */
  titles?: string
  /** The part, in map units, that is visible wherever the map shows its labels. */
  visible?: { left: number; top: number; right: number; bottom: number }
  runsOff?: true
}

/** An optional part of the site: its key in `show` of `content/site.yml`, and its name there. */
export interface Switch {
  key: string
  label: string
}

/** What structured data says about an entry: see gatsby/structured-data/subjects.ts. */
export type Subject = 'site' | 'firm' | 'firmWithHours' | 'person' | 'position' | 'service'

/** All that the project knows about a content type. Other code derives it from here. */
export interface ContentTypeRecord<Name extends string = string> {
  name: Name
  /** The name that editors use for one entry. */
  label: string
  /** The name that editors use for all entries together, if there can be many. */
  collection?: string
  schema: z.ZodObject
  source: Source
  page?: EntryPages
  /** What switches its entries off; by default, nothing can. */
  shownBy?: Switch
  /** How many entries a new firm begins with, or `present` for those of the site that it copies; by default, none. */
  firstEntries?: number | 'present'
  /** Shown only where other content names it, so an unnamed entry is probably a mistake. */
  shownWhereNamed?: true
  /** The content type whose pages all show the content of this one. */
  onPagesOf?: ContentTypeRecord
  /** The content type whose page has an anchor for each entry. */
  anchorOn?: ContentTypeRecord
  /** The section with the `most` entries lowest in `order`, if any: its anchor, and the page's field with its text. */
  sectionOn?: { type: ContentTypeRecord; anchor: string; texts: string; most: number }
  /** The paths of other pages that show it; `*` means every page of the site. */
  alsoShownOn?: readonly string[]
  /** Its map illustrations, by the names of their GraphQL fields. */
  maps?: Readonly<Record<string, EntryMap>>
  /** Each entry has a waymark on the index sheet of the services overview, and a map of the trail to its summit. */
  onIndexSheet?: true
  /** What search engines read about an entry, on its page or on the page with its anchor. */
  subjects?: readonly Subject[]
  /** Its further GraphQL fields, each with its type and with the directive of its resolver: see content-resolvers/. */
  derivedFields?: Readonly<Record<string, string>>
  /** Its other drawn images, which are also GraphQL fields: see gatsby/sources/drawn-images.ts. */
  drawings?: readonly 'terrain'[]
}

/** Defines a content type. Add it to the list in registry.ts. */
export function defineContentType<Name extends string>(record: ContentTypeRecord<Name>): ContentTypeRecord<Name> {
  return record
}
