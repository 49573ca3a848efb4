import { isMap, isScalar, isSeq, visit, type Document, type YAMLMap, type YAMLSeq } from 'yaml'
import { MOST_PROBLEMS, type Problem } from '../messages/problem'
import { lineOf, problemAt, type SourceText } from './source-text'
import { CONTROL, INVISIBLE } from './invisible-characters'
import { quoted } from '../messages/text-format'
import { spanOf } from './yaml-tree'

/**
 * Anchors, aliases, tags and merge keys, which no content needs and which can grow a small file without end; and characters
 * that nobody sees, written as escapes.
 */
export function refusedParts(document: Document.Parsed, source: SourceText): Problem[] {
  const found: Problem[] = []
  const refuse = (start: number, message: string, advice: string) => {
    const length = /^\S+/.exec(source.text.slice(start, start + 80))?.[0].length ?? 1
    found.push(problemAt(source, { start, end: start + length }, { message, advice }))
  }
  const refuseSign = (sign: string, start: number, name: string) => {
    refuse(
      Math.max(0, start),
      `a text that begins with ${sign} must be in quotes`,
      `Put the text in double quotes. ${name} (${sign}name) are not used here.`,
    )
  }
  const before = (character: string, node: unknown) => source.text.lastIndexOf(character, spanOf(node).start)
  const enough = () => (found.length < MOST_PROBLEMS ? undefined : visit.BREAK)
  visit(document, {
    Alias: (_, node) => {
      refuseSign('*', spanOf(node).start, 'Copies')
      return enough()
    },
    Value: (_, node) => {
      if (node.anchor !== undefined) refuseSign('&', before('&', node), 'Anchors')
      if (node.tag !== undefined) refuseSign('!', before('!', node), 'Tags')
      const text = isScalar(node) && typeof node.value === 'string' ? node.value : undefined
      if (text !== undefined) {
        const kind = [CONTROL, INVISIBLE].find((characters) => text.search(characters) >= 0)
        const name = kind === CONTROL ? 'an invisible control character' : 'an invisible character'
        if (kind) refuse(spanOf(node).start, `${name} is written here`, 'Remove what stands after the \\.')
      }
      return enough()
    },
    Pair: (_, { key }) => {
      if (isScalar(key) && key.value === '<<')
        refuse(spanOf(key).start, 'merging with << is not used here', 'Write the fields themselves.')
      return enough()
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
        if (found.length >= MOST_PROBLEMS) return visit.BREAK
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
        if (begins) return undefined
      }
    },
  })
  return found
}
