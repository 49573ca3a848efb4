import { type Document, isCollection, isScalar, visit, type YAMLError } from 'yaml'
import type { Finding } from '../messages/problem'
import { structuralLookAlike } from '../messages/structure-look-alikes'
import {
  bulletOf,
  COLON_IN_ENTRY,
  COMMENT_IN_BRACKETS,
  COMMENT_IN_TEXT,
  FIELD_IN_TEXT,
  openQuote,
  syntaxFinding,
  TEXT_AFTER_QUOTE,
  unknownMistake,
  wrongBullet,
} from '../messages/syntax-messages'
import { lineOf, lineText, restOfLine, type SourceText, type Span } from './source-text'
import { spanOf } from './yaml-tree'

/** The place of a mistake, and what is wrong there. */
export interface SyntaxMistake {
  start: number
  finding: Finding
  /** The parser has lost track of what belongs together, so that what it reports below only follows from this. */
  isStructural: boolean
}

/** Errors after which the parser still knows where the next field begins. */
const LOCAL =
  /^(?:BAD_DQ_ESCAPE|BAD_SCALAR_START|BLOCK_AS_IMPLICIT_KEY Nested|UNEXPECTED_TOKEN Unexpected scalar at node end)/

/** A comment, or the rest of a line that begins with one: a # at its beginning or after white space. */
const COMMENT = /(?:^|\s)#/

