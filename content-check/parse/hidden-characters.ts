/** Control characters and unpaired surrogates, which YAML forbids but `yaml` accepts. */
export const CONTROL_CHARACTERS = /[^\P{Cc}\t\n\r]|[\p{Cs}\uFFFE\uFFFF]/gu

/**
 * What nobody can see, or only on some devices:
 * - the code points that Unicode tells fonts not to draw (Default_Ignorable_Code_Point): zero-width characters, direction
 *   controls (https://www.unicode.org/reports/tr36/#Bidirectional_Text_Spoofing), soft hyphens, fillers, variation
 *   selectors, and tag characters, which can hide a whole text
 * - the separators of lines and paragraphs, the annotation characters, and the blank Braille pattern
 * - private-use characters, which mean something only to the font of one device, and noncharacters
 *
 * The alternatives before these are the exceptions: sequences in which such a character is part of what is seen. They
 * are in the group `allowed`.
 * - In emoji, a joiner connects people, and a selector turns `❤` into an emoji; of the sequences with tags, only the flags of
 *   England, Scotland, and Wales are in use (https://www.unicode.org/reports/tr51/).
 * - After a Han character, a selector chooses the form that a name is officially written in
 *   (https://www.unicode.org/reports/tr37/).
 * - In scripts that connect letters, the joiners decide how; Persian requires the non-joiner within words, also before an
 *   ending of a Latin abbreviation (https://www.unicode.org/reports/tr31/#Layout_and_Format_Control_Characters).
 *
 * Soft hyphens are no exception: browsers hyphenate by the site's language, and a soft hyphen splits the word for search
 * and spelling, and would be counted as a letter where titles are fitted to their longest word.
 */
const HIDDEN =
  /(?<allowed>\u{1F3F4}\u{E0067}\u{E0062}(?:\u{E0065}\u{E006E}\u{E0067}|\u{E0073}\u{E0063}\u{E0074}|\u{E0077}\u{E006C}\u{E0073})\u{E007F}|\p{Extended_Pictographic}\p{Emoji_Modifier}?[\uFE0E\uFE0F]?(?:\u200D\p{Extended_Pictographic}\p{Emoji_Modifier}?\uFE0F?)*|[\d#*]\uFE0F\u20E3|\p{sc=Han}[\uFE00-\uFE02\u{E0100}-\u{E01EF}]|[\p{scx=Arab}\p{scx=Syrc}\p{scx=Mong}\p{scx=Nko}\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}\p{scx=Orya}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}\p{scx=Khmr}\p{scx=Mymr}]\u200D|[\p{L}\p{M}\p{N}]\u200C(?=[\p{scx=Arab}\p{scx=Syrc}\p{scx=Mong}\p{scx=Nko}\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}\p{scx=Orya}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}\p{scx=Khmr}\p{scx=Mymr}]))|[\p{DI}\u2028\u2029\u2800\uFFF9-\uFFFB\p{Co}\p{NChar}]/gu

/**
 * The marks that give a neighboring sign the direction of a letter. Text from right to left needs them around numbers and
 * foreign words. Unlike the other controls, they can't reorder words.
 */
const DIRECTION_MARK = /[\u061C\u200E\u200F]/
const RIGHT_TO_LEFT = /[\p{sc=Adlm}\p{sc=Arab}\p{sc=Hebr}\p{sc=Nko}\p{sc=Rohg}\p{sc=Syrc}\p{sc=Thaa}]/u

/** A character and its offset in a text, in UTF-16 code units. */
export interface FoundCharacter {
  index: number
  character: string
}

/** Finds all characters that nobody can see and that no script or emoji needs where they are. */
export function hiddenCharacters(text: string): FoundCharacter[] {
  let end = -1
  return text.split('\n').flatMap((line) => {
    const start = end + 1
    end = start + line.length
    const found = [...line.matchAll(HIDDEN)]
    const isRightToLeft = found.length > 0 && RIGHT_TO_LEFT.test(line)
    return found.flatMap(({ index, 0: character, groups }) => {
      const isSeen = groups?.allowed !== undefined || (DIRECTION_MARK.test(character) && isRightToLeft)
      return isSeen ? [] : [{ index: start + index, character }]
    })
  })
}

/** Replaces the characters that {@link hiddenCharacters} finds. */
export function replaceHidden(text: string, replacement: (character: string) => string): string {
  let from = 0
  const parts = hiddenCharacters(text).map(({ index, character }) => {
    const before = text.slice(from, index)
    from = index + character.length
    return before + replacement(character)
  })
  return parts.join('') + text.slice(from)
}
