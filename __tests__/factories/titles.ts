import fc from 'fast-check'

const LETTERS = fc.constantFrom(...Array.from('aeioumwWMijlAVTfg-&’0éÄ'))
const PART = fc.nat(5).map((number) => number === 0)

/** Generates titles of every length that the content model allows: 1 to `most` characters, words separated by single spaces. */
export function titles(most: number): fc.Arbitrary<string> {
  return fc.integer({ min: 1, max: most }).chain((length) => {
    const exactly = { minLength: length, maxLength: length }
    return fc
      .tuple(fc.array(LETTERS, exactly), fc.array(PART, exactly))
      .map(([letters, parts]) =>
        letters.map((letter, at) => (parts[at] && !parts[at - 1] && at > 0 && at < length - 1 ? ' ' : letter)).join(''),
      )
  })
}
