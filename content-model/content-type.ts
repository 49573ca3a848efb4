import type { z } from 'zod'

/** The files of a content type's entries. Paths are relative to `content/`, with `/` as the separator. */
type Source =
  /**
   * One file per entry, named after its slug. `word` is what editors call an entry in commands. `titleFields` are the
   * fields that get the title of a new entry; the last one is the name by which the editor at /admin lists entries.
   */
  | { kind: 'folder'; folder: string; word: string; titleFields: readonly string[] }
  /** Only this file, which must exist unless it is switched off, with one entry. */
  | { kind: 'file'; file: string }
  /** One file with a list of entries, with a `key` if others refer to them. */
  | { kind: 'list'; file: string; optional?: true }

interface EntryPages {
  /**
   * The paths of an entry's pages, the canonical one first. `{slug}` is the entry's slug. A path with `{prefix}` stands
   * for one path per prefix in the entry's field `prefixes` or, without that field, in the site's `servicePrefixes`.
   */
  paths: readonly string[]
  /** The name, without extension, of the file in `src/templates/`. Without it, a file in `src/pages/` makes the page. */
  template?: string
  /** The ids of the sections that links may point to. A browser test compares them with the built pages. */
  anchors: readonly string[]
  /** Nothing links to the page, and search engines and social networks do not show it. */
  unlisted?: true
  /** The page above it in its breadcrumbs, if that is not the home page. */
  parent?: ContentTypeRecord
}

/** A rectangle on a map, in map units. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

export interface EntryMap {
  /**
   * The number from which the landscape is generated. Each map has another, so that no two pages show the same one. If a
   * landscape does not suit its page, try another number.
   */
  hill: number
  /** The map's background: paper, or the site's dark bands. */
  tone: 'light' | 'dark'
  /** The keys of the field with the markers' titles, such as `hero.waymarks`. By default, the only marker is on the summit. */
  titles?: string
  /** The first and the last of the titles have no number: they are where the trail begins and where it leads. */
  unnumberedEnds?: true
  /** The size of the titles: by default, that of a map as wide as the page. */
  labelSize?: 'column'
  /** The part, in map units, that is visible at every width at which the map shows labels. All labels are inside it. */
  visible?: Box
  /** The trail leads nowhere, as on the 404 page, so it has no markers. */
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
  /** Pages show an entry only where other content names it. The check warns about an unnamed one, a probable mistake. */
  shownWhereNamed?: true
  /** The content type whose pages all show the content of this one. */
  onPagesOf?: ContentTypeRecord
  /** The content type whose page has an anchor for each entry. */
  anchorOn?: ContentTypeRecord
  /**
   * The section of another page that shows the entries with the lowest `order`, up to `most` of them: the page, the
   * section's anchor, and the page's field with the section's text. Without entries, the page has no such section.
   */
  sectionOn?: { type: ContentTypeRecord; anchor: string; texts: string; most: number }
  /** The paths of other pages that show it; `*` means every page of the site. */
  alsoShownOn?: readonly string[]
  /** Its map illustrations, by the names of their GraphQL fields. */
  maps?: Readonly<Record<string, EntryMap>>
  /** Each entry has a waymark on the index sheet of the services overview, and a map of the trail to its summit. */
  onIndexSheet?: true
  /** What structured data tells search engines about an entry, on its own page or on the page with its anchor. */
  subjects?: readonly Subject[]
  /** Its further GraphQL fields, each with its type and with the directive of its resolver: see content-resolvers/. */
  derivedFields?: Readonly<Record<string, string>>
  /** Its other drawn images, which are also GraphQL fields: see gatsby/sources/drawn-images.ts. */
  drawings?: readonly 'terrain'[]
}

/** Defines a content type. Add it to the list in records.ts. */
export function defineContentType<Name extends string>(record: ContentTypeRecord<Name>): ContentTypeRecord<Name> {
  return record
}
