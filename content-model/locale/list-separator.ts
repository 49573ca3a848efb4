/**
 * Returns the separator that a language (BCP 47) puts between list items other than the last two, such as `, ` in English,
 * `、` in Japanese, or ` و` in Arabic.
 */
export function listSeparator(language: string): string {
  const [, separator] = new Intl.ListFormat(language).formatToParts(['1', '2', '3'])
  return separator?.value ?? ', '
}
