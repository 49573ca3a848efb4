/**
 * Matches a letter of a script that is written from right to left: those in use today
 * (https://www.w3.org/International/questions/qa-scripts).
 */
export const RIGHT_TO_LEFT_LETTER =
  /[\p{Script=Adlm}\p{Script=Arab}\p{Script=Hebr}\p{Script=Nkoo}\p{Script=Rohg}\p{Script=Syrc}\p{Script=Thaa}]/u

/** Returns the direction in which a language (BCP 47) is written. */
export function textDirection(language: string): 'ltr' | 'rtl' {
  const { script = '' } = new Intl.Locale(language).maximize()
  return RIGHT_TO_LEFT_LETTER.source.includes(`=${script}}`) ? 'rtl' : 'ltr'
}
