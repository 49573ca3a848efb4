/** Another alphabet with letters that look like Latin ones. */
interface Alphabet {
  name: string
  /** Its code in ISO 15924, as in `Intl.Locale`. */
  script: string
  letter: RegExp
  /** Its letters, each with the Latin one that it looks like. */
  latin: ReadonlyMap<string, string>
}

const pairs = (text: string) =>
  new Map(text.split(' ').map((pair): [string, string] => [pair.charAt(0), pair.charAt(1)]))

/**
 * The single letters of Unicode's list of confusable characters (https://www.unicode.org/Public/security/latest/confusables.txt)
 * that look like a Latin letter in usual typefaces. The other scripts of that list, such as Lisu and Cherokee, are rare in
 * pasted text, and no typeface of a site has their letters, so `checkTypefaces` names them.
 */
export const ALPHABETS: readonly Alphabet[] = [
  {
    name: 'Cyrillic',
    script: 'Cyrl',
    letter: /\p{sc=Cyrillic}/u,
    latin: pairs(
      'аa АA ВB сc СC ԁd еe ЕE ԌG һh НH іi ІI ӏl ӀI јj ЈJ КK МM оo ОO рp РP ԛq ѕs ЅS ТT ѵv ѴV ԝw ԜW хx ХX уy УY үy ҮY',
    ),
  },
  {
    name: 'Greek',
    script: 'Grek',
    letter: /\p{sc=Greek}/u,
    latin: pairs('αa ΑA ΒB ΕE ϜF ΗH ιi ΙI ϳj ΚK ΜM ΝN νv οo ΟO ρp ΡP ΤT υu ΧX γy ΥY ΖZ'),
  },
  {
    name: 'Armenian',
    script: 'Armn',
    letter: /\p{sc=Armenian}/u,
    latin: pairs('ցg հh ոn ռn օo ՕO զq ՏS սu ՍU'),
  },
]

/** The alphabet of a letter, unless it is Latin or has none of these look-alikes. */
export const alphabetOf = (letter: string) => ALPHABETS.find((alphabet) => alphabet.letter.test(letter))

/** Signs that look like one of the keyboard, each with that one. */
const SIGNS: readonly [signs: RegExp, like: string][] = [
  [/[^\P{Zs} ]/u, ' '],
  [/[\u2010-\u2015\u2043\u2212\uFE58]/, '-'],
  [/[\u201C-\u201F\u00AB\u00BB\u2033]/, '"'],
  [/[\u2018-\u201B\u2032\u00B4\u02BC\u02B9]/, "'"],
  [/[\u2236\uA789\u02D0\u02F8\u0589\uFE30]/, ':'],
  [/[\u2044\u2215\u29F8]/, '/'],
  [/[\u2024\u3002]/, '.'],
]

/** The ASCII text that a character looks like; undefined for ASCII, and for a character that looks like none. */
export function likeOf(character: string): string | undefined {
  if (character <= '\u007F') return undefined
  const like =
    alphabetOf(character)?.latin.get(character) ??
    SIGNS.find(([signs]) => signs.test(character))?.[1] ??
    // Fullwidth, mathematical, superscript, and joined letters.
    character.normalize('NFKC')
  return like !== character && /^[ -~]+$/.test(like) ? like : undefined
}
