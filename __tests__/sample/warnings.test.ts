import { checkContent } from '../../content-check/check'

test('the content check has no warnings about the sample, such as misspelled words', () => {
  expect(checkContent('.').problems).toEqual([])
}, 20_000)
