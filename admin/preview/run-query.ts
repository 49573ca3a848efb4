import { type FieldNode, Kind, type OperationDefinitionNode, parse, type SelectionSetNode } from 'gatsby/graphql'
import { z } from 'zod'
import { fieldsOf, metadataOf, unwrapOptional } from '../../content-check/parse/schema-path'
import { formerItems, isGroup } from '../../content-check/write/former-items'
import { analyticsText } from '../../content-model/analytics'
import { deliveryText } from '../../content-model/delivery'
import { canonicalPath, offPages } from '../../content-model/routes/entry-paths'
import { integrations } from '../../content-model/integrations'
import { formatDate } from '../../content-model/locale/format-date'
import { globalNumber } from '../../content-model/locale/phone-number'
import { pageSettings } from '../../content-model/page-settings'
import { type ContentType, contentTypeOf, slugOf } from '../../content-model/registry'
import { pathOf } from '../../content-model/routes/link-paths'
import type { site as siteSettings } from '../../content-model/site'
import type { PublishedContent } from '../check-change'

export interface QueryParts {
  fragments: string
  icons: Readonly<Record<string, unknown>>
}

export interface Site extends Pick<QueryParts, 'icons'> {
  /** The content now, and when the site was built. */
  now: PublishedContent
  then: PublishedContent
  settings: z.output<typeof siteSettings>
  /** The paths of the file that is being edited, and of the one whose page is shown. */
  edited: string
  shown: string
  /** The address of a chosen picture; undefined until it has been read. */
  pictureAt: (name: string) => string | undefined
}

/** A field's value now and when the site was built, and what a query returned for it then. */
interface Versions {
  now: unknown
  then: unknown
  built: unknown
}

type Selections = SelectionSetNode | undefined
type Resolve = (field: FieldNode, built: unknown) => unknown

const operations = new Map<string, OperationDefinitionNode>()
const fragments = new Map<string, SelectionSetNode>()

export function addDocument(text: string): void {
  for (const definition of operations.has(text) ? [] : parse(text, { noLocation: true }).definitions) {
    if (definition.kind === Kind.OPERATION_DEFINITION) operations.set(text, definition)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition.selectionSet)
  }
}

const fieldOf = (group: unknown, key: string) => (isGroup(group) ? group[key] : undefined)
const itemsOf = (list: unknown): unknown[] => (Array.isArray(list) ? list : [])

function fieldsIn(selections: Selections): FieldNode[] {
  return (selections?.selections ?? []).flatMap((one) => {
    if (one.kind === Kind.FIELD) return one
    return fieldsIn(one.kind === Kind.FRAGMENT_SPREAD ? fragments.get(one.name.value) : one.selectionSet)
  })
}

/** Resolves a selection's fields, and merges those selected more than once. */
function select(selections: Selections, built: unknown, resolve: Resolve): Record<string, unknown> {
  const result: Record<string, unknown> = {}
  for (const field of fieldsIn(selections)) {
    const key = (field.alias ?? field.name).value
    const value = resolve(field, fieldOf(built, key))
    const former = result[key]
    result[key] = isGroup(former) && isGroup(value) ? { ...former, ...value } : value
  }
  return result
}

function referred({ source }: ContentType, name: unknown, content: PublishedContent): unknown {
  if (source.kind === 'folder') return content[`${source.folder}/${String(name)}.yml`]
  return source.kind === 'list' ? itemsOf(content[source.file]).find((one) => fieldOf(one, 'key') === name) : undefined
}

/**
 * Runs a query in the browser. Content is computed; drawings, resized pictures, and collections of entries stay as
 * built.
 */
