import { textDirection } from '../../../content-model/locale/text-direction'

test.each([
  ['en-GB', 'ltr'],
  ['ja', 'ltr'],
  ['he', 'rtl'],
  ['ar-EG', 'rtl'],
  ['uz-Arab', 'rtl'],
])('%s is written %s', (language, direction) => {
  expect(textDirection(language)).toBe(direction)
})
