import { shortenMiddle, truncate } from '../../../tools/preview-report/report-text'

const TEXT = 'We plan for the year ahead of you.'

test('long text is cut between words, with an ellipsis', () => {
  expect(truncate(TEXT, 18)).toBe('We plan for the…')
  expect(shortenMiddle(TEXT, 26)).toBe('We plan for… of you.')
})

test('text that is short enough is unchanged', () => {
  expect([truncate(TEXT, 34), shortenMiddle(TEXT, 34)]).toEqual([TEXT, TEXT])
})

test('a very long word is cut, but not within a character', () => {
  expect(truncate(`see ${'x'.repeat(50)}`, 40)).toBe(`see ${'x'.repeat(16)}…`)
  expect(truncate('😀'.repeat(30), 51)).toBe('😀😀😀😀😀😀…')
})
