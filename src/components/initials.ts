/** Returns the initials of a name's first and last words, such as `MH`; possibly empty. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean)
  const ends = words.length > 1 ? [words[0], words[words.length - 1]] : words
  return ends.map((word) => Array.from(word ?? '')[0]?.toUpperCase() ?? '').join('')
}
