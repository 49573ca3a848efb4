/** Returns the next number of a sequence, 0 ≤ n < 1. */
export type RandomSource = () => number

/** Creates a pseudorandom sequence (Mulberry32, seeded by `hashOf`), so that a slug always gives the same image. */
export function seededRandom(seed: string): RandomSource {
  let state = hashOf(seed)
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/**
 * Hashes a string to an unsigned 32-bit integer: FNV-1a (offset 2166136261, prime 16777619) over UTF-16 units, then the
 * finalizer of MurmurHash3. With FNV-1a alone, similar slugs would have similar hashes, and so similar landscapes.
 */
export function hashOf(text: string): number {
  let hash = 2166136261
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 16777619)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** Returns a random number n with low ≤ n < high. */
export function between(draw: RandomSource, low: number, high: number): number {
  return low + (high - low) * draw()
}