export function runQuery(query: string, built: unknown, site: Site): Record<string, unknown> {
  const pages = pageSettings(site.settings)

  /** A root field: an entry, such as `homePage`, a sorted list, such as `allJob`, or no content. */
  function rootField({ name, arguments: all = [], selectionSet }: FieldNode, was: unknown): unknown {
    const [, list, typeName = ''] = /^(all)?(\w+)$/.exec(name.value) ?? []
    const isOfType = (path: string) => contentTypeOf(path)?.name.toLowerCase() === typeName.toLowerCase()
    const paths = Object.keys(site.now).filter(isOfType)
    const argument = (wanted: string) => all.find((one) => one.name.value === wanted)?.value
    if (paths.length === 0 || (list && !argument('sort'))) return was
    if (!list) return entry(paths.find((path) => path === site.shown) ?? paths[0] ?? '', selectionSet, was)
    const limit = argument('limit')
    const listed = (content: PublishedContent) => {
      const keyOf = (path: string) => `${String(fieldOf(content[path], 'order')).padStart(9)} ${path}`
      const sorted = paths.filter((path) => path in content).sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
      return limit?.kind === Kind.INT ? sorted.slice(0, Number(limit.value)) : sorted
    }
    const [now, then] = [listed(site.now), listed(site.then)]
    // What is being edited is always shown.
    if (isOfType(site.edited) && !now.includes(site.edited)) now.splice(-1, 1, site.edited)
    return select(selectionSet, was, ({ selectionSet: inner }, nodes) =>
      now.map((path) => entry(path, inner, itemsOf(nodes)[then.indexOf(path)])),
    )
  }

  const entry = (path: string, selections: Selections, was: unknown): unknown =>
    group(contentTypeOf(path), slugOf(path), { now: site.now[path], then: site.then[path], built: was }, selections)

  /** An entry's fields. Those that the content model lacks are from the build, if it knew the entry. */
  function group(type: ContentType | undefined, slug: string, versions: Versions, selections: Selections) {
    return fields(type?.schema, versions, selections, (name) => {
      if (name === 'slug') return slug
      if (!type || !/^(?:canonicalPath|menuPath|paths)$/.test(name)) return null
      const path = canonicalPath(type, slug, versions.now, pages)
      return name === 'paths' ? [path] : path
    })
  }

  function fields(schema: unknown, of: Versions, selections: Selections, derived?: (name: string) => unknown) {
    return select(selections, of.built, ({ name: { value: name }, selectionSet }, was) => {
      if (name === 'closingPage')
        return fieldOf(of.now, 'closing') === true ? entry('pages/home.yml', selectionSet, was) : null
      const field = fieldsOf(schema).get(name)
      if (field !== undefined)
        return value(field, { now: fieldOf(of.now, name), then: fieldOf(of.then, name), built: was }, selectionSet)
      const phone = fieldOf(of.now, name.replace(/Link$/, ''))
      const number = typeof phone === 'string' ? globalNumber(phone, site.settings.country) : undefined
      return number === undefined ? (was ?? derived?.(name) ?? null) : `tel:${number}`
    })
  }

  function value(schema: unknown, versions: Versions, selections: Selections): unknown {
    const { then, built: was } = versions
    const now = versions.now === '' ? undefined : versions.now
    const inner = unwrapOptional(schema)
    const { references, image, icon, textPer, pixels, label, whenAbsent } = metadataOf(schema)
    if (now === undefined && inner !== schema) return whenAbsent ?? null
    if (inner instanceof z.ZodArray) return listItems(schema, inner.element, versions, selections)
    if (references) {
      const found = referred(references, now, site.now)
      const former = referred(references, now, site.then)
      return found ? group(references, String(now), { now: found, then: former, built: was }, selections) : null
    }
    if (textPer) {
      const { data } = integrations.safeParse(site.now['integrations.yml'])
      if (!data || !isGroup(now)) return was
      return textPer === 'delivery'
        ? deliveryText(now, data.delivery, site.settings)
        : analyticsText(now, data.analytics)
    }
    if (inner instanceof z.ZodObject) return fields(inner, { ...versions, now: now ?? {} }, selections)
    if (icon) return site.icons[String(now)] ?? { path: '' }
    // A required text without content shows its label.
    if (typeof now !== 'string') return now ?? (inner instanceof z.ZodString ? label : null)
    if (image && now === then) return was
    if (image) return { gatsbyImageData: { ...pixels, images: { fallback: { src: site.pictureAt(now) } } } }
    if (!(inner instanceof z.ZodISODate)) return now
    return inner.safeParse(now).success ? { date: now, text: formatDate(now, site.settings.language) } : null
  }

  /** The items of a list. What the build computed for an item moves with it. */
  function listItems(schema: unknown, element: unknown, { now, then, built: was }: Versions, selections: Selections) {
    const { references } = metadataOf(element)
    const off = metadataOf(schema).omitsOffPages && offPages(pages)
    const shownIn = (content: PublishedContent) => (item: unknown) =>
      references ? referred(references, item, content) !== undefined : !off?.has(pathOf(String(fieldOf(item, 'to'))))
    const [before, items] = [itemsOf(then).filter(shownIn(site.then)), itemsOf(now).filter(shownIn(site.now))]
    const former = formerItems(before, items)
    return items.map((item, index) => {
      const at = former[index] ?? -1
      return value(element, { now: item, then: before[at], built: itemsOf(was)[at] }, selections)
    })
  }

  return select(operations.get(query)?.selectionSet, built, rootField)
}
