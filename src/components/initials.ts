/**
 * Returns the initials of a person's name: those of its first and last words.
 *
 * @param name a name such as `Margaret Anne Hale`
 * @returns one or two capital letters, such as `MH`; empty for an empty name
 */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean)
  const ends = words.length > 1 ? [words[0], words[words.length - 1]] : words
  return ends.map((word) => Array.from(word ?? '')[0]?.toUpperCase() ?? '').join('')
}
