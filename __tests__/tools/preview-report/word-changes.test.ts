/** @jest-environment node */
import { wordChanges } from '../../../tools/preview-report/word-changes'

/** The parts in one line: `same [-gone-] {+come+}`. */
const told = (before: string, after: string) =>
  wordChanges(before, after)
    .map(({ text, change }) => (change === 'same' ? text : change === 'added' ? `{+${text}+}` : `[-${text}-]`))
    .join('')

test('of a long text the words that have changed are told', () => {
  expect(told('We plan for the year ahead of you.', 'We plan for the decade ahead of you.')).toBe(
    'We plan for the [-year-]{+decade+} ahead of you.',
  )
})

test('a short text is told as a whole', () => {
  expect(told('Service 3', 'Service Three')).toBe('[-Service 3-]{+Service Three+}')
})

test('a text that was written anew is told as a whole', () => {
  const [before, after] = ['We plan for the year ahead of you.', 'Nobody else in Chicago counts your hours so closely.']
  expect(told(before, after)).toBe(`[-${before}-]{+${after}+}`)
})

test('nothing of either text is lost', () => {
  const before = 'One two three\n\nfour five six seven eight'
  const after = 'One two 3\n\nfour  five six seven eight nine'
  const text = (kind: 'added' | 'removed') =>
    wordChanges(before, after)
      .filter(({ change }) => change === 'same' || change === kind)
      .map((part) => part.text)
      .join('')
  expect([text('removed'), text('added')]).toEqual([before, after])
})

test('a text of many thousand words is told at once', () => {
  const before = 'word '.repeat(50_000)
  expect(wordChanges(before, `${before}more`)).toHaveLength(2)
})
