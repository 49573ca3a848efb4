import { type Document, type Node, parseDocument, visit, type YAMLError } from 'yaml'
import { type Finding, MAX_PROBLEMS, type Problem } from '../messages/problem'
import { syntaxFinding, TOO_DEEP } from '../messages/syntax-messages'
import { disallowedParts, duplicateKeys } from './disallowed-yaml'
import { nonstandardIndentation, unreadableText } from './invalid-characters'
import { lineAbove, lineOf, lineText, problemAt, type SourceText, type Span } from './source-text'
import { spanOf } from './yaml-tree'

/** The result of parsing a file's YAML. */
export interface ParsedYaml {
  /** The tree and its plain value; absent if the file cannot be read as intended. */
  tree?: { root: Node | null; value: unknown }
  problems: readonly Problem[]
}

/**
 * Nesting by brackets, dashes, or indentation that is far deeper than content needs. The parser would take seconds to
 * give up on thousands of levels, and for a million columns it compiles a regular expression that ends the whole process.
 */
const DEEP_NESTING = /(?:[[{]\s*){30}|(?:[-?:][ \t]+){30}|^ {200,}(?=[^ \r\n])/m

/** The positions of quoted texts, and of lists and mappings in brackets, in file order. */
function openings(document: Document.Parsed): { quotes: Span[]; brackets: Span[] } {
  const quotes: Span[] = []
  const brackets: Span[] = []
  visit(document, {
    Scalar: (_, node) => {
      if (node.type?.startsWith('QUOTE') === true) quotes.push(spanOf(node))
    },
    Collection: (_, node) => {
      if (node.flow === true) brackets.push(spanOf(node))
    },
  })
  return { quotes, brackets }
}

/** The best position for an error. A quote or bracket that is never closed is reported where it opens. */
function errorSpan(
  { code, message, pos: [start, end] }: YAMLError,
  { quotes, brackets }: ReturnType<typeof openings>,
): Span {
  if (code === 'BAD_INDENT' && message.startsWith('Flow')) {
    const bracket = brackets.findLast((collection) => collection.start < start)
    if (bracket) return { start: bracket.start, end: bracket.start + 1 }
  }
  if (code === 'MISSING_CHAR' && message.startsWith('Missing closing')) {
    const quote = quotes.findLast((scalar) => scalar.start <= start && start <= scalar.end)
    if (quote) return { start: quote.start, end: start }
  }
  return { start, end }
}

/** The errors that cause the others: too deep nesting, or else tabs, which make every following line look wrong. */
function causes(errors: readonly YAMLError[]): readonly YAMLError[] {
  const exhausted = errors.find(({ code }) => code === 'RESOURCE_EXHAUSTION')
  if (exhausted) return [exhausted]
  const tabs = errors.filter(({ code }) => code === 'TAB_AS_INDENT')
  return tabs.length > 0 ? tabs : errors
}

/** Runs the parser without stack traces, which take most of the time if it creates an error for each wrong character. */
function withoutStacks<Result>(run: () => Result): Result {
  const { stackTraceLimit } = Error
  Error.stackTraceLimit = 0
  try {
    return run()
  } finally {
    Error.stackTraceLimit = stackTraceLimit
  }
}

function parse(source: SourceText): ParsedYaml {
  const document = withoutStacks(() =>
    parseDocument(source.text, {
      prettyErrors: false,
      stringKeys: true,
      uniqueKeys: false,
      merge: false,
      version: '1.2',
    }),
  )
  const disallowed = disallowedParts(document, source)
  // One mistake can cause several parser errors; after the first one on a line, the others only confuse.
  const reported = new Set(disallowed.map(({ line }) => line))
  const errors: Problem[] = []
  const found = causes(document.errors).slice(0, MAX_PROBLEMS)
  const opened = found.length > 0 ? openings(document) : { quotes: [], brackets: [] }
  for (const error of found) {
    const span = errorSpan(error, opened)
    const line = lineOf(source, span.start)
    if (!reported.has(line))
      errors.push(
        problemAt(source, span, syntaxFinding(error, lineText(source, span.start), lineAbove(source, span.start))),
      )
    reported.add(line)
  }
  const blocking = [...disallowed, ...errors]
  if (blocking.length > 0) return { problems: blocking }
  return { tree: { root: document.contents, value: document.toJS() }, problems: duplicateKeys(document, source) }
}

/**
 * Parses one file's YAML.
 *
 * @returns the tree, if the file can be read, and the syntax problems; never throws
 */
export function parseYaml(source: SourceText): ParsedYaml {
  const reject = (start: number, finding: Finding): ParsedYaml => ({
    problems: [problemAt(source, { start, end: start + 1 }, finding)],
  })
  const unreadable = unreadableText(source)
  if (unreadable.length > 0) return { problems: unreadable }
  const deep = DEEP_NESTING.exec(source.text)
  if (deep) return reject(deep.index, TOO_DEEP)
  try {
    const { problems: spaces, text } = nonstandardIndentation(source)
    const { tree, problems } = parse({ ...source, text })
    return { ...(tree && { tree }), problems: [...spaces, ...problems] }
  } catch (error) {
    // Thousands of nested levels overflow the stack of the parser, or of the traversal of its tree.
    if (error instanceof RangeError) return reject(0, TOO_DEEP)
    throw error
  }
}
