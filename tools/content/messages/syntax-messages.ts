import type { YAMLError } from 'yaml'
import { colonOrIndentation, missingColon, WRONG_COLUMN, wrongColumn } from './line-messages'
import type { Finding } from './problem'

/** Nesting that is far deeper than content needs. */
export const TOO_DEEP: Finding = {
  message: 'brackets or lists are nested too deeply to be read',
  advice: 'Look for what was pasted into the file by mistake.',
}

/** A tab in the indentation, which YAML does not allow. */
export const TAB_INDENTATION: Finding = {
  message: 'a tab is used where spaces are required',
  advice: 'Replace it with spaces, two for each level.',
}

/** A mistake that has no message of its own. */
const UNREADABLE: Finding = {
  message: 'this cannot be read as YAML',
  advice: 'Put text with special characters in double quotes, and check the quotes, brackets, and indentation.',
}

const USE_DOUBLE_QUOTES = 'Put the whole text in double quotes.'

/** The part of a line up to the first quote or bracket: indentation, dashes, and a key. */
const OPENING = /^\s*(?:- +)*(?:[^\s:"'[{]+: +)?(["'[{])/

/** Explains what is wrong if more text follows a value on its line. */
function afterValue(line: string): Finding {
  switch (OPENING.exec(line)?.[1]) {
    case '"':
      return {
        message: 'there is text after the closing quote',
        advice: 'Put the whole text in double quotes, and write quotation marks inside it as “ and ”.',
      }
    case "'":
      return {
        message: 'there is text after the closing quote, or an apostrophe was read as one',
        advice: 'Put the text in double quotes, such as "the firm\'s name".',
      }
    case '{':
    case '[':
      return { message: 'text that begins with a bracket must be in quotes', advice: USE_DOUBLE_QUOTES }
    default:
      return UNREADABLE
  }
}

function missingCharacter(message: string, line: string): Finding {
  if (message.startsWith('Missing closing')) {
    const quote = message.includes('"') ? 'double quote (")' : "single quote (')"
    return {
      message: `the text begins with a ${quote} that is never closed`,
      advice: 'Add the same quote at the end of the text.',
    }
  }
  if (message.startsWith('Implicit map keys')) return missingColon(line)
  if (message.startsWith('Sequence item without')) return WRONG_COLUMN
  return UNREADABLE
}

/**
 * Explains a parser error to a person who writes YAML only occasionally.
 *
 * @param above the text of the closest line before it that is not empty
 */
export function syntaxFinding({ code, message }: YAMLError, line: string, above: string): Finding {
  if (/^\s*\? /.test(line))
    return {
      message: 'a line that begins with ? is not supported',
      advice: 'Remove the question mark, or put the text in quotes.',
    }
  switch (code) {
    case 'BLOCK_AS_IMPLICIT_KEY':
      return colonOrIndentation(line)
    case 'MULTILINE_IMPLICIT_KEY':
      return missingColon(line)
    case 'MISSING_CHAR':
      return missingCharacter(message, line)
    case 'BAD_SCALAR_START':
      return {
        message: `a text that begins with ${message.at(-1) ?? 'this character'} must be in quotes`,
        advice: USE_DOUBLE_QUOTES,
      }
    case 'BAD_DQ_ESCAPE':
      return {
        message: 'a backslash (\\) has a special meaning in double quotes',
        advice: 'Write it twice (\\\\), or put the text in single quotes.',
      }
    case 'BAD_INDENT':
      return message.startsWith('Flow')
        ? {
            message: 'a bracket is not closed',
            advice: 'Close it with ] or }; if the bracket is part of the text, put the whole text in double quotes.',
          }
        : wrongColumn(line, above)
    case 'MULTIPLE_DOCS':
      return {
        message: 'a second document begins here',
        advice: 'Remove the line of three hyphens or dots; a file holds one entry.',
      }
    case 'RESOURCE_EXHAUSTION':
      return TOO_DEEP
    case 'UNEXPECTED_TOKEN':
      return unexpected(message, line)
    default:
      return UNREADABLE
  }
}

function unexpected(message: string, line: string): Finding {
  if (message.startsWith('Not a YAML token') || message.startsWith('Block scalar header')) {
    return {
      message: 'there is text after | or > on the same line',
      advice: 'Begin the text on the next line, indented by two spaces, or put it in double quotes.',
    }
  }
  if (message.startsWith('Unexpected block-seq-ind')) {
    return {
      message: 'a list begins on the same line as its field name',
      advice: 'Put each “- …” on its own line below, or put the text in double quotes.',
    }
  }
  if (message.includes(' in flow ')) {
    return { message: 'there is an extra comma or bracket', advice: 'Write a list in brackets as [one, two].' }
  }
  return afterValue(line)
}
