/** The number of letters that must be added, removed, or changed to turn one text into another (Levenshtein distance). */
function editDistance(from: string, to: string): number {
  let last = Array.from({ length: to.length + 1 }, (_, column) => column)
  for (const [row, letter] of Array.from(from).entries()) {
    const current = [row + 1]
    for (const [column, other] of Array.from(to).entries()) {
      const [above = 0, before = 0, diagonal = 0] = [last[column + 1], current[column], last[column]]
      current.push(Math.min(above + 1, before + 1, diagonal + (letter === other ? 0 : 1)))
    }
    last = current
  }
  return last.at(-1) ?? 0
}

/** Longer than any name or address that someone might mistype. Comparison time grows with the product of both lengths. */
const MAX_TEXT_LENGTH = 200

/**
 * Finds the candidate that was most likely meant.
 *
 * @param text the text as written
 * @param candidates the allowed texts
 * @returns the closest candidate, or undefined if every candidate differs in more than two fifths of the letters, rounded up, or the
 * text is longer than 200 characters
 */
export function closestMatch(text: string, candidates: Iterable<string>): string | undefined {
  if (text.length > MAX_TEXT_LENGTH) return undefined
  const written = text.toLowerCase()
  const limit = Math.ceil(written.length * 0.4)
  const [closest] = [...candidates]
    .filter((candidate) => Math.abs(candidate.length - written.length) <= limit)
    .map((candidate) => ({ candidate, distance: editDistance(written, candidate.toLowerCase()) }))
    .sort((one, other) => one.distance - other.distance)
  return closest && closest.distance <= limit ? closest.candidate : undefined
}
