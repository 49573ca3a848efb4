import type { Finding, Problem } from '../messages/problem'
import { TAB_INDENTATION } from '../messages/syntax-messages'
import { CONTROL_CHARACTERS, INVISIBLE_CHARACTERS } from './invisible-characters'
import { problemAt, type SourceText } from './source-text'

/** The most problems of one kind reported for a file. A file with more of them was pasted in from elsewhere. */
const MAX_PROBLEMS_OF_A_KIND = 20

const CR_LINE_ENDING = /\r(?!\n)/g

const INDENTING_TAB = /^ *\t[ \t]*(?=\S)/gm

const CONFLICT = /^<{7} .*$/gm

/** Nonstandard spaces where YAML counts columns: before the first word or dash of a line, and after the dash. */
const NONSTANDARD_INDENTATION = /^[ \t]*(?:- *)*([\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]+)/gm

const isNoBreak = (spaces: string) => /^[\u00A0\u202F]+$/.test(spaces)

const countSpaces = (spaces: string, kind: string) =>
  spaces.length === 1 ? `a ${kind} is` : `${spaces.length} ${kind}s are`

function problemsOf(source: SourceText, pattern: RegExp, finding: Finding): Problem[] {
  // A byte order mark at the start of the file is harmless.
  return [...source.text.matchAll(pattern)]
    .filter(({ index, 0: text }) => index > 0 || text !== '\uFEFF')
    .slice(0, MAX_PROBLEMS_OF_A_KIND)
    .map(({ index, 0: text }) => problemAt(source, { start: index, end: index + text.length }, finding))
}

/** Problems that make a file unreadable before its YAML is parsed. Such a file has no other problems reported. */
export function unreadableText(source: SourceText): Problem[] {
  const conflicts = problemsOf(source, CONFLICT, {
    message: 'this part has an unresolved merge conflict',
    advice: 'Keep one of the two versions, and remove the lines that begin with <<<<<<<, =======, and >>>>>>>.',
  })
  if (conflicts.length > 0) return conflicts
  const [lineEnding] = source.text.matchAll(CR_LINE_ENDING)
  if (lineEnding)
    return problemsOf(source, /^/g, {
      message: 'the file has outdated line endings (CR)',
      advice: 'Save the file in a text editor with LF or CRLF line endings.',
    })
  const advice = 'Delete it. If you cannot see it, delete the words around it and type them again.'
  return [
    ...problemsOf(source, CONTROL_CHARACTERS, { message: 'there is an invisible control character here', advice }),
    ...problemsOf(source, INVISIBLE_CHARACTERS, { message: 'there is an invisible character here', advice }),
    ...problemsOf(source, INDENTING_TAB, TAB_INDENTATION),
  ]
}

/**
 * Finds no-break and other nonstandard spaces where YAML requires ordinary ones.
 *
 * @returns the problems, and the text with ordinary spaces instead: it has the same length, so that all other mistakes
 * are found too
 */
export function nonstandardIndentation(source: SourceText): { problems: Problem[]; text: string } {
  const problems: Problem[] = []
  const text = source.text.replace(NONSTANDARD_INDENTATION, (start: string, spaces: string, index: number) => {
    const before = start.length - spaces.length
    const kind = isNoBreak(spaces) ? 'no-break space' : 'nonstandard space'
    if (problems.length < MAX_PROBLEMS_OF_A_KIND)
      problems.push(
        problemAt(
          source,
          { start: index + before, end: index + start.length },
          {
            message: `${countSpaces(spaces, kind)} used where ordinary spaces are required`,
            advice: 'Delete everything before the first word, and type spaces with the space bar.',
          },
        ),
      )
    return start.slice(0, before) + ' '.repeat(spaces.length)
  })
  return { problems, text }
}
