import { MAX_PROBLEMS, type Problem } from '../messages/problem'
import { CONTROL_CHARACTERS, INVISIBLE_CHARACTERS } from './invisible-characters'
import { problemAt, type SourceText } from './source-text'

const DELETE = 'Delete it. If you cannot see it, delete the words around it and type them again.'

/** What makes a file unreadable. Only the first kind found in a file is reported. */
const KINDS: readonly [pattern: RegExp, message: string, advice: string][] = [
  [
    /^<{7} .*$/gm,
    'this part has an unresolved merge conflict',
    'Keep one of the two versions, and remove the lines that begin with <<<<<<<, =======, and >>>>>>>.',
  ],
  [CONTROL_CHARACTERS, 'there is an invisible control character here', DELETE],
  // A byte order mark at the start of the file is harmless.
  [INVISIBLE_CHARACTERS, 'there is an invisible character here', DELETE],
  [
    /^ *\t[ \t]*(?=\S)/gm,
    'a tab is used where spaces are required',
    'Replace it with two spaces per level, none at the top level.',
  ],
  // YAML does not accept these spaces as indentation: before the first word or dash of a line, or after the dash.
  [
    /^ *(?:- *)*[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]+/gm,
    'a no-break space is used where ordinary spaces are required',
    'Delete everything before the first word, and type spaces with the space bar.',
  ],
]

/** Problems that make a file unreadable before parsing. No others are reported for it. */
export function unreadableText(source: SourceText): Problem[] {
  for (const [pattern, message, advice] of KINDS) {
    const found = [...source.text.matchAll(pattern)].filter(({ index, 0: text }) => index > 0 || text !== '\uFEFF')
    if (found.length > 0)
      return found
        .slice(0, MAX_PROBLEMS)
        .map(({ index, 0: text }) => problemAt(source, { start: index, end: index + text.length }, { message, advice }))
  }
  return []
}
