import { z } from 'zod'
import { fieldsOf, fileSchema, metadataOf, unwrapOptional } from '../../content-check/parse/schema-path'
import { formerItems, isGroup } from '../../content-check/write/former-items'
import { contentTypeOf, slugOf } from '../../content-model/registry'
import type { PublishedContent } from '../check-change'
import { LIST_FIELD } from '../fields'
import type { Source } from './marks'
import type { ContentNode } from './memory-node-model'

const fieldOf = (group: unknown, key: string) => (isGroup(group) ? group[key] : undefined)
const itemsOf = (list: unknown): unknown[] => (Array.isArray(list) ? list : [])

/** Whether a field contains text for people, or a list of it, rather than a choice, an address, or a name of something. */
function isShownText(schema: unknown): boolean {
  const inner = unwrapOptional(schema)
  if (inner instanceof z.ZodArray) return isShownText(inner.element)
  const { link, address, references, servicePrefix, image, logo, phone } = metadataOf(schema)
  if (link || address || references || servicePrefix || image || logo) return false
  if (phone || inner instanceof z.ZodEmail) return true
  // A text in a format, such as a time, has no longest length.
  return inner instanceof z.ZodString && inner.maxLength !== null
}

/** The nodes of the content, by the paths of their files, as Gatsby makes them from it. */
interface ContentNodes {
  nodes: ContentNode[]
  /** Names a node or a group in it, by its place when the site was built; undefined for any other object. */
  nameOf: (source: object) => string | undefined
  /** Where a text of a node or of a group in it comes from; undefined for what is not text. */
  sourceOf: (source: object, field: string) => Source | undefined
}

/**
 * Returns what makes the nodes of the content. What is required and absent is filled in, because an entry may lack it while
 * it is being edited: a text is its label, a list is empty. A file whose value is the same object as before keeps its nodes,
 * because each key that an editor presses changes one file of dozens.
 *
 * @param then the content when the site was built, from which nodes and groups have their names
 */
export function contentReader(then: PublishedContent): (now: PublishedContent) => ContentNodes {
  const names = new WeakMap<object, string>()
  const sources = new WeakMap<object, { schema: unknown } & Source>()

  function complete(schema: unknown, value: unknown, former: unknown, name: string, at: Source): unknown {
    const within = (key: string | number) => ({
      ...at,
      keyPath: at.keyPath === '' ? String(key) : `${at.keyPath}.${key}`,
    })
    const inner = unwrapOptional(schema)
    const isGiven = value !== undefined && value !== ''
    if (!isGiven && inner !== schema) return undefined
    if (inner instanceof z.ZodArray) {
      const [items, before] = [itemsOf(value), itemsOf(former)]
      // A name moves with its item.
      return formerItems(before, items).map((old, index) =>
        complete(
          inner.element,
          items[index],
          old === undefined ? undefined : before[old],
          `${name}.${old ?? `new-${index}`}`,
          within(index),
        ),
      )
    }
    if (inner instanceof z.ZodObject) {
      const fields = [...fieldsOf(inner)].flatMap(([key, field]) => {
        const own = complete(field, fieldOf(value, key), fieldOf(former, key), `${name}.${key}`, within(key))
        return own === undefined ? [] : [[key, own] as const]
      })
      const group = named(Object.fromEntries(fields), name)
      sources.set(group, { ...at, schema: inner })
      return group
    }
    return !isGiven && inner instanceof z.ZodString ? metadataOf(schema).label : value
  }

  function named<Group extends object>(group: Group, name: string): Group {
    names.set(group, name)
    return group
  }

  function nodesIn(path: string, value: unknown): ContentNode[] {
    const type = contentTypeOf(path)
    if (!type) return []
    const start = { file: path, keyPath: type.source.kind === 'list' ? LIST_FIELD : '' }
    const groups = [complete(fileSchema(type), value, then[path], path, start)].flat().filter(isGroup)
    return groups.map((group) => {
      const id = names.get(group) ?? path
      const node = named({ ...group, id, internal: { type: type.name }, fields: { slug: slugOf(path) } }, id)
      sources.set(node, { ...start, schema: undefined, ...sources.get(group) })
      return node
    })
  }

  const latest = new Map<string, { value: unknown; nodes: ContentNode[] }>()
  const nodeLists = (now: PublishedContent) =>
    Object.keys(now)
      .sort()
      .map((path) => {
        const [value, known] = [now[path], latest.get(path)]
        const nodes = known && known.value === value ? known.nodes : nodesIn(path, value)
        latest.set(path, { value, nodes })
        return nodes
      })

  const sourceOf = (source: object, field: string) => {
    const { schema, file = '', keyPath = '' } = sources.get(source) ?? {}
    return isShownText(fieldsOf(schema).get(field))
      ? { file, keyPath: [keyPath, field].filter(Boolean).join('.') }
      : undefined
  }
  return (now) => ({ nodes: nodeLists(now).flat(), nameOf: (source) => names.get(source), sourceOf })
}