/** A line that does not continue a text: a field, a list entry, a comment, or a blank one. */
const NOT_TEXT = /^\s*(?:-\s|#|[\w-]+:(?:\s|$)|$)/

const COMMENT_OR_BLANK = /^\s*(?:#|$)/

/** What precedes the name of a field with a text, or the dash of a list entry that is a text. */
const BEFORE_TEXT = /^ *(?:- +)*(?=[\w-]+: +[^\s#])|^ *(?=- +(?![\w-]+:(?:\s|$))[^\s#])/

/** A list entry that begins like a sentence, unlike the name of a field, and contains a colon. */
const SENTENCE = /^\s*- +(?=[\p{Lu}\d][^"']*: )/u

/** An apostrophe or a quotation mark that ended a text in brackets, and the rest of the text, beside it or up to a quote. */
const ENDED_BY_QUOTE = /^(?:.["'][^"']|["'] [^"',\]}]+["'])/

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

/** The first keys of the mappings in a document, by the offset at which the mapping begins. */
function firstKeys(document: Document.Parsed): ReadonlyMap<number, Span> {
  const found = new Map<number, Span>()
  visit(document, {
    Map: (_, map) => {
      const key = map.items[0]?.key
      if (key !== undefined) found.set(spanOf(map).start, spanOf(key))
    },
  })
  return found
}

/** The offset of the first character that is not a space, in a line or in those below it if it is a comment or blank. */
function lineStart(source: SourceText, offset: number): number {
  const start = source.lines.lineStarts[lineOf(source, offset) - 1] ?? 0
  return start + (/^(?:\s*#[^\n]*\n)*\s*/.exec(source.text.slice(start))?.[0].length ?? 0)
}

/**
 * The comment that ended a text without quotes, if the error is about the rest of that text on a line below: the parser
 * expects a field or a dash there. The rest is indented further than the field or the dash of the text, unlike a field or
 * an entry that lacks its colon or its dash.
 */
function commentAbove(source: SourceText, offset: number): number | undefined {
  const { lineStarts } = source.lines
  const start = lineStart(source, offset)
  const number = lineOf(source, start)
  if (NOT_TEXT.test(restOfLine(source, start))) return undefined
  let comment: number | undefined
  for (let above = number - 1; above > 0; above--) {
    const begin = lineStarts[above - 1] ?? 0
    const line = restOfLine(source, begin)
    const sign = line.search(COMMENT)
    if (sign >= 0) comment = begin + line.indexOf('#', sign)
    if (COMMENT_OR_BLANK.test(line)) continue
    const before = BEFORE_TEXT.exec(line)?.[0].length ?? (NOT_TEXT.test(line) ? Infinity : -1)
    const isFurther = start - (lineStarts[number - 1] ?? 0) > before
    return isFurther && !/["']/.test(line.slice(0, Math.max(0, sign))) ? comment : undefined
  }
  return undefined
}

/** Whether the line is more of a text, although the line above is all of a text in quotes. */
function followsQuote(source: SourceText, offset: number): boolean {
  const start = lineStart(source, offset)
  const above = lineText(source, Math.max(0, source.text.slice(0, start).trimEnd().length - 1))
  return !NOT_TEXT.test(restOfLine(source, start)) && /^\s*(?:- +)*(?:[\w-]+: +)?(["']).*\1\s*$/.test(above)
}

/** Where a parser's error comes from, which is often before the place at which the parser noticed it. */
function originOf(
  error: YAMLError,
  source: SourceText,
  opened: ReturnType<typeof bracketed>,
  keys: ReturnType<typeof firstKeys>,
): { start: number; finding: Finding | undefined } {
  const {
    code,
    message,
    pos: [noticed],
  } = error
  // The range of an unclosed quote or bracket ends at the error. Those that are closed end earlier.
  const openedAt = (isQuote: boolean, end = noticed) =>
    opened.find((one) => one.isQuote === isQuote && one.span.end === end)?.span.start ?? noticed
  if (message.startsWith('Missing closing')) {
    const start = openedAt(true)
    const below = lineText(source, Math.min(start + restOfLine(source, start).length + 2, source.text.length))
    const isContinued = lineOf(source, noticed) === lineOf(source, start) && !NOT_TEXT.test(below)
    return { start, finding: openQuote(restOfLine(source, start), isContinued) }
  }
  if (code === 'BAD_INDENT' && message.startsWith('Flow')) {
    const start = openedAt(false)
    const rest = restOfLine(source, start)
    const comment = rest.search(/\s#/)
    return comment >= 0 && /[\]}]/.test(rest.slice(comment))
      ? { start: start + comment + 1, finding: COMMENT_IN_BRACKETS }
      : { start, finding: syntaxFinding(error, lineText(source, start)) }
  }
  if (message.includes(' between flow ') && ENDED_BY_QUOTE.test(restOfLine(source, Math.max(0, noticed - 2))))
    return { start: noticed, finding: TEXT_AFTER_QUOTE }
  const bullet = bulletOf(lineText(source, noticed))
  if (bullet !== undefined) return { start: lineStart(source, noticed), finding: wrongBullet(bullet) }
  // Text after brackets, which were meant to belong to it.
  if (message.endsWith(' at node end')) {
    const start = openedAt(false, source.text.slice(0, noticed).trimEnd().length)
    return { start, finding: syntaxFinding(error, lineText(source, start)) }
  }
  const key = keys.get(noticed)
  if (key && source.text.slice(key.start, key.end).includes('\n')) {
    const start = lineStart(source, key.end - 1)
    const isText = code === 'MULTILINE_IMPLICIT_KEY' && !NOT_TEXT.test(restOfLine(source, start))
    if (isText || code === 'BLOCK_AS_IMPLICIT_KEY') return { start, finding: FIELD_IN_TEXT }
  }
  if (code === 'MULTIPLE_DOCS' && !source.text.startsWith('---', noticed))
    return { start: source.text.lastIndexOf('\n...', noticed) + 1, finding: syntaxFinding(error, '') }
  if (/^(?:BAD_INDENT|MISSING_CHAR|MULTILINE_IMPLICIT_KEY)$/.test(code)) {
    const comment = commentAbove(source, noticed)
    if (comment !== undefined) return { start: comment, finding: COMMENT_IN_TEXT }
    if (followsQuote(source, noticed)) return { start: lineStart(source, noticed), finding: TEXT_AFTER_QUOTE }
  }
  // The parser takes the sentence for a field, and expects another one in the line below.
  const above = Math.max(0, (source.lines.lineStarts[lineOf(source, noticed) - 1] ?? 0) - 1)
  const dash = message.startsWith('Implicit') ? SENTENCE.exec(lineText(source, above))?.[0] : undefined
  if (dash !== undefined) return { start: lineStart(source, above) + dash.trimStart().length, finding: COLON_IN_ENTRY }
  const isAbove = code === 'NON_STRING_KEY' || COMMENT_OR_BLANK.test(lineText(source, noticed))
  const start = isAbove ? lineStart(source, noticed) : noticed
  return { start, finding: syntaxFinding(error, lineText(source, start)) }
}

/** Returns a character on the line of a mistake that only looks like one of YAML's indicators, or else the mistake. */
function preferLookAlike(source: SourceText, origin: ReturnType<typeof originOf>): ReturnType<typeof originOf> {
  const alike = structuralLookAlike(lineText(source, origin.start))
  const line = source.lines.lineStarts[lineOf(source, origin.start) - 1] ?? 0
  return alike ? { start: line + alike.index, finding: alike.finding } : origin
}

/** A bullet other than a hyphen and a space, which the parser takes for part of the name of a field. */
function bulletInName(source: SourceText, { start }: Span): SyntaxMistake | undefined {
  const line = lineText(source, start)
  const bullet = bulletOf(line)
  const alike = structuralLookAlike(line)
  const dash = alike?.index === line.search(/\S/) ? alike.finding : undefined
  const finding = bullet === undefined ? dash : wrongBullet(bullet)
  return finding && start === lineStart(source, start) ? { start, finding, isStructural: true } : undefined
}

/**
 * The mistakes behind the parser's errors. Only the first error on a line says something about it, and one without an
 * explanation usually follows from those before.
 */
export function syntaxMistakes(document: Document.Parsed, source: SourceText): SyntaxMistake[] {
  if (document.errors.length === 0) return []
  const [opened, keys] = [bracketed(document), firstKeys(document)]
  const bullets = [...keys.values()].flatMap((key) => bulletInName(source, key) ?? [])
  const explained = new Set<number>()
  const found = document.errors.flatMap((error, index) => {
    if (explained.has(lineOf(source, error.pos[0]))) return []
    const { start, finding = index === 0 ? unknownMistake(error) : undefined } = preferLookAlike(
      source,
      originOf(error, source, opened, keys),
    )
    for (const offset of [error.pos[0], start]) explained.add(lineOf(source, offset))
    const isStructural = finding === FIELD_IN_TEXT || !LOCAL.test(`${error.code} ${error.message}`)
    return finding ? { start, finding, isStructural } : []
  })
  return [...bullets, ...found]
}
