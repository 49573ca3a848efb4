import type { FoundCharacter } from '../parse/hidden-characters'
import { characterName } from './character-names'
import type { Finding } from './problem'

const TYPE_SPACE = 'Delete it, and press the space bar.'

/** What looks like an indicator of YAML: the part of the line before it, the character, what is wrong, and what is right. */
const LOOK_ALIKES: readonly [line: RegExp, wrong: string, advice: string][] = [
  [/^( *(?:- +)*[\w-]+:)([^\S \t\r\n])/, 'follows the colon, where YAML requires an ordinary space', TYPE_SPACE],
  [
    /^( *(?:- +)*[\w-]+ *)([\u02D0\u02F8\u0589\u2236\uA789\uFE30\uFF1A])/,
    'is used where YAML requires an ordinary colon and a space',
    'Delete it, and type a colon and a space.',
  ],
  [
    /^( *)([\u2010-\u2015\u2022\u2023\u2043\u2212\u25AA\u25CF\u25E6\u00B7\uFE58\uFE63\uFF0D])/,
    'is used where YAML requires a hyphen and a space before an entry of a list',
    'Delete it, and type a hyphen and a space: “- ”.',
  ],
  [
    /^( *(?:- +)*(?:[\w-]+: +)?["'][^"']*)([\u2018-\u201F\u00B4\u2032\u2033])\s*$/,
    'is used where YAML requires the straight quote with which the text begins',
    'Delete it, and type the same quote as at the beginning.',
  ],
]

/** Finds a character that only looks like the indicator that YAML requires at its place, in a line that YAML misreads. */
export function structuralLookAlike(line: string): (FoundCharacter & { finding: Finding }) | undefined {
  for (const [pattern, wrong, advice] of LOOK_ALIKES) {
    const [, before = '', character] = pattern.exec(line) ?? []
    if (character !== undefined)
      return { index: before.length, character, finding: { message: `${characterName(character)} ${wrong}`, advice } }
  }
  return undefined
}
