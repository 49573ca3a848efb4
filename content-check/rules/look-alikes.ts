import { characterName } from '../messages/character-names'
import { type Finding, MAX_PROBLEMS } from '../messages/problem'
import { quoted, quotedInFull } from '../messages/text-format'
import { type FoundCharacter, hiddenCharacters, replaceHidden } from '../parse/hidden-characters'
import { ALPHABETS, alphabetOf, likeOf } from './confusables'

const LETTER_WITH_MARKS = /\p{L}[\p{M}\u1160-\u11FF]+/gu

/** Finds letters whose accents are characters of their own, although the letter has a character with its accents. */
function decomposedLetters(text: string): FoundCharacter[] {
  return [...text.matchAll(LETTER_WITH_MARKS)].flatMap(({ index, 0: character }) =>
    character.normalize('NFC').length < character.length ? [{ index, character }] : [],
  )
}

/** White space at the beginning or the end. No character that YAML drops is in a value. */
function edgeSpaces(text: string, spaces: RegExp): FoundCharacter[] {
  const [first, last] = [text.charAt(0), text.charAt(text.length - 1)]
  const found = [
    { index: 0, character: first },
    { index: text.length - 1, character: last },
  ]
  return found.filter(({ character }) => spaces.test(character))
}

/** The same text as the keyboard writes it, with ASCII in place of what looks like it. */
export function typed(text: string): string {
  const visible = replaceHidden(text, () => '').normalize('NFC')
  return Array.from(visible, (character) => likeOf(character) ?? character)
    .join('')
    .trim()
}

/** Names a character, with what it looks like: `a Greek letter “ο” (U+03BF), which looks like the Latin “o”`. */
export function described(character: string): string {
  const [base = '', ...marks] = character
  if (marks.length > 0)
    return `${quoted(base)} followed by ${marks.map(characterName).join(' and ')}, which look like one letter`
  const like = likeOf(character)
  if (like === undefined || like === ' ') return characterName(character)
  return `${characterName(character)}, which looks like ${alphabetOf(character) ? 'the Latin ' : ''}${quoted(like)}`
}

/**
 * Finds the first character that is not what it looks like: a hidden one, one that looks like ASCII, a letter in parts, or
 * white space at an end. For text of which only certain characters are expected, such as a slug.
 */
export function deceptiveCharacter(text: string): FoundCharacter | undefined {
  const alike = [...text.matchAll(/./gsu)]
    .map(({ index, 0: character }): FoundCharacter => ({ index, character }))
    .filter(({ character }) => likeOf(character) !== undefined)
  return [...hiddenCharacters(text), ...edgeSpaces(text, /\s/), ...decomposedLetters(text), ...alike].sort(
    (one, other) => one.index - other.index,
  )[0]
}

export type LookAlike = FoundCharacter & Finding

/** Text without any of these has no look-alikes. It has no letters beyond Latin, no combining marks, no compatibility forms. */
const UNUSUAL = /[^\0-\u02AF\u2000-\u206F]/

const WORD = /\p{L}[\p{L}\p{M}]*/gu
const LATIN = /\p{sc=Latin}/u

/** An abbreviation with an ending in another alphabet, as in informal Russian: `VIPа`. */
const ABBREVIATION = /^[A-Z]{2,}[^\P{Ll}\p{sc=Latin}]+$/u

/**
 * Scripts whose keyboards write a letter and its marks one after the other, although Unicode also has one character for both:
 * in Arabic, a hamza above or below; in Hebrew, vowel points.
 */
const TYPED_WITH_MARKS = /[\p{sc=Arab}\p{sc=Hebr}]/u

/** Letters in a form that only mathematics, old typesetting, and East Asian text use. Search and screen readers miss them. */
const STYLED = /[\u{1D400}-\u{1D7FF}]+|[\uFF01-\uFF5E]+|[\uFB00-\uFB06]/gu
const FULLWIDTH = /[\uFF01-\uFF5E]/
/** In East Asian text, fullwidth signs are ordinary. */
const EAST_ASIAN = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Bopo}]/u

const lettersOf = (word: string) => Array.from(word).filter((character) => /\p{L}/u.test(character))

const wordAround = (text: string, { index, character }: FoundCharacter) =>
  [...text.matchAll(WORD)].find((word) => word.index <= index && word.index + word[0].length > index)?.[0] ?? character

/** A letter of a word that belongs to another alphabet than the rest, but looks as if it did not. */
interface Stranger {
  letter: string
  like: string
  /** The alphabet of the others. */
  alphabet: string
  /** The word with each such letter replaced by its look-alike. */
  right: string
}

