import { z } from 'zod'
import { fieldsOf, fileSchema, metadataOf, unwrapOptional } from '../../content-check/parse/schema-path'
import { formerItems, isGroup } from '../../content-check/write/former-items'
import { contentTypeOf, slugOf } from '../../content-model/registry'
import type { PublishedContent } from '../check-change'
import type { ContentNode } from './memory-node-model'

const fieldOf = (group: unknown, key: string) => (isGroup(group) ? group[key] : undefined)
const itemsOf = (list: unknown): unknown[] => (Array.isArray(list) ? list : [])

/** The nodes of the content, by the paths of their files, as Gatsby makes them from it. */
interface ContentNodes {
  nodes: ContentNode[]
  /** Names a node or a group in it, by its place when the site was built; undefined for any other object. */
  nameOf: (source: object) => string | undefined
}

/**
 * Makes the nodes of the content. What is required and absent is filled in, because an entry may lack it while it is
 * being edited: a text is its label, a list is empty.
 *
 * @param then the content when the site was built, from which nodes and groups have their names
 */
export function contentNodes(now: PublishedContent, then: PublishedContent): ContentNodes {
  const names = new WeakMap<object, string>()

  function complete(schema: unknown, value: unknown, former: unknown, name: string): unknown {
    const inner = unwrapOptional(schema)
    const isGiven = value !== undefined && value !== ''
    if (!isGiven && inner !== schema) return undefined
    if (inner instanceof z.ZodArray) {
      const [items, before] = [itemsOf(value), itemsOf(former)]
      // A name moves with its item.
      return formerItems(before, items).map((at, index) =>
        complete(
          inner.element,
          items[index],
          at === undefined ? undefined : before[at],
          `${name}.${at ?? `new-${index}`}`,
        ),
      )
    }
    if (inner instanceof z.ZodObject) {
      const fields = [...fieldsOf(inner)].flatMap(([key, field]) => {
        const own = complete(field, fieldOf(value, key), fieldOf(former, key), `${name}.${key}`)
        return own === undefined ? [] : [[key, own] as const]
      })
      return named(Object.fromEntries(fields), name)
    }
    return !isGiven && inner instanceof z.ZodString ? metadataOf(schema).label : value
  }

  function named<Group extends object>(group: Group, name: string): Group {
    names.set(group, name)
    return group
  }

  const nodes = Object.keys(now)
    .sort()
    .flatMap((path) => {
      const type = contentTypeOf(path)
      if (!type) return []
      const groups = [complete(fileSchema(type), now[path], then[path], path)].flat().filter(isGroup)
      return groups.map((group) => {
        const id = names.get(group) ?? path
        return named({ ...group, id, internal: { type: type.name }, fields: { slug: slugOf(path) } }, id)
      })
    })
  return { nodes, nameOf: (source) => names.get(source) }
}
