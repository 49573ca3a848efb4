import {
  type Document,
  isAlias,
  isCollection,
  isMap,
  isScalar,
  type Node,
  parseDocument,
  visit,
  type YAMLError,
  type YAMLMap,
} from 'yaml'
import { type Finding, MAX_PROBLEMS, type Problem } from '../messages/problem'
import { syntaxFinding, TOO_DEEP } from '../messages/syntax-messages'
import { quoted } from '../messages/text-format'
import { unreadableText } from './invalid-characters'
import { CONTROL_CHARACTERS, INVISIBLE_CHARACTERS } from './invisible-characters'
import { lineOf, lineText, problemAt, type SourceText, type Span } from './source-text'
import { spanOf } from './yaml-tree'

export interface ParsedYaml {
  /** The tree and its plain value; absent if the file cannot be read as intended. */
  tree?: { root: Node | null; value: unknown }
  problems: readonly Problem[]
}

/** Far deeper nesting than content needs. The parser takes seconds to give up on thousands of levels. */
const DEEP_NESTING = /(?:[[{]\s*){30}|(?:[-?:][ \t]+){30}|^ {200,}(?=[^ \r\n])/m

/** Returns the first repeated key of a mapping. The parser's own search takes quadratic time, as it compares all pairs. */
function duplicateKey({ items }: YAMLMap): unknown {
  const seen = new Set<unknown>()
  for (const { key } of items) {
    if (isScalar(key) && seen.has(key.value)) return key
    seen.add(isScalar(key) ? key.value : key)
  }
  return undefined
}

/**
 * Finds YAML that content may not use: anchors, aliases, and tags, which can expand without limit; escaped invisible
 * characters; and repeated fields.
 */
function disallowedParts(document: Document.Parsed, source: SourceText): Problem[] {
  const found: Problem[] = []
  const reject = (start: number, message: string, advice: string) => {
    found.push(problemAt(source, { start, end: start + 1 }, { message, advice }))
  }
  visit(document, {
    Node: (_, node) => {
      const { start } = spanOf(node)
      const sign = isAlias(node) ? '*' : node.anchor !== undefined ? '&' : node.tag !== undefined ? '!' : undefined
      if (sign !== undefined)
        reject(
          Math.max(0, source.text.lastIndexOf(sign, start)),
          `text that begins with ${sign} must be in quotes`,
          'Put the text in double quotes.',
        )
      const text = isScalar(node) && typeof node.value === 'string' ? node.value : ''
      if ([CONTROL_CHARACTERS, INVISIBLE_CHARACTERS].some((characters) => text.search(characters) >= 0))
        reject(
          start,
          'an invisible character is written here as an escape sequence',
          'Delete the escape sequence, which begins with \\.',
        )
      // A syntax error can put fields into another mapping, where they would seem to be repeated.
      const twice = isMap(node) && document.errors.length === 0 ? duplicateKey(node) : undefined
      if (isScalar(twice))
        reject(
          spanOf(twice).start,
          `${quoted(String(twice.value))} appears twice`,
          'Keep only one of the two. If this starts a new list entry, put “- ” before it.',
        )
    },
  })
  return found
}

/** The ranges of quoted texts and of collections in brackets, outermost first. */
function bracketed(document: Document.Parsed): { isQuote: boolean; span: Span }[] {
  const found: { isQuote: boolean; span: Span }[] = []
  visit(document, {
    Node: (_, node) => {
      const isQuote = isScalar(node) && node.type?.startsWith('QUOTE') === true
      if (isQuote || (isCollection(node) && node.flow === true)) found.push({ isQuote, span: spanOf(node) })
    },
  })
  return found
}

/**
 * Returns the position of an error. An unclosed quote or bracket is reported where it opens: its range ends at the error, and those
 * that are closed before, inside it or beside it, end earlier.
 */
function startOf({ code, message, pos: [start] }: YAMLError, opened: ReturnType<typeof bracketed>): number {
  const isQuoteOpen = message.startsWith('Missing closing')
  if (!isQuoteOpen && !(code === 'BAD_INDENT' && message.startsWith('Flow'))) return start
  return opened.find(({ isQuote, span }) => isQuote === isQuoteOpen && span.end === start)?.span.start ?? start
}

/** Problems for the parser's errors, of which only the first on a line is helpful. */
function syntaxProblems(document: Document.Parsed, source: SourceText): Problem[] {
  const byLine = new Map<number, Problem>()
  const opened = document.errors.length > 0 ? bracketed(document) : []
  for (const error of document.errors) {
    const start = startOf(error, opened)
    const line = lineOf(source, start)
    if (byLine.has(line)) continue
    byLine.set(line, problemAt(source, { start, end: start + 1 }, syntaxFinding(error, lineText(source, start))))
  }
  return [...byLine.values()]
}

/** Parses one file's YAML. Never throws. */
export function parseYaml(source: SourceText): ParsedYaml {
  const reject = (start: number, finding: Finding): ParsedYaml => ({
    problems: [problemAt(source, { start, end: start + 1 }, finding)],
  })
  const unreadable = unreadableText(source)
  if (unreadable.length > 0) return { problems: unreadable }
  const deep = DEEP_NESTING.exec(source.text)
  if (deep) return reject(deep.index, TOO_DEEP)
  try {
    const options = { prettyErrors: false, stringKeys: true, uniqueKeys: false, merge: false, version: '1.2' } as const
    const document = parseDocument(source.text, options)
    const disallowed = disallowedParts(document, source)
    const problems = (disallowed.length > 0 ? disallowed : syntaxProblems(document, source)).slice(0, MAX_PROBLEMS)
    return problems.length > 0 ? { problems } : { tree: { root: document.contents, value: document.toJS() }, problems }
  } catch (error) {
    // Thousands of nested levels overflow the traversal's stack.
    if (error instanceof RangeError) return reject(0, TOO_DEEP)
    throw error
  }
}
