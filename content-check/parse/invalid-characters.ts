import { characterName } from '../messages/character-names'
import { MAX_PROBLEMS, type Problem } from '../messages/problem'
import { CONTROL_CHARACTERS, hiddenCharacters } from './hidden-characters'
import { problemAt, type SourceText } from './source-text'

const DELETE = 'Delete it. If you cannot see it, delete the words around it and type them again.'

type FindMatches = (text: string) => readonly { index: number; 0: string }[]

const matches =
  (pattern: RegExp): FindMatches =>
  (text) => [...text.matchAll(pattern)]

const findHidden: FindMatches = (text) =>
  hiddenCharacters(text).map(({ index, character }) => ({ index, 0: character }))

/** Spaces that YAML does not accept as indentation: before the first word or dash of a line, or after the dash. */
const findOddIndents: FindMatches = (text) =>
  [...text.matchAll(/^( *(?:- *)*)([\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]+)/gm)].map(
    ({ index, 1: before = '', 2: spaces = '' }) => ({ index: index + before.length, 0: spaces }),
  )

/** What makes a file unreadable. Only the first kind found in a file is reported. */
const KINDS: readonly [find: FindMatches, message: string | ((found: string) => string), advice: string][] = [
  [matches(CONTROL_CHARACTERS), (found) => `there is ${characterName(found)} here, which cannot be seen`, DELETE],
  [findHidden, (found) => `there is ${characterName(found)} here, which cannot be seen`, DELETE],
  [
    matches(/^ *\t[ \t]*(?=\S)/gm),
    'a tab is used where spaces are required',
    'Replace it with two spaces per level, none at the top level.',
  ],
  [
    findOddIndents,
    (found) => `${characterName(found.charAt(0))} is used where ordinary spaces are required`,
    'Delete everything before the first word, and type spaces with the space bar.',
  ],
]

/** Problems that make a file unreadable before parsing. No others are reported for it. */
export function unreadableText(source: SourceText): Problem[] {
  for (const [find, message, advice] of KINDS) {
    const found = find(source.text)
    if (found.length > 0)
      return found
        .slice(0, MAX_PROBLEMS)
        .map(({ index, 0: text }) =>
          problemAt(
            source,
            { start: index, end: index + text.length },
            { message: typeof message === 'string' ? message : message(text), advice },
          ),
        )
  }
  return []
}
