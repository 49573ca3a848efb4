import type { YAMLError } from 'yaml'
import type { Finding } from './problem'
import { capitalized, straightQuotes } from './text-format'

const QUOTES = 'Put the entire text in double quotes.'
const BEGINS = 'text that begins with this character must be in quotes'

/** Nesting that is far deeper than content needs. */
export const TOO_DEEP: Finding = {
  message: 'brackets or lists are nested too deeply to be read',
  advice: 'Look for something that was pasted into the file by mistake.',
}

/** A line that a parser takes for an instruction to itself, such as `%YAML 1.1`. */
export const DIRECTIVE_LINE: Finding = {
  message: 'a line that begins with % is not part of the content',
  advice: 'Delete it. If it continues the text above, indent it further than the field name.',
}

/** The lines that Markdown and chats write around the text of a file. */
export const CODE_FENCE: Finding = {
  message: 'the lines of three backticks (```) around the content do not belong in the file',
  advice: 'Delete every line of three backticks, above and below the content.',
}

/** A line inside a text that the parser reads as a field, because it contains a colon and a space. */
export const FIELD_IN_TEXT: Finding = {
  message: 'this line is read as a field, because it contains a colon',
  advice:
    'If it is a field, use spaces to line it up with the fields around it. If it continues the text above, put the entire text in double quotes.',
}

/** A list entry that is a text, with a colon and a space in it. */
export const COLON_IN_ENTRY: Finding = { message: 'text with a colon must be in quotes', advice: QUOTES }

/** A comment inside a text without quotes, which ends the text. */
export const COMMENT_IN_TEXT: Finding = {
  message: 'the text ends here, because this # begins a comment',
  advice:
    'If the # belongs to the text, put the entire text in double quotes. If it begins a comment, put the comment on its own line above the field.',
}

/** Text on the line below a text in quotes. */
export const TEXT_AFTER_QUOTE: Finding = {
  message: 'there is text after the closing quote, or an apostrophe was read as one',
  advice: 'Put the entire text in double quotes, and write quotation marks inside it as “ and ”.',
}

/** A comment inside brackets, which hides the closing one. */
export const COMMENT_IN_BRACKETS: Finding = {
  message: 'the bracket is never closed, because a # after a space begins a comment',
  advice: 'Put the text that contains the # in double quotes.',
}

/** A single quote that is never closed, and is an apostrophe: before a decade, as in '90s, or in a word such as 'tis. */
const APOSTROPHE = /^'(?:\d|(?:tis|twas|til|em|n|bout|cause|round)\b)/i

/**
 * A quote that is never closed.
 *
 * @param text the rest of its line
 * @param isContinued whether the line below is probably part of the text, but not indented
 */
export function openQuote(text: string, isContinued: boolean): Finding {
  if (APOSTROPHE.test(text))
    return {
      message: 'the apostrophe at the beginning is read as a quote',
      advice: 'Put the entire text in double quotes, or write the apostrophe as ’.',
    }
  if (isContinued)
    return {
      message: 'the text begins with a quote, but the line below is not indented',
      advice: 'Indent all lines of the text further than the field name, and add the same quote at its end.',
    }
  const apostrophe = text.startsWith("'") ? ' If it is an apostrophe, write it as ’.' : ''
  return {
    message: 'the text begins with a quote that is never closed',
    advice: `Add the same quote at the end of the text.${apostrophe}`,
  }
}

/** A list entry that begins with a bullet other than a hyphen and a space. */
export function wrongBullet(bullet: string): Finding {
  return {
    message: 'a list entry begins with a hyphen and a space',
    advice: `Write “- ” in place of “${bullet}”.`,
  }
}

/** Matches a bullet that is not a hyphen and a space, at the beginning of a line. */
const BULLET = /^\s*([*+](?=\s|$)|-(?=[^\s-])|\d{1,2}[.)](?=\s))/

/** The bullet with which a line begins, if it is probably meant as one, such as `*` or `1.`. */
export const bulletOf = (line: string): string | undefined => BULLET.exec(line)?.[1]

/** A text that begins with the indicator of an anchor, an alias, or a tag. */
export function indicatorAtStart(indicator: string): Finding {
  return { message: `text that begins with ${indicator} must be in quotes`, advice: 'Put the text in double quotes.' }
}

