/**
 * The number of letters that must be added, removed, changed, or swapped with a neighbor to turn one text into another
 * (optimal string alignment distance).
 */
export function editDistance(from: string, to: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: to.length + 1 }, (_, column) => column)
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= to.length; column += 1) {
      const same = from[row - 1] === to[column - 1]
      const swapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
      current.push(
        Math.min(
          (last[column] ?? Infinity) + 1,
          (current[column - 1] ?? Infinity) + 1,
          (last[column - 1] ?? Infinity) + (same ? 0 : 1),
          swapped ? (beforeLast[column - 2] ?? Infinity) + 1 : Infinity,
        ),
      )
    }
    beforeLast = last
    last = current
  }
  return last[to.length] ?? Infinity
}

/** Longer than any name or address that someone might mistype. Comparison time grows with the product of both lengths. */
const MAX_TEXT_LENGTH = 200

/**
 * Finds the candidate that was most likely meant.
 *
 * @param text the text as written
 * @param candidates the allowed texts
 * @returns the closest candidate, or undefined if every candidate differs in more than two fifths of the letters or the
 * text is longer than 200 characters
 */
export function closestMatch(text: string, candidates: Iterable<string>): string | undefined {
  if (text.length > MAX_TEXT_LENGTH) return undefined
  const written = text.toLowerCase()
  const limit = Math.max(1, Math.floor(written.length * 0.4))
  let best: string | undefined
  let bestDistance = limit + 1
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - written.length) >= bestDistance) continue
    const distance = editDistance(written, candidate.toLowerCase())
    if (distance < bestDistance) {
      best = candidate
      bestDistance = distance
    }
  }
  return best
}
