/** Control characters and unpaired surrogates, which YAML forbids but `yaml` accepts. */
export const CONTROL_CHARACTERS = /[^\P{Cc}\t\n\r]|[\p{Cs}\uFFFE\uFFFF]/gu

/**
 * Zero-width characters, and those that reverse the letters around them
 * (https://www.unicode.org/reports/tr36/#Bidirectional_Text_Spoofing), without the two joiners that scripts and emoji need.
 */
export const INVISIBLE_CHARACTERS =
  /[\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF\uFFF9-\uFFFB\u{E0001}]/gu
