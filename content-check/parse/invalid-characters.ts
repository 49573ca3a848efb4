import { characterName } from '../messages/character-names'
import { MAX_PROBLEMS, type Problem } from '../messages/problem'
import { CONTROL_CHARACTERS, type FoundCharacter, hiddenCharacters } from './hidden-characters'
import { problemAt, type SourceText } from './source-text'

const DELETE = 'Delete it. If you cannot see it, delete the words around it and type them again.'

type FindCharacters = (text: string) => readonly FoundCharacter[]

/** Finds what follows the first group of a pattern. */
const matches =
  (pattern: RegExp): FindCharacters =>
  (text) =>
    [...text.matchAll(pattern)].map(({ index, 0: all, 1: before = '' }) => ({
      index: index + before.length,
      character: all.slice(before.length),
    }))

const unseen = (character: string) => `there is ${characterName(character)} here, which cannot be seen`

/** What makes a file unreadable. Only the first kind found in a file is reported. */
const KINDS: readonly [find: FindCharacters, message: (found: string) => string, advice: string][] = [
  [matches(CONTROL_CHARACTERS), unseen, DELETE],
  [hiddenCharacters, unseen, DELETE],
  [
    matches(/^ *\t[ \t]*(?=\S)/gm),
    () => 'a tab is used where spaces are required',
    'Replace it with two spaces per level, none at the top level.',
  ],
  [
    // Spaces that YAML does not accept as indentation: before the first word or dash of a line, or after the dash.
    matches(/^( *(?:- *)*)[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]+/gm),
    (found) => `${characterName(found.charAt(0))} is used where ordinary spaces are required`,
    'Delete everything before the first word, and type spaces with the space bar.',
  ],
]

/** Problems that make a file unreadable before parsing. No others are reported for it. */
export function unreadableText(source: SourceText): Problem[] {
  for (const [find, message, advice] of KINDS) {
    const found = find(source.text)
    if (found.length > 0)
      return found.slice(0, MAX_PROBLEMS).map(({ index, character }) => {
        const span = { start: index, end: index + character.length }
        return problemAt(source, span, { message: message(character), advice })
      })
  }
  return []
}
