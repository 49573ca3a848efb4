import type { YAMLError } from 'yaml'
import type { Finding } from './problem'
import { capitalized } from './text-format'

/** Nesting that is far deeper than content needs. */
export const TOO_DEEP: Finding = {
  message: 'brackets or lists are nested too deeply to be read',
  advice: 'Look for something that was pasted into the file by mistake.',
}

/** The likely mistakes behind a parser error. The first match of its code, message, and line applies. */
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
    /^(?:BAD_INDENT Flow|BAD_SCALAR_START|UNEXPECTED_TOKEN.*\n\s*(?:- +)*(?:[^\s:"'[{]+: +)?[[{])/,
    'text that begins with this character must be in quotes',
    'Put the entire text in double quotes. If a bracket is meant, close it with ] or }.',
  ],
  [
    /^(?:BAD_INDENT|MISSING_CHAR)/,
    'this line is indented incorrectly',
    'Use spaces to line it up with the fields or dashes at the same level. A list entry begins with “- ”.',
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
    /^UNEXPECTED_TOKEN.*\n\s*(?:- +)*(?:[^\s:"'[{]+: +)?["']/,
    'there is text after the closing quote, or an apostrophe was read as one',
    'Put the entire text in double quotes, and write quotation marks inside it as “ and ”.',
  ],
]

/** Explains a parser error, by its line's text, to people who rarely write YAML. */
export function syntaxFinding({ code, message: reason }: YAMLError, line: string): Finding {
  if (code === 'RESOURCE_EXHAUSTION') return TOO_DEEP
  const otherwise = `${capitalized(reason)}. Put text with special characters in double quotes.`
  const [, message = 'this is not valid YAML', advice = otherwise] =
    MISTAKES.find(([pattern]) => pattern.test(`${code} ${reason}\n${line}`)) ?? []
  return { message, advice }
}
