/** Returns the next number of a sequence, low ≤ n < high, by default 0 ≤ n < 1. */
export type RandomSource = (low?: number, high?: number) => number

/**
 * Creates a pseudorandom sequence (Mulberry32), so that a slug always gives the same image. Its seed is hashed by FNV-1a
 * (offset 2166136261, prime 16777619) over UTF-16 units, then by the finalizer of MurmurHash3. With FNV-1a alone, similar
 * slugs would have similar hashes, and so similar landscapes.
 */
export function seededRandom(seed: string): RandomSource {
  let state = 2166136261
  for (let index = 0; index < seed.length; index += 1) state = Math.imul(state ^ seed.charCodeAt(index), 16777619)
  state = Math.imul(state ^ (state >>> 16), 0x85ebca6b)
  state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35)
  state ^= state >>> 16
  return (low = 0, high = 1) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return low + ((high - low) * ((mixed ^ (mixed >>> 14)) >>> 0)) / 4294967296
  }
}
