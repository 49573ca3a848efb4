/** @jest-environment node */
import { wordChanges } from '../../../tools/preview-report/word-changes'

/** The parts on one line: `same [-removed-] {+added+}`. */
const marked = (before: string, after: string) =>
  wordChanges(before, after)
    .map(({ text, change }) => (change === 'same' ? text : change === 'added' ? `{+${text}+}` : `[-${text}-]`))
    .join('')

test('the comparison reports the changed words of a long text', () => {
  expect(marked('We plan for the year ahead of you.', 'We plan for the decade ahead of you.')).toBe(
    'We plan for the [-year-]{+decade+} ahead of you.',
  )
})

test('the comparison reports a short text as a whole', () => {
  expect(marked('Service 3', 'Service Three')).toBe('[-Service 3-]{+Service Three+}')
})

test('the comparison reports a rewritten text as a whole', () => {
  const [before, after] = ['We plan for the year ahead of you.', 'Nobody else in Chicago counts your hours so closely.']
  expect(marked(before, after)).toBe(`[-${before}-]{+${after}+}`)
})

test('the parts contain both texts completely', () => {
  const before = 'One two three\n\nfour five six seven eight'
  const after = 'One two 3\n\nfour  five six seven eight nine'
  const text = (kind: 'added' | 'removed') =>
    wordChanges(before, after)
      .filter(({ change }) => change === 'same' || change === kind)
      .map((part) => part.text)
      .join('')
  expect([text('removed'), text('added')]).toEqual([before, after])
})

test('a text of many thousand words is reported as a whole', () => {
  const before = 'word '.repeat(50_000)
  expect(wordChanges(before, `${before}more`)).toHaveLength(2)
})
