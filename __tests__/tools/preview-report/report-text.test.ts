/** @jest-environment node */
import { truncate, truncateStart } from '../../../tools/preview-report/report-text'

const TEXT = 'We plan for the year ahead of you.'

test('a long text is cut between words, with an ellipsis', () => {
  expect(truncate(TEXT, 18)).toBe('We plan for the…')
  expect(truncate(TEXT, 15)).toBe('We plan for the…')
  expect(truncateStart(TEXT, 16)).toBe(' ahead of you.')
  expect(truncateStart(TEXT, 13)).toBe('ahead of you.')
})

test('a text that is short enough is unchanged', () => {
  expect([truncate(TEXT, 34), truncateStart(TEXT, 34)]).toEqual([TEXT, TEXT])
})

test('a very long word is cut, but not within a character', () => {
  expect(truncate(`see ${'x'.repeat(50)}`, 40)).toBe(`see ${'x'.repeat(36)}…`)
  expect(truncate('😀😀', 3)).toBe('😀…')
  expect(truncateStart('😀😀', 3)).toBe('😀')
})
