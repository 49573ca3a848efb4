/** Draws the next number of a sequence: at least 0, below 1. */
export type Draw = () => number

/**
 * Starts a sequence of numbers that a text alone decides, so that a slug always gives the same picture.
 * In: any text. Out: a function that draws the next number of the sequence, 0 ≤ n < 1.
 * The text is hashed with FNV-1a (32 bit, offset 2166136261, prime 16777619), the sequence is Mulberry32.
 */
export function randomFrom(seed: string): Draw {
  let state = hashOf(seed)
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/**
 * Hashes a text to an unsigned 32-bit integer. In: any text. Out: an integer, 0 to 2^32 − 1.
 * FNV-1a over UTF-16 units, then the finaliser of MurmurHash3, because FNV alone leaves similar slugs close together.
 */
export function hashOf(text: string): number {
  let hash = 2166136261
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 16777619)
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** Draws a number between two bounds. In: a sequence and the bounds. Out: low ≤ n < high. */
export function between(draw: Draw, low: number, high: number): number {
  return low + (high - low) * draw()
}

/**
 * Picks one entry of a list. In: a sequence and a list with at least one entry. Out: the entry.
 * Throws a RangeError when the list is empty.
 */
export function pick<Entry>(draw: Draw, entries: readonly Entry[]): Entry {
  const entry = entries[Math.floor(draw() * entries.length)]
  if (entry === undefined) throw new RangeError('There is nothing to pick from an empty list.')
  return entry
}
