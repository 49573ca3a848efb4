/**
 * Names of characters in plain English, after the Unicode Character Database
 * (https://www.unicode.org/Public/UCD/latest/ucd/UnicodeData.txt): those that people often meet when they paste text. The
 * others are named by their kind.
 */
const NAMES: Readonly<Record<string, string>> = {
  '\u00AD': 'a soft hyphen',
  '\u200B': 'a zero-width space',
  '\u200C': 'a zero-width non-joiner',
  '\u200D': 'a zero-width joiner',
  '\u200E': 'a left-to-right mark',
  '\u200F': 'a right-to-left mark',
  '\u2028': 'a line separator',
  '\u2029': 'a paragraph separator',
  '\u2060': 'a word joiner',
  '\uFEFF': 'a byte order mark',
  '\uFFFD': 'a replacement character',
  ' ': 'a space',
  '\t': 'a tab',
  '\n': 'a line break',
  '\u00A0': 'a no-break space',
  '\u2009': 'a thin space',
  '\u202F': 'a narrow no-break space',
  '\u3000': 'an ideographic space',
  '\u0301': 'a combining acute accent',
  '\u0308': 'a combining diaeresis',
  '\u00B4': 'an acute accent',
  '`': 'a grave accent',
  '\u00B7': 'a middle dot',
  '\u2010': 'a Unicode hyphen',
  '\u2011': 'a non-breaking hyphen',
  '\u2013': 'an en dash',
  '\u2014': 'an em dash',
  '\u2018': 'a left single quotation mark',
  '\u2019': 'a right single quotation mark',
  '\u201A': 'a low single quotation mark',
  '\u201C': 'a left double quotation mark',
  '\u201D': 'a right double quotation mark',
  '\u201E': 'a low double quotation mark',
  '\u00AB': 'a left guillemet',
  '\u00BB': 'a right guillemet',
  '\u2022': 'a bullet',
  '\u2026': 'an ellipsis',
  '\u2212': 'a minus sign',
}

/** Names of kinds of characters; the first that matches applies. */
const KINDS: readonly [kind: RegExp, name: string][] = [
  [/\p{Cc}/u, 'a control character'],
  [/\p{Cs}/u, 'an unpaired surrogate'],
  [/\p{NChar}/u, 'a noncharacter'],
  [/\p{VS}/u, 'a variation selector'],
  [/[\u{E0000}-\u{E007F}]/u, 'a tag character'],
  [/\p{Co}/u, 'a private-use character'],
  [/\p{Bidi_Control}/u, 'a text direction control'],
  [/[\p{DI}\u2800]/u, 'an invisible character'],
  [/\p{Zs}/u, 'an unusual space'],
  [/[\u{1D400}-\u{1D7FF}]/u, 'a mathematical letter'],
  [/[\uFF01-\uFF5E]/, 'a fullwidth character'],
  [/[\uFB00-\uFB06]/, 'a ligature'],
  [/\p{M}/u, 'a combining mark'],
  [/\p{sc=Latin}/u, 'a Latin letter'],
  [/\p{sc=Cyrillic}/u, 'a Cyrillic letter'],
  [/\p{sc=Greek}/u, 'a Greek letter'],
  [/\p{sc=Armenian}/u, 'an Armenian letter'],
  [/\p{sc=Cherokee}/u, 'a Cherokee letter'],
  [/\p{sc=Arabic}/u, 'an Arabic letter'],
  [/\p{sc=Hebrew}/u, 'a Hebrew letter'],
]

/** What is not shown in quotation marks after its name, because it would not be seen there, or is itself one. */
const UNQUOTABLE = /[\p{C}\p{Z}\p{M}\p{DI}\p{Pi}\p{Pf}\u201A\u201E\u2800\uFFFD]/u

/** The code point of a character, as Unicode writes it: `U+00A0`. */
export const codePointOf = (character: string) =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`

/** Names a character in words, with its code point: `a no-break space (U+00A0)`, `a Cyrillic letter “а” (U+0430)`. */
export function characterName(character: string): string {
  const name = NAMES[character] ?? KINDS.find(([kind]) => kind.test(character))?.[1] ?? 'the character'
  return `${name}${UNQUOTABLE.test(character) ? '' : ` “${character}”`} (${codePointOf(character)})`
}
