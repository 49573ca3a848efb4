import { parseDocument } from 'yaml'
import { characterName } from '../messages/character-names'
import type { Finding } from '../messages/problem'
import { CONTROL_CHARACTERS, hiddenCharacters } from './hidden-characters'
import type { SourceText, Span } from './source-text'
import type { SyntaxMistake } from './syntax-problems'

/** An escape sequence: a backslash, and what it escapes; for a line break, the indentation of the next line too. */
const ESCAPES = /\\(?:x[\dA-Fa-f]{2}|u[\dA-Fa-f]{4}|U[\dA-Fa-f]{8}|\r?\n[ \t]*|[^])/gu

const isInvisible = (character: string) =>
  character.search(CONTROL_CHARACTERS) >= 0 || hiddenCharacters(character).length > 0

function findingOf(escape: string): Finding | undefined {
  const rest = escape.slice(1)
  if (/^\r?\n/.test(rest))
    return {
      message: 'a backslash at the end of a line joins it to the next one without a space',
      advice: 'Delete the backslash. If it belongs to the text, write it twice: “\\\\”.',
    }
  const character = String(parseDocument(`"${escape}"`, { version: '1.2' }).toJS())
  const isHidden = isInvisible(character)
  if (!isHidden && !/^\s/.test(character)) return undefined
  const otherwise = isHidden && !/\s/.test(character) ? 'delete it' : 'write an ordinary space instead'
  // Markdown escapes an underscore, which is meant, in this way.
  const instead = rest === '_' ? 'delete the backslash' : otherwise
  return {
    message: `“${escape}” is read as ${characterName(character)}`,
    advice: `If the backslash belongs to the text, write it twice: “\\${escape}”. Otherwise, ${instead}.`,
  }
}

/**
 * The escape sequences in a text in double quotes that yield white space or an invisible character. Nobody needs them:
 * where one is found, a backslash was meant, as in `"Sales\training"`.
 */
export function misreadEscapes({ text }: SourceText, { start, end }: Span): SyntaxMistake[] {
  const escapes = [...text.slice(start, end).matchAll(ESCAPES)]
  // Each is parsed once, because a file can repeat one a hundred thousand times.
  const findings = new Map([...new Set(escapes.map(([escape]) => escape))].map((escape) => [escape, findingOf(escape)]))
  return escapes.flatMap(({ index, 0: escape }) => {
    const finding = findings.get(escape)
    return finding ? { start: start + index, finding, isStructural: false } : []
  })
}
