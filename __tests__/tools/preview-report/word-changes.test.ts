import { wordChanges } from '../../../tools/preview-report/word-changes'

/** The parts on one line: `same [-removed-] {+added+}`. */
const marked = (before: string | null, after: string | null) =>
  wordChanges(before, after)
    .map(({ value, added, removed }) => (added ? `{+${value}+}` : removed ? `[-${value}-]` : value))
    .join('')

test('the comparison reports the changed words of a text', () => {
  expect(marked('We plan for the year ahead of you.', 'We plan for the decade ahead of you.')).toBe(
    'We plan for the [-year-]{+decade+} ahead of you.',
  )
})

test('the comparison reports a rewritten, new, or very long text as a whole', () => {
  const [before, after] = ['We plan for the year ahead of you.', 'Nobody else in Chicago counts your hours so closely.']
  expect(marked(before, after)).toBe(`[-${before}-]{+${after}+}`)
  expect(marked(null, after)).toBe(`{+${after}+}`)
  expect(wordChanges('word '.repeat(5000), 'other '.repeat(5000))).toHaveLength(2)
})
