import type { Finding } from './problem'

/** A line that begins in no column where one may begin. */
export const WRONG_COLUMN: Finding = {
  message: 'this line begins in the wrong column',
  advice: 'Begin it in the same column as the fields or dashes that it belongs to, with spaces.',
}

/** An entry of a list without its dash. */
export const NO_DASH: Finding = {
  message: 'this entry of the list has no dash',
  advice: 'Begin it with “- ” in the same column as the entries above.',
}

/** How far a line is indented. */
const indentOf = (line: string) => /^ */.exec(line)?.[0].length ?? 0

/** What is wrong with a line that begins in no column where one may begin; `above` is the line before it that is not empty. */
export function wrongColumn(line: string, above: string): Finding {
  if (/^\s*(?:- +)*[\w-]+:(?: |$)/.test(line)) return WRONG_COLUMN
  if (/^\s*(?:#|[^\s"'#].* #)/.test(above))
    return {
      message: 'the text above ended where a # begins, and cannot go on here',
      advice: 'Put the whole text, from its first word to its last, in double quotes.',
    }
  return /^\s*- /.test(above) && !/^\s*- /.test(line) && indentOf(line) <= indentOf(above) ? NO_DASH : WRONG_COLUMN
}

/** What is wrong with a line that is neither a field nor an entry of a list. */
export function missingColon(line: string): Finding {
  const name = /^\s*(?:- +)?([\w-]+)[:：]\S/.exec(line)?.[1]
  if (/^\s*(?:- +)?[\w-]+：/.test(line))
    return {
      message: 'the colon is one of another alphabet (：)',
      advice: `Write “${name ?? 'name'}: ” with “:” and a space.`,
    }
  if (/^\s*(?:- +)?[\w-]+:[\u00A0\u202F]/.test(line))
    return { message: 'a no-break space stands after the colon', advice: 'Write an ordinary space in its place.' }
  return name === undefined
    ? {
        message: 'this line has no field name',
        advice: 'Write “name: text”. If it goes on with the text above, indent it further than the field’s name.',
      }
    : { message: 'a space is missing after the colon', advice: `Write “${name}: ” with a space and then the text.` }
}

/** A colon inside plain text is far more frequent than a mapping on one line, so it is named first. */
export function colonOrIndentation(line: string): Finding {
  if (/^\s*(?:- +)*[\w-]+: +[“”„«‘]/.test(line))
    return {
      message: 'typographic quotes do not hold a text with a colon together',
      advice: 'Put the text in straight double quotes: "…".',
    }
  return /^\s*(?:- +)*[\w-]+: (?:.*: |[^:]*:$)/.test(line)
    ? {
        message: 'a text with a colon must be in quotes',
        advice: 'Put everything after the first colon in double quotes.',
      }
    : {
        message: 'the line below is indented too far',
        advice: 'Begin it in the same column as the fields beside it, with spaces.',
      }
}
