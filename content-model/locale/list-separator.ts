/** Returns what a language (BCP 47) has between two parts of a list that are not the last: a comma with a space, or in Japanese `、`. */
export function listSeparator(language: string): string {
  const [, separator] = new Intl.ListFormat(language).formatToParts(['1', '2', '3'])
  return separator?.value ?? ', '
}
