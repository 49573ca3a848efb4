/** Control characters and halves of characters, which js-yaml refuses; lone ones are no line ends to `yaml`. */
export const CONTROL = /[^\P{Cc}\t\n\r]|[\p{Cs}\uFFFE\uFFFF]/gu

/**
 * Characters without width, which come along when text is copied, hide words from a search, or turn the letters around them
 * (https://www.unicode.org/reports/tr36/#Bidirectional_Text_Spoofing). The two joiners that scripts and emoji need are not
 * among them.
 */
export const INVISIBLE =
  /[\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF\uFFF9-\uFFFB\u{E0001}]/gu