/** The likely mistakes behind a parser error. The first match of its code, message, and line applies. */
const MISTAKES: readonly [pattern: RegExp, message: string, advice: string][] = [
  [/^BLOCK_AS_IMPLICIT_KEY Nested.*\n\s*(?:- +)*(?:[^\s:"'[{]+: +)?\?/, BEGINS, QUOTES],
  [
    /^(?:BLOCK_AS_IMPLICIT_KEY Nested|KEY_OVER_1024_CHARS)/,
    'text with a colon must be in quotes',
    'Put everything after the first colon in straight double quotes: "…".',
  ],
  [
    /^(?:MULTILINE_IMPLICIT_KEY|MISSING_CHAR Implicit map keys).*\n\s*(?:- +)?(?!\w+:\/\/|mailto:|tel:)[\w-]+:\S/,
    'a colon and a space are missing after the name of the field',
    'Write “name: text”, with an ordinary colon and an ordinary space.',
  ],
  [
    /^MULTILINE_IMPLICIT_KEY.*\n\s*(?:- +)*[\w-]+: +[>|] +-\s*$/,
    'there is a space before the hyphen',
    'Delete the space.',
  ],
  [
    /^(?:MULTILINE_IMPLICIT_KEY|MISSING_CHAR Implicit map keys).*\n\s*(?:- +)?["'][\w-]+: /,
    'there is a quote before the name of the field',
    'If the text ends with a quote, move this one to the beginning of the text. Otherwise, delete it.',
  ],
  [
    /^(?:MULTILINE_IMPLICIT_KEY|MISSING_CHAR Implicit map keys)/,
    'this line has no field name',
    'Write “name: text”. If it continues the text above, indent it further than the field name.',
  ],
  [
    /^MISSING_CHAR Comments/,
    'there is no space before this #',
    `If it begins a comment, put a space before it. If it belongs to the text, put the entire text in double quotes.`,
  ],
  [
    /^MISSING_CHAR Missing (?:,|space)/,
    'a comma is missing between two entries in brackets',
    'Put a comma and a space between them. If the brackets belong to the text, put the entire text in double quotes.',
  ],
  [
    /^UNEXPECTED_TOKEN Unexpected (?:, in|empty item)/,
    'there is a comma without an entry before it',
    'Delete this comma. If the brackets belong to the text, put the entire text in double quotes.',
  ],
  [/^BAD_SCALAR_START/, BEGINS, QUOTES],
  [
    /^UNEXPECTED_TOKEN Unexpected flow-(?:seq|map)-end/,
    'this bracket closes nothing, because none is open',
    'Delete it, or put the entire text in double quotes.',
  ],
  [
    /^(?:BAD_INDENT Flow|UNEXPECTED_TOKEN.*\n\s*(?:- +)*(?:[^\s:"'[{]+: +)?[[{])/,
    BEGINS,
    'Put the entire text in double quotes. If a bracket is meant, close it with ] or }.',
  ],
  [
    /^(?:UNEXPECTED_TOKEN (?:Not a YAML token|Block scalar header))/,
    'text cannot follow > or | on the same line',
    'Begin the text on the next line, indented further than the field name. If > or | belongs to the text, put the entire text in double quotes.',
  ],
  [
    /^(?:BAD_INDENT|MISSING_CHAR|BLOCK_AS_IMPLICIT_KEY).*\n\s*(?:- |[\w-]+:(?: |$))/,
    'this line is indented incorrectly',
    'Use spaces to line it up with the fields or dashes at the same level.',
  ],
  [
    /^(?:BAD_INDENT|MISSING_CHAR)/,
    'this line is indented incorrectly',
    'If it continues the text above, indent it as far as that text. If it is a list entry, begin it with “- ”.',
  ],
  // Signs that JavaScript and Markdown escape, but YAML does not.
  [
    /^BAD_DQ_ESCAPE Invalid escape sequence \\[^\p{L}\d]/u,
    'a backslash (\\) has a special meaning in double quotes',
    'Delete the backslash. If it belongs to the text, write it twice: “\\\\”.',
  ],
  [
    /^BAD_DQ_ESCAPE/,
    'a backslash (\\) has a special meaning in double quotes',
    'Write it twice (\\\\), or put the text in single quotes.',
  ],
  [/^MULTIPLE_DOCS/, 'a second document begins here', 'Remove the line of three hyphens or dots.'],
  [
    /^UNEXPECTED_TOKEN Unexpected block-seq-ind/,
    'a list begins on the same line as its field name',
    'Put each “- …” on its own line below, or put the text in double quotes.',
  ],
  [
    /^UNEXPECTED_TOKEN.*\n\s*(?:- +)*(?:[^\s:"'[{]+: +)?["'].*["'][,;]\s*$/,
    'there is a comma or a semicolon after the closing quote',
    'Delete it.',
  ],
  [/^UNEXPECTED_TOKEN.*\n\s*(?:- +)*(?:[^\s:"'[{]+: +)?["']/, TEXT_AFTER_QUOTE.message, TEXT_AFTER_QUOTE.advice],
  [
    /^NON_STRING_KEY.*\n\s*(?:- +)*\?/,
    'a question mark at the beginning of a line is not part of the name of a field',
    'Delete it and the space after it.',
  ],
  [/^NON_STRING_KEY/, BEGINS, QUOTES],
]

/** Explains a parser error, by its line's text, to people who rarely write YAML; undefined without an explanation. */
export function syntaxFinding({ code, message: reason }: YAMLError, line: string): Finding | undefined {
  if (code === 'RESOURCE_EXHAUSTION') return TOO_DEEP
  const [, message, advice] = MISTAKES.find(([pattern]) => pattern.test(`${code} ${reason}\n${line}`)) ?? []
  if (message === undefined || advice === undefined) return undefined
  const [name] = /^\s*(?:- +)*[\w-]+: /.exec(line) ?? []
  const [text = ''] = name === undefined ? [] : line.slice(name.length).split(' #')
  return { message, advice: straightQuotes(text) ?? advice }
}

/** A parser error without an explanation. */
export function unknownMistake({ message }: YAMLError): Finding {
  return {
    message: 'this is not valid YAML',
    advice: `${capitalized(message)}. Put text with special characters in double quotes.`,
  }
}