/** Finds such a letter; undefined if the word has none. */
function strangerIn(word: string): Stranger | undefined {
  const letters = lettersOf(word)
  const latin = letters.filter((letter) => LATIN.test(letter))
  const foreign = letters.filter((letter) => alphabetOf(letter))
  const [first] = foreign
  const alphabet = first === undefined ? undefined : alphabetOf(first)
  if (!alphabet || latin.length === 0 || latin.length + foreign.length < letters.length) return undefined
  // Greek letters are also symbols: hν.
  if (alphabet.script === 'Grek' && letters.length < 3) return undefined
  const isLatin = latin.length >= foreign.length
  if (isLatin && ABBREVIATION.test(word)) return undefined
  // Of two letters that look the same, such as “у” and “ү”, the first one is the usual one.
  const ownLike = new Map([...alphabet.latin].reverse().map(([own, like]) => [like, own]))
  const likeIn = (letter: string) => (isLatin ? likeOf(letter) : ownLike.get(letter))
  const strangers = isLatin ? foreign : latin
  const [letter = ''] = strangers
  const like = likeIn(letter)
  if (like === undefined || !strangers.every((one) => likeIn(one) !== undefined)) return undefined
  const right = Array.from(word, (one) => likeIn(one) ?? one).join('')
  return { letter, like, alphabet: isLatin ? 'Latin' : alphabet.name, right }
}

/** Words with a letter of another alphabet that looks like one of theirs. */
function mixedWords(text: string): LookAlike[] {
  return [...text.matchAll(WORD)].flatMap(({ index, 0: word }) => {
    const stranger = strangerIn(word)
    if (!stranger) return []
    const { letter, like, alphabet, right } = stranger
    return {
      index: index + word.indexOf(letter),
      character: letter,
      message: `${quoted(word)} contains ${characterName(letter)}, which looks like the ${alphabet} ${quoted(like)}`,
      advice: `Type the word again: ${quotedInFull(right)}.`,
    }
  })
}

/**
 * Words of another alphabet that look Latin, in a text with Latin words and no other word of that alphabet. A warning,
 * because it can be a name.
 */
function disguisedWords(text: string, script: string | undefined): LookAlike[] {
  if (!LATIN.test(text)) return []
  return ALPHABETS.flatMap((alphabet): LookAlike[] => {
    const own = lettersOf(text).filter((letter) => alphabet.letter.test(letter))
    if (own.length === 0 || alphabet.script === script || own.some((letter) => !alphabet.latin.has(letter))) return []
    return [...text.matchAll(WORD)].flatMap(({ index, 0: word }) => {
      const isSymbol = alphabet.script === 'Grek' && /^\p{Ll}$/u.test(word)
      const [letter = ''] = word
      if (isSymbol || !lettersOf(word).every((one) => alphabet.latin.has(one))) return []
      return {
        index,
        character: letter,
        message: `${quoted(word)} looks Latin, but its first letter is ${characterName(letter)}`,
        advice: `Unless it is a name in that alphabet, type it again: ${quotedInFull(typed(word))}.`,
        severity: 'warning',
      }
    })
  })
}

/**
 * Finds what is not what it looks like in a text for visitors: a letter of another alphabet within a word, a letter in
 * parts, letters for mathematics, and a no-break space at an end. Dashes, typographic quotes, no-break spaces, and other
 * alphabets are ordinary there.
 *
 * @param language the site's language (BCP 47)
 */
export function lookAlikesIn(text: string, language: string): LookAlike[] {
  const edges = edgeSpaces(text, /[^\P{Zs} ]/u).map(({ index, character }): LookAlike => ({
    index,
    character,
    message: `${index === 0 ? 'begins' : 'ends'} with ${characterName(character)}`,
    advice: 'Delete it.',
  }))
  if (!UNUSUAL.test(text)) return edges
  const { language: base, script } = new Intl.Locale(language).maximize()
  const decomposed = decomposedLetters(text)
    // Vietnamese keyboards of Windows write tones as characters of their own.
    .filter(({ character }) => base !== 'vi' && !TYPED_WITH_MARKS.test(character))
    .slice(0, MAX_PROBLEMS)
    .map((found): LookAlike => ({
      ...found,
      message: `contains ${described(found.character)}`,
      advice: `Type it again as one character: ${quotedInFull(wordAround(text, found).normalize('NFC'))}.`,
    }))
  const styled = [...text.matchAll(STYLED)].flatMap(({ index, 0: character }): LookAlike[] => {
    if (FULLWIDTH.test(character) && EAST_ASIAN.test(text)) return []
    const [first = ''] = character
    return [
      {
        index,
        character,
        message: `contains ${described(first)}`,
        advice: `Type it again with the keyboard: ${quotedInFull(character.normalize('NFKC'))}.`,
      },
    ]
  })
  return [...edges, ...decomposed, ...styled, ...mixedWords(text), ...disguisedWords(text, script)].slice(
    0,
    MAX_PROBLEMS,
  )
}
