/** Whether a word is neither a title, such as `Dr.`, nor a particle, such as `von`. */
const isName = (word: string) => !/^\p{Ll}|[^.]{2}\.$/u.test(word)

/** Returns the initials of the first and last words of a name, without titles and particles, such as `MH`; possibly empty. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean)
  const names = words.filter(isName)
  const parts = names.length > 0 ? names : words
  const ends = parts.length > 1 ? [parts[0], parts[parts.length - 1]] : parts
  return ends.map((word) => Array.from(word ?? '')[0]?.toUpperCase() ?? '').join('')
}
