import { parseDocument, visit, type Document, type Node, type YAMLError } from 'yaml'
import type { Finding, Problem } from './problem'
import { lineAbove, lineOf, lineText, problemAt, type SourceText, type Span } from './source-text'
import { refusedParts, repeatedKeys } from './refused-yaml'
import { syntaxFinding } from './syntax-words'
import { oddIndentation, unreadableText } from './text-traps'
import { spanOf } from './yaml-tree'

/** What came out of a file's YAML. */
export interface ParsedYaml {
  /** The tree and its plain value; absent where the file can't be read as it was meant. */
  tree?: { root: Node | null; value: unknown }
  problems: readonly Problem[]
}

/** Far more brackets in each other than content has; the parser would take seconds to give up on thousands of them. */
const DEEP_BRACKETS = /(?:[[{]\s*){30}/

const TOO_DEEP: Finding = {
  message: 'brackets or lists are nested too deeply to be read',
  advice: 'Look for what was pasted into the file by mistake.',
}

/** Where an error is best shown: a quote or bracket that is never closed, where it opens rather than where it fails. */
function errorSpan(document: Document.Parsed, { code, message, pos: [start, end] }: YAMLError): Span {
  let span: Span = { start, end }
  if (code === 'BAD_INDENT' && message.startsWith('Flow')) {
    visit(document, {
      Collection: (_, node) => {
        const collection = spanOf(node)
        if (node.flow === true && collection.start < start)
          span = { start: collection.start, end: collection.start + 1 }
      },
    })
  }
  if (code === 'MISSING_CHAR' && message.startsWith('Missing closing')) {
    visit(document, {
      Scalar: (_, node) => {
        const scalar = spanOf(node)
        if (node.type?.startsWith('QUOTE') === true && scalar.start <= start && start <= scalar.end)
          span = { start: scalar.start, end: start }
      },
    })
  }
  return span
}

/** The errors that cause the others: too deep nesting, else tabs, after which every following line seems to be wrong. */
function causes(errors: readonly YAMLError[]): readonly YAMLError[] {
  const exhausted = errors.find(({ code }) => code === 'RESOURCE_EXHAUSTION')
  if (exhausted) return [exhausted]
  const tabs = errors.filter(({ code }) => code === 'TAB_AS_INDENT')
  return tabs.length > 0 ? tabs : errors
}

function parse(source: SourceText): ParsedYaml {
  const document = parseDocument(source.text, {
    prettyErrors: false,
    stringKeys: true,
    uniqueKeys: false,
    merge: false,
    version: '1.2',
  })
  const refused = refusedParts(document, source)
  // One mistake makes the parser stumble several times; after the first report of a line the others only confuse.
  const reported = new Set(refused.map(({ line }) => line))
  const errors: Problem[] = []
  for (const error of causes(document.errors)) {
    const span = errorSpan(document, error)
    const line = lineOf(source, span.start)
    if (!reported.has(line))
      errors.push(
        problemAt(source, span, syntaxFinding(error, lineText(source, span.start), lineAbove(source, span.start))),
      )
    reported.add(line)
  }
  const blocking = [...refused, ...errors]
  if (blocking.length > 0) return { problems: blocking }
  return { tree: { root: document.contents, value: document.toJS() }, problems: repeatedKeys(document, source) }
}

/**
 * Reads one file's YAML.
 *
 * @returns the tree where the file can be read, and the problems of its syntax; never throws
 */
export function parseYaml(source: SourceText): ParsedYaml {
  const refuse = (start: number, finding: Finding): ParsedYaml => ({
    problems: [problemAt(source, { start, end: start + 1 }, finding)],
  })
  const unreadable = unreadableText(source)
  if (unreadable.length > 0) return { problems: unreadable }
  const deep = DEEP_BRACKETS.exec(source.text)
  if (deep) return refuse(deep.index, TOO_DEEP)
  try {
    const { problems: spaces, text } = oddIndentation(source)
    const { tree, problems } = parse({ ...source, text })
    return { ...(tree && { tree }), problems: [...spaces, ...problems] }
  } catch (error) {
    // Nesting of thousands of levels exhausts the stack of the parser or of the walk through its tree.
    if (error instanceof RangeError) return refuse(0, TOO_DEEP)
    throw error
  }
}
