import type { Finding, Problem } from '../messages/problem'
import { problemAt, type SourceText } from './source-text'
import { CONTROL, INVISIBLE } from './invisible-characters'

/** How many places of one kind are told in a file; a file with more of them was pasted in from elsewhere. */
const MOST_PLACES = 20

const OLD_LINE_END = /\r(?!\n)/g

const TAB_INDENTATION = /^ *\t[ \t]*(?=\S)/gm

const CONFLICT = /^<{7} .*$/gm

/** Spaces of another kind where YAML counts columns: before a line's first word or dash, and after the dash. */
const ODD_INDENTATION = /^[ \t]*(?:- *)*([\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]+)/gm

const isNoBreak = (spaces: string) => /^[\u00A0\u202F]+$/.test(spaces)

const counted = (spaces: string, kind: string) =>
  spaces.length === 1 ? `a ${kind} stands` : `${spaces.length} ${kind}s stand`

function places(source: SourceText, pattern: RegExp, finding: Finding): Problem[] {
  // A byte order mark at the start of the file is harmless.
  return [...source.text.matchAll(pattern)]
    .filter(({ index, 0: text }) => index > 0 || text !== '\uFEFF')
    .slice(0, MOST_PLACES)
    .map(({ index, 0: text }) => problemAt(source, { start: index, end: index + text.length }, finding))
}

/** What makes a file unreadable before its YAML is looked at; nothing else of such a file can be told. */
export function unreadableText(source: SourceText): Problem[] {
  const conflicts = places(source, CONFLICT, {
    message: 'two versions of this part are waiting for a decision (a merge conflict)',
    advice: 'Keep one of the two and remove the lines that begin with <<<<<<<, ======= and >>>>>>>.',
  })
  if (conflicts.length > 0) return conflicts
  const [oldEnd] = source.text.matchAll(OLD_LINE_END)
  if (oldEnd)
    return places(source, /^/g, {
      message: 'the lines end in a way that only old programs use (CR)',
      advice: 'Save the file in a text editor with the line ends LF or CRLF.',
    })
  return [
    ...places(source, CONTROL, {
      message: 'an invisible control character stands here',
      advice: 'Delete it; write the words around it anew if you cannot see it.',
    }),
    ...places(source, INVISIBLE, {
      message: 'an invisible character stands here',
      advice: 'Delete it; write the words around it anew if you cannot see it.',
    }),
    ...places(source, TAB_INDENTATION, {
      message: 'a tab stands where spaces must be',
      advice: 'Replace it with spaces, two for each step.',
    }),
  ]
}

/**
 * Finds no-break and other odd spaces where YAML wants ordinary ones.
 *
 * @returns their problems, and the text as it was meant: of the same length, so that all other mistakes are found too
 */
export function oddIndentation(source: SourceText): { problems: Problem[]; text: string } {
  const problems: Problem[] = []
  const text = source.text.replace(ODD_INDENTATION, (start: string, spaces: string, index: number) => {
    const before = start.length - spaces.length
    const kind = isNoBreak(spaces) ? 'no-break space' : 'space of another kind'
    if (problems.length < MOST_PLACES)
      problems.push(
        problemAt(
          source,
          { start: index + before, end: index + start.length },
          {
            message: `${counted(spaces, kind)} where ordinary spaces must be`,
            advice: 'Delete what stands before the first word and write spaces with the space bar.',
          },
        ),
      )
    return start.slice(0, before) + ' '.repeat(spaces.length)
  })
  return { problems, text }
}
