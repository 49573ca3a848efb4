import fc from 'fast-check'
import { filledFiles, type LargeFile, PARTS } from './large-files'

/** Files that are full of a few parts in random order, one of them possibly repeated many times. */
export function randomFiles(bytes: number): fc.Arbitrary<LargeFile> {
  const run = fc
    .tuple(fc.constantFrom(...PARTS), fc.oneof(fc.constant(1), fc.constantFrom(2, 30, 3000)))
    .map(([part, times]) => part.repeat(times))
  return fc
    .tuple(fc.array(run, { minLength: 2, maxLength: 6 }), fc.nat(4))
    .map(([runs, position]) => filledFiles(bytes, runs.join(''))[position])
    .filter((file) => file !== undefined)
}
