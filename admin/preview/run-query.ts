import { type FieldNode, Kind, type OperationDefinitionNode, parse, type SelectionSetNode } from 'gatsby/graphql'
import { z } from 'zod'
import { fieldsOf, metadataOf, unwrapOptional } from '../../content-check/parse/schema-path'
import { formerItems, isGroup, isSame } from '../../content-check/write/former-items'
import { analyticsText } from '../../content-model/analytics'
import { deliveryText } from '../../content-model/delivery'
import { canonicalPath, type ContentEntry, offPages } from '../../content-model/entry-paths'
import { integrations } from '../../content-model/integrations'
import { formatDate } from '../../content-model/locale/format-date'
import { globalNumber } from '../../content-model/locale/phone-number'
import { pageSettings } from '../../content-model/page-settings'
import { type ContentType, contentTypeOf, slugOf } from '../../content-model/registry'
import { pathOf } from '../../content-model/routes/link-paths'
import type { site } from '../../content-model/site'
import type { PublishedContent } from '../check-change'

/** What queries refer to. */
export interface QueryParts {
  /** The fragments of all queries, in GraphQL. */
  fragments: string
  /** The drawings of all icons, by name. */
  icons: Readonly<Record<string, unknown>>
}

/** What the results of a page's queries depend on. */
export interface Site extends Pick<QueryParts, 'icons'> {
  /** The content now, and when the site was built. */
  now: PublishedContent
  then: PublishedContent
  /** The settings of the site when it was built. */
  settings: z.output<typeof site>
  /** The paths of the file that is being edited, and of the one whose page is shown. */
  edited: string
  shown: string
  /** Returns the address of a picture that an editor has chosen; undefined until it has been read. */
  pictureAt: (name: string) => string | undefined
}

/** The value of a field now, when the site was built, and what a query returned for it then. */
interface Versions {
  now: unknown
  then: unknown
  built: unknown
}

const operations = new Map<string, OperationDefinitionNode>()
const fragments = new Map<string, SelectionSetNode>()

/** Registers a query, or fragments that queries use. */
export function addDocument(text: string): void {
  for (const definition of operations.has(text) ? [] : parse(text, { noLocation: true }).definitions) {
    if (definition.kind === Kind.OPERATION_DEFINITION) operations.set(text, definition)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition.selectionSet)
  }
}

/**
 * Runs a query of the site in the browser. What depends only on content is computed from it. Everything else stays as the build
 * computed it: drawings, resized pictures, and what is collected from several entries.
 *
 * @param built the result of the query when the site was built
 */
export function runQuery(query: string, built: unknown, site: Site): Record<string, unknown> {
  return select(operations.get(query)?.selectionSet, built, (field, was) => rootField(field, was, site))
}

/** The fields of a selection, including those of its fragments. */
function fieldsIn(selections: SelectionSetNode | undefined): FieldNode[] {
  return (selections?.selections ?? []).flatMap((one) => {
    if (one.kind === Kind.FIELD) return one
    if (one.kind === Kind.INLINE_FRAGMENT) return fieldsIn(one.selectionSet)
    return fieldsIn(fragments.get(one.name.value))
  })
}

/** Resolves each field of a selection. The parts of a field that is selected more than once are merged. */
function select(
  selections: SelectionSetNode | undefined,
  built: unknown,
  resolve: (field: FieldNode, built: unknown) => unknown,
): Record<string, unknown> {
  const result: Record<string, unknown> = {}
  for (const field of fieldsIn(selections)) {
    const key = (field.alias ?? field.name).value
    const value = resolve(field, isGroup(built) ? built[key] : undefined)
    const former = result[key]
    result[key] = isGroup(former) && isGroup(value) ? { ...former, ...value } : value
  }
  return result
}

/** A root field: an entry, such as `homePage`, a list of entries, such as `allService`, or something that is not content. */
function rootField(field: FieldNode, built: unknown, site: Site): unknown {
  const [, list, name = ''] = /^(all)?(\w+)$/.exec(field.name.value) ?? []
  const paths = Object.keys(site.now).filter((path) => contentTypeOf(path)?.name.toLowerCase() === name.toLowerCase())
  if (list === undefined) {
    const path = paths.includes(site.shown) ? site.shown : paths[0]
    return path === undefined ? built : resolveEntry(path, field.selectionSet, built, site)
  }
  const argument = (wanted: string) => field.arguments?.find((one) => one.name.value === wanted)?.value
  if (paths.length === 0 || !argument('sort')) return built
  const limit = argument('limit')
  const count = limit?.kind === Kind.INT ? Number(limit.value) : Infinity
  const shown = (content: PublishedContent) => {
    const sorted = paths.filter((path) => path in content).sort((one, other) => compare(one, other, content))
    return sorted.slice(0, count)
  }
  const [now, then] = [shown(site.now), shown(site.then)]
  // What is being edited is always shown.
  if (paths.includes(site.edited) && !now.includes(site.edited)) now.splice(-1, 1, site.edited)
  return select(field.selectionSet, built, ({ selectionSet }, nodes) =>
    now.map((path) => {
      const index = then.indexOf(path)
      return resolveEntry(path, selectionSet, Array.isArray(nodes) ? nodes[index] : undefined, site)
    }),
  )
}

const orderOf = (value: unknown) => (isGroup(value) && typeof value.order === 'number' ? value.order : Infinity)

function compare(one: string, other: string, content: PublishedContent): number {
  const [first, second] = [orderOf(content[one]), orderOf(content[other])]
  return first === second ? (one < other ? -1 : 1) : first - second
}

