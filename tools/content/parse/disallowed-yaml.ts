import { type Document, isScalar, isSeq, visit, type YAMLMap } from 'yaml'
import { MAX_PROBLEMS, type Problem } from '../messages/problem'
import { quoted } from '../messages/text-format'
import { CONTROL_CHARACTERS, INVISIBLE_CHARACTERS } from './invisible-characters'
import { lineOf, problemAt, type SourceText } from './source-text'
import { spanOf } from './yaml-tree'

/**
 * Finds YAML that content may not use: anchors, aliases, tags, and merge keys, which no content needs and which can
 * expand a small file without limit; and invisible characters that are written as escape sequences.
 */
export function disallowedParts(document: Document.Parsed, source: SourceText): Problem[] {
  const found: Problem[] = []
  const reject = (start: number, message: string, advice: string) => {
    const length = /^\S+/.exec(source.text.slice(start, start + 80))?.[0].length ?? 1
    found.push(problemAt(source, { start, end: start + length }, { message, advice }))
  }
  const rejectSign = (sign: string, start: number, name: string) => {
    reject(
      Math.max(0, start),
      `a text that begins with ${sign} must be in quotes`,
      `Put the text in double quotes. ${name} (${sign}name) are not supported.`,
    )
  }
  const before = (character: string, node: unknown) => source.text.lastIndexOf(character, spanOf(node).start)
  const enough = () => (found.length < MAX_PROBLEMS ? undefined : visit.BREAK)
  visit(document, {
    Alias: (_, node) => {
      rejectSign('*', spanOf(node).start, 'Aliases')
      return enough()
    },
    Value: (_, node) => {
      if (node.anchor !== undefined) rejectSign('&', before('&', node), 'Anchors')
      if (node.tag !== undefined) rejectSign('!', before('!', node), 'Tags')
      const text = isScalar(node) && typeof node.value === 'string' ? node.value : undefined
      if (text !== undefined) {
        const kind = [CONTROL_CHARACTERS, INVISIBLE_CHARACTERS].find((characters) => text.search(characters) >= 0)
        const name = kind === CONTROL_CHARACTERS ? 'an invisible control character' : 'an invisible character'
        if (kind)
          reject(
            spanOf(node).start,
            `${name} is written here as an escape sequence`,
            'Delete the escape sequence, which begins with \\.',
          )
      }
      return enough()
    },
    Pair: (_, { key }) => {
      if (isScalar(key) && key.value === '<<')
        reject(spanOf(key).start, 'merging with << is not supported', 'Write out the fields instead.')
      return enough()
    },
  })
  if (document.directives.yaml.explicit === true) reject(0, 'a line that begins with % is not supported', 'Remove it.')
  return found
}

const keysOf = ({ items }: YAMLMap) => items.flatMap(({ key }) => (isScalar(key) ? [String(key.value)] : []))

/** Problems for fields that appear twice in one mapping. */
export function duplicateKeys(document: Document.Parsed, source: SourceText): Problem[] {
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
        if (found.length >= MAX_PROBLEMS) return visit.BREAK
        const begins = name === opening
        found.push(
          problemAt(source, spanOf(key), {
            message: `${quoted(name)} appears twice, first on line ${line}`,
            advice: begins
              ? 'If a new entry begins here, put “- ” before it; otherwise, keep only one of the two.'
              : 'Keep only one of the two.',
          }),
        )
        // The fields that follow belong to the new entry.
        if (begins) return undefined
      }
    },
  })
  return found
}
