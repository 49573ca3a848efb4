import { type Document, isAlias, isMap, isScalar, type Node, parseDocument, visit, type YAMLMap } from 'yaml'
import type { z } from 'zod'
import { type Finding, MAX_PROBLEMS, type Problem } from '../messages/problem'
import {
  bulletOf,
  CODE_FENCE,
  DIRECTIVE_LINE,
  indicatorAtStart,
  TOO_DEEP,
  wrongBullet,
} from '../messages/syntax-messages'
import { quoted } from '../messages/text-format'
import { misreadEscapes } from './escape-sequences'
import { unreadableText } from './invalid-characters'
import { mergeConflicts } from './merge-conflicts'
import { correctKeys, type MisspelledKey } from './misspelled-keys'
import { fieldLabel, textFields } from './schema-path'
import { lineOf, lineText, problemAt, type SourceText } from './source-text'
import { type SyntaxMistake, syntaxMistakes } from './syntax-problems'
import { spanOf } from './yaml-tree'

export interface ParsedYaml {
  /**
   * The tree and its plain value, with misspelled names of fields corrected, and the value as written; absent if the file
   * cannot be read as intended.
   */
  tree?: { root: Node | null; value: unknown; written: unknown; misspelled: readonly MisspelledKey[] }
  problems: readonly Problem[]
}

/** Far deeper nesting than content needs. The parser takes seconds to give up on thousands of levels. */
const DEEP_NESTING = /(?:[[{]\s*){30}|(?:[-?:][ \t]+){30}|^ {200,}(?=[^ \r\n])/m

/**
 * The most mistakes that are reported for a file that cannot be read. After an error, the parser often takes what follows
 * for something else, so that further errors would say nothing about the file.
 */
const MAX_MISTAKES = 3

/**
 * A line around the content, or one that gives instructions to a YAML parser, which could make it read numbers and words in
 * another way. In the texts of a file, all lines are indented.
 */
const FOREIGN_LINE = /^(?:%|`{3}).*/m

/** Returns the first repeated key of a mapping. The parser's own search takes quadratic time, as it compares all pairs. */
function duplicateKey({ items }: YAMLMap): unknown {
  const seen = new Set<unknown>()
  for (const { key } of items) {
    if (isScalar(key) && seen.has(key.value)) return key
    seen.add(isScalar(key) ? key.value : key)
  }
  return undefined
}

/** Adds their fields to problems with characters in values, unless a syntax error makes the fields uncertain. */
function inFields(problems: readonly Problem[], document: Document.Parsed, source: SourceText, schema: z.ZodType) {
  const fields = document.errors.length > 0 ? [] : [...textFields(schema, document.contents)]
  return problems.map((problem): Problem => {
    const position = (source.lines.lineStarts[problem.line - 1] ?? 0) + problem.column - 1
    const field = fields.find(({ node }) => {
      const { start, end } = spanOf(node)
      return start <= position && position < end
    })
    return field ? { ...problem, path: field.path, field: fieldLabel(schema, field.path) } : problem
  })
}

/** Finds YAML that content may not use: anchors, aliases, and tags, which can expand without limit; and repeated fields. */
function disallowedParts(document: Document.Parsed, source: SourceText): SyntaxMistake[] {
  const found: SyntaxMistake[] = []
  visit(document, {
    Node: (_, node) => {
      const { start } = spanOf(node)
      const sign = isAlias(node) ? '*' : node.anchor !== undefined ? '&' : node.tag !== undefined ? '!' : undefined
      if (sign !== undefined) {
        const at = Math.max(0, source.text.lastIndexOf(sign, start))
        // At the beginning of a line, an asterisk and a space were meant as a bullet.
        const isBullet = bulletOf(lineText(source, at)) === sign
        found.push({
          start: at,
          finding: isBullet ? wrongBullet(sign) : indicatorAtStart(sign),
          isStructural: isBullet,
        })
      }
      if (isScalar(node) && node.type === 'QUOTE_DOUBLE') found.push(...misreadEscapes(source, spanOf(node)))
      // A syntax error can put fields into another mapping, where they would seem to be repeated.
      const twice = isMap(node) && document.errors.length === 0 ? duplicateKey(node) : undefined
      if (isScalar(twice))
        found.push({
          start: spanOf(twice).start,
          isStructural: false,
          finding: {
            message: `${quoted(String(twice.value))} appears twice`,
            advice: 'Keep only one of the two. If this starts a new list entry, put “- ” before it.',
          },
        })
    },
  })
  return found
}

/** Problems for these mistakes, by position: only the first on a line, and none that only follow from another. */
function problemsOf(source: SourceText, mistakes: readonly SyntaxMistake[]): Problem[] {
  const byLine = new Map<number, SyntaxMistake>()
  for (const mistake of mistakes) {
    const line = lineOf(source, mistake.start)
    const first = byLine.get(line)
    const isStructural = mistake.isStructural || first?.isStructural === true
    byLine.set(line, { ...(first ?? mistake), isStructural })
  }
  const sorted = [...byLine.values()].sort((one, other) => one.start - other.start)
  const last = sorted.findIndex(({ isStructural }) => isStructural)
  return sorted
    .slice(0, Math.min(MAX_MISTAKES, last < 0 ? Infinity : last + 1))
    .map(({ start, finding }) => problemAt(source, { start, end: start + 1 }, finding))
}

const OPTIONS = { prettyErrors: false, stringKeys: true, uniqueKeys: false, merge: false, version: '1.2' } as const

/**
 * Parses one file's YAML. Never throws.
 *
 * @param schema the schema of the entire file, which names the fields
 */
export function parseYaml(source: SourceText, schema: z.ZodType): ParsedYaml {
  const reject = (start: number, finding: Finding): ParsedYaml => ({
    problems: [problemAt(source, { start, end: start + 1 }, finding)],
  })
  const conflicts = mergeConflicts(source)
  if (conflicts.length > 0) return { problems: conflicts.slice(0, MAX_PROBLEMS) }
  const unreadable = unreadableText(source)
  const deep = DEEP_NESTING.exec(source.text)
  if (deep) return unreadable.length > 0 ? { problems: unreadable } : reject(deep.index, TOO_DEEP)
  const foreign = unreadable.length > 0 ? null : FOREIGN_LINE.exec(source.text)
  if (foreign) return reject(foreign.index, foreign[0].startsWith('%') ? DIRECTIVE_LINE : CODE_FENCE)
  try {
    const document = parseDocument(source.text, OPTIONS)
    const found =
      unreadable.length > 0
        ? unreadable
        : problemsOf(source, [...disallowedParts(document, source), ...syntaxMistakes(document, source)])
    if (found.length > 0) return { problems: inFields(found, document, source, schema) }
    const written: unknown = document.toJS()
    const misspelled = correctKeys(schema, document.contents)
    const value: unknown = misspelled.length > 0 ? document.toJS() : written
    return { tree: { root: document.contents, value, written, misspelled }, problems: [] }
  } catch (error) {
    // Thousands of nested levels overflow the traversal's stack.
    if (error instanceof RangeError) return reject(0, TOO_DEEP)
    throw error
  }
}