function resolveEntry(path: string, selections: SelectionSetNode | undefined, built: unknown, site: Site) {
  const type = contentTypeOf(path)
  const entry = type && { type, slug: slugOf(path), value: site.now[path] }
  return resolveGroup(type?.schema, { now: site.now[path], then: site.then[path], built }, selections, site, entry)
}

function resolveGroup(
  schema: unknown,
  { now, then, built }: Versions,
  selections: SelectionSetNode | undefined,
  site: Site,
  entry?: ContentEntry,
): Record<string, unknown> {
  const fields = fieldsOf(schema)
  return select(selections, built, ({ name: { value: name }, selectionSet }, was) => {
    const field = fields.get(name)
    const of = (group: unknown, key: string) => (isGroup(group) ? group[key] : undefined)
    if (field !== undefined)
      return resolve(field, { now: of(now, name), then: of(then, name), built: was }, selectionSet, site)
    const phone = of(now, name.replace(/Link$/, ''))
    if (name.endsWith('Link') && typeof phone === 'string') return dialed(phone, site) ?? was
    return was ?? derivedField(name, entry, site)
  })
}

function dialed(phone: string, site: Site): string | undefined {
  const number = globalNumber(phone, site.settings.country)
  return number && `tel:${number}`
}

/** A field that the content model does not have, for an entry that the build did not know. */
function derivedField(name: string, entry: ContentEntry | undefined, site: Site): unknown {
  if (!entry) return null
  if (name === 'slug') return entry.slug
  if (!['canonicalPath', 'menuPath', 'paths'].includes(name)) return null
  const path = canonicalPath(entry.type, entry.slug, entry.value, pageSettings(site.settings))
  return name === 'paths' ? [path] : path
}

/** The text of an optional field that is empty is null. A required one shows its name until someone writes it. */
function absent(schema: unknown): unknown {
  const inner = unwrapOptional(schema)
  const { label, whenAbsent, icon } = metadataOf(schema)
  if (inner !== schema) return whenAbsent ?? null
  if (icon) return { name: '', paths: [] }
  return inner instanceof z.ZodString ? (label ?? '') : (whenAbsent ?? null)
}

function resolve(schema: unknown, versions: Versions, selections: SelectionSetNode | undefined, site: Site): unknown {
  const { then, built } = versions
  const now = versions.now === '' ? undefined : versions.now
  const inner = unwrapOptional(schema)
  const { references, image, icon, textPer, pixels } = metadataOf(schema)
  if (inner instanceof z.ZodArray)
    return now === undefined && inner !== schema ? null : resolveList(schema, versions, selections, site)
  if (references) return resolveReference(references, now, built, selections, site)
  if (image && now !== then && typeof now === 'string') {
    const { width, height } = pixels ?? { width: 640, height: 640 }
    const images = { fallback: { src: site.pictureAt(now) } }
    return { gatsbyImageData: { layout: 'constrained', width, height, images } }
  }
  if (image) return now === undefined ? null : (built ?? null)
  if (textPer && isGroup(now)) {
    const { data } = integrations.safeParse(site.now['integrations.yml'])
    if (!data) return built
    return textPer === 'delivery' ? deliveryText(now, data.delivery, site.settings) : analyticsText(now, data.analytics)
  }
  if (inner instanceof z.ZodObject && (now !== undefined || inner === schema))
    return resolveGroup(inner, { now: now ?? {}, then, built }, selections, site)
  if (now === undefined) return absent(schema)
  if (typeof now !== 'string') return now
  if (icon) return site.icons[now] ?? absent(schema)
  if (!(inner instanceof z.ZodISODate)) return now
  return inner.safeParse(now).success ? { date: now, text: formatDate(now, site.settings.language) } : null
}

function resolveList(
  schema: unknown,
  { now, then, built }: Versions,
  selections: SelectionSetNode | undefined,
  site: Site,
) {
  const list = unwrapOptional(schema)
  const element = list instanceof z.ZodArray ? list.element : undefined
  const { references } = metadataOf(element)
  const { omitsOffPages } = metadataOf(schema)
  const off = omitsOffPages && offPages(pageSettings(site.settings))
  const shown = (items: unknown, content: PublishedContent): unknown[] =>
    (Array.isArray(items) ? items : []).filter((item: unknown) => {
      if (references) return referred(references, item, content) !== undefined
      return !off || !isGroup(item) || !off.has(pathOf(String(item.to)))
    })
  const [items, before] = [shown(now, site.now), shown(then, site.then)]
  const former = formerItems(before, items)
  return items.map((item, index) => {
    const at = former[index] ?? -1
    const was: unknown = Array.isArray(built) ? built[at] : undefined
    return resolve(element, { now: item, then: before[at], built: was }, selections, site)
  })
}

/** The path of the file that a reference names, and the value that it names there; undefined if there is none. */
function referred(
  { source }: ContentType,
  name: unknown,
  content: PublishedContent,
): { path: string; value: unknown } | undefined {
  const path =
    source.kind === 'folder' ? `${source.folder}/${String(name)}.yml` : source.kind === 'list' ? source.file : ''
  const file = content[path]
  const value: unknown = Array.isArray(file) ? file.find((one: unknown) => isGroup(one) && isSame(one.key, name)) : file
  return value === undefined ? undefined : { path, value }
}

function resolveReference(
  type: ContentType,
  name: unknown,
  built: unknown,
  selections: SelectionSetNode | undefined,
  site: Site,
) {
  const found = referred(type, name, site.now)
  if (!found) return null
  if (type.source.kind === 'folder') return resolveEntry(found.path, selections, built, site)
  const then = referred(type, name, site.then)?.value
  return resolveGroup(type.schema, { now: found.value, then, built }, selections, site)
}
