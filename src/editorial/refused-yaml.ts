import { isMap, isScalar, isSeq, visit, type Document, type YAMLMap, type YAMLSeq } from 'yaml'
import type { Problem } from './problem'
import { lineOf, problemAt, type SourceText } from './source-text'
import { quoted } from './wording'
import { spanOf } from './yaml-tree'

/** Anchors, aliases, tags and merge keys: no content needs them, and they can grow a small file without end. */
export function refusedParts(document: Document.Parsed, source: SourceText): Problem[] {
  const found: Problem[] = []
  const refuse = (start: number, message: string, advice: string) => {
    found.push(
      problemAt(
        source,
        { start, end: start + (/^\S+/.exec(source.text.slice(start, start + 80))?.[0].length ?? 1) },
        { message, advice },
      ),
    )
  }
  const before = (character: string, node: unknown) =>
    Math.max(0, source.text.lastIndexOf(character, spanOf(node).start))
  const advice = 'Put the text in double quotes.'
  visit(document, {
    Alias: (_, node) => {
      refuse(
        spanOf(node).start,
        'a text that begins with * must be in quotes',
        `${advice} Copies (*name) are not used here.`,
      )
    },
    Value: (_, node) => {
      if (node.anchor !== undefined)
        refuse(
          before('&', node),
          'a text that begins with & must be in quotes',
          `${advice} Anchors (&name) are not used here.`,
        )
      if (node.tag !== undefined)
        refuse(
          before('!', node),
          'a text that begins with ! must be in quotes',
          `${advice} Tags (!name) are not used here.`,
        )
    },
    Pair: (_, { key }) => {
      if (isScalar(key) && key.value === '<<')
        refuse(spanOf(key).start, 'merging with << is not used here', 'Write the fields themselves.')
    },
  })
  if (document.directives.yaml.explicit === true) refuse(0, 'a line that begins with % is not used here', 'Remove it.')
  return found
}

const keysOf = ({ items }: YAMLMap) => items.flatMap(({ key }) => (isScalar(key) ? [String(key.value)] : []))

/** Whether a list has an entry that begins a second time, because the dash of the next entry is missing. */
export function lacksDash({ items }: YAMLSeq): boolean {
  return items.some((item) => {
    if (!isMap(item)) return false
    const [first, ...others] = keysOf(item)
    return first !== undefined && others.includes(first)
  })
}

/** Fields that stand twice in one mapping. */
export function repeatedKeys(document: Document.Parsed, source: SourceText): Problem[] {
  const found: Problem[] = []
  visit(document, {
    Map: (_, map, ancestors) => {
      const opening = isSeq(ancestors.at(-1)) ? keysOf(map)[0] : undefined
      const first = new Map<string, number>()
      for (const { key } of map.items) {
        if (!isScalar(key)) continue
        const name = String(key.value)
        const line = first.get(name)
        if (line === undefined) {
          first.set(name, lineOf(source, spanOf(key).start))
          continue
        }
        const begins = name === opening
        found.push(
          problemAt(source, spanOf(key), {
            message: `${quoted(name)} stands here twice, first in line ${line}`,
            advice: begins
              ? 'Put “- ” before it if a new entry begins here; else keep one of the two.'
              : 'Keep one of the two.',
          }),
        )
        // The fields that follow belong to the new entry.
        if (begins) return
      }
    },
  })
  return found
}
