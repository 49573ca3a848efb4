import type { YAMLError } from 'yaml'
import type { Finding } from './problem'
import { capitalized } from './text-format'

/** Nesting that is far deeper than content needs. */
export const TOO_DEEP: Finding = {
  message: 'brackets or lists are nested too deeply to be read',
  advice: 'Look for something that was pasted into the file by mistake.',
}

const USE_DOUBLE_QUOTES = 'Put the entire text in double quotes.'

/** The likely mistakes behind a parser error. The first pattern that matches its code, its message, and its line applies. */
const MISTAKES: readonly [pattern: RegExp, message: string, advice: string][] = [
  [
    /^BLOCK_AS_IMPLICIT_KEY.*\n\s*(?:- +)*[\w-]+: (?:.*: |[^:]*:$)/,
    'text with a colon must be in quotes',
    'Put everything after the first colon in straight double quotes: "…".',
  ],
  [
    /^BLOCK_AS_IMPLICIT_KEY/,
    'the line below is indented too far',
    'Use spaces to line it up with the fields around it.',
  ],
  [
    /^(?:MULTILINE_IMPLICIT_KEY|MISSING_CHAR Implicit map keys).*\n\s*(?:- +)?[\w-]+[:：]\S/,
    'a colon and a space are missing after the name of the field',
    'Write “name: text”, with an ordinary colon and an ordinary space.',
  ],
  [
    /^(?:MULTILINE_IMPLICIT_KEY|MISSING_CHAR Implicit map keys)/,
    'this line has no field name',
    'Write “name: text”. If it continues the text above, indent it further than the field name.',
  ],
  [
    /^MISSING_CHAR Missing closing/,
    'the text begins with a quote that is never closed',
    'Add the same quote at the end of the text.',
  ],
  [
    /^BAD_INDENT Flow/,
    'a bracket is not closed',
    'Close it with ] or }; if the bracket is part of the text, put the entire text in double quotes.',
  ],
  [
    /^(?:BAD_INDENT|MISSING_CHAR)/,
    'this line is indented incorrectly',
    'Use spaces to line it up with the fields or dashes at the same level. A list entry begins with “- ”.',
  ],
  [/^BAD_SCALAR_START/, 'text that begins with this character must be in quotes', USE_DOUBLE_QUOTES],
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
    /^UNEXPECTED_TOKEN.*\n\s*(?:- +)*(?:[^\s:"'[{]+: +)?["']/,
    'there is text after the closing quote, or an apostrophe was read as one',
    'Put the entire text in double quotes, and write quotation marks inside it as “ and ”.',
  ],
  [
    /^UNEXPECTED_TOKEN.*\n\s*(?:- +)*(?:[^\s:"'[{]+: +)?[[{]/,
    'text that begins with a bracket must be in quotes',
    USE_DOUBLE_QUOTES,
  ],
]

/**
 * Explains a parser error to a person who writes YAML only occasionally.
 *
 * @param line the text of its line
 */
export function syntaxFinding({ code, message: reason }: YAMLError, line: string): Finding {
  if (code === 'RESOURCE_EXHAUSTION') return TOO_DEEP
  const known = MISTAKES.find(([pattern]) => pattern.test(`${code} ${reason}\n${line}`))
  if (known) return { message: known[1], advice: known[2] }
  return {
    message: 'this is not valid YAML',
    advice: `${capitalized(reason)}. Put text with special characters in double quotes, and check the quotes, brackets, and indentation.`,
  }
}
