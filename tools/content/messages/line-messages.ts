import type { Finding } from './problem'

/** A line that begins in a column where no line can begin. */
export const WRONG_COLUMN: Finding = {
  message: 'this line begins in the wrong column',
  advice: 'Use spaces to line it up with the fields or dashes that it belongs to.',
}

/** A list entry without its dash. */
const MISSING_DASH: Finding = {
  message: 'this list entry has no dash',
  advice: 'Begin it with “- ” in the same column as the entries above.',
}

const indentOf = (line: string) => /^ */.exec(line)?.[0].length ?? 0

/**
 * Explains what is wrong with a line that begins in the wrong column.
 *
 * @param above the closest line before it that is not empty
 */
export function wrongColumn(line: string, above: string): Finding {
  if (/^\s*(?:#|[^\s"'#].* #)/.test(above))
    return {
      message: 'the text above ends at the # and cannot continue here',
      advice: 'Put the whole text, from the first word to the last, in double quotes.',
    }
  return /^\s*- /.test(above) && !/^\s*- /.test(line) && indentOf(line) <= indentOf(above) ? MISSING_DASH : WRONG_COLUMN
}

/** Explains what is wrong with a line that is neither a field nor a list entry. */
export function missingColon(line: string): Finding {
  const name = /^\s*(?:- +)?([\w-]+)[:：]\S/.exec(line)?.[1]
  if (/^\s*(?:- +)?[\w-]+：/.test(line))
    return {
      message: 'the colon is from another alphabet (：)',
      advice: `Write “${name ?? 'name'}: ”, with “:” and a space.`,
    }
  if (/^\s*(?:- +)?[\w-]+:[\u00A0\u202F]/.test(line))
    return { message: 'there is a no-break space after the colon', advice: 'Replace it with an ordinary space.' }
  return name === undefined
    ? {
        message: 'this line has no field name',
        advice: 'Write “name: text”. If it continues the text above, indent it further than the field name.',
      }
    : { message: 'a space is missing after the colon', advice: `Write “${name}: ”, with a space before the text.` }
}

/** A colon inside plain text is far more common than a mapping on one line, so it is reported first. */
export function colonOrIndentation(line: string): Finding {
  if (/^\s*(?:- +)*[\w-]+: +[“”„«‘]/.test(line))
    return {
      message: 'text with a colon needs straight quotes, not typographic ones',
      advice: 'Put the text in straight double quotes: "…".',
    }
  return /^\s*(?:- +)*[\w-]+: (?:.*: |[^:]*:$)/.test(line)
    ? {
        message: 'text with a colon must be in quotes',
        advice: 'Put everything after the first colon in double quotes.',
      }
    : {
        message: 'the line below is indented too far',
        advice: 'Use spaces to line it up with the fields around it.',
      }
}
