/** The right-to-left scripts in use today (https://www.w3.org/International/questions/qa-scripts). */
const RIGHT_TO_LEFT = ['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa']

/** Matches a letter of a script that is written from right to left. */
export const RIGHT_TO_LEFT_LETTER = new RegExp(
  `[${RIGHT_TO_LEFT.map((script) => `\\p{Script=${script}}`).join('')}]`,
  'u',
)

/** Returns the direction in which a language (BCP 47) is written. */
export function textDirection(language: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.includes(new Intl.Locale(language).maximize().script ?? '') ? 'rtl' : 'ltr'
}
