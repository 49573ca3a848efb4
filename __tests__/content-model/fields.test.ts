import { image, line, paragraph, phone, reference } from '../../content-model/fields'

const label = 'Field'

test('a line is not empty, has no line breaks, and does not exceed its limit', () => {
  const field = line({ label, max: 5 })
  expect(['abc', ' abcde '].map((text) => field.safeParse(text).success)).toEqual([true, true])
  expect(['', '  ', 'abcdef', 'a\nb', 5].map((text) => field.safeParse(text).success)).toEqual([
    false,
    false,
    false,
    false,
    false,
  ])
})

test('a paragraph may contain line breaks', () => {
  expect(paragraph({ label }).safeParse('one\ntwo').success).toBe(true)
})

test('a reference must be a slug', () => {
  const field = reference('Service', { label, example: 'tax-planning' })
  expect(['tax-planning', '401k'].every((text) => field.safeParse(text).success)).toBe(true)
  expect(
    ['Tax', 'tax planning', 'tax--planning', '-tax', 'tax.yml', ''].some((text) => field.safeParse(text).success),
  ).toBe(false)
})

test('an image has a path relative to its own folder and a format that can be resized', () => {
  const field = image({ label })
  expect(['./portrait.jpg', './Portrait.JPEG', './a.avif'].every((text) => field.safeParse(text).success)).toBe(true)
  expect(
    ['portrait.jpg', '/portrait.jpg', './portrait.gif', 'https://example.com/a.jpg'].some(
      (text) => field.safeParse(text).success,
    ),
  ).toBe(false)
})

test('a telephone number may be in human-readable form', () => {
  const field = phone({ label })
  expect(['(312) 555-0142', '+1 312 555 0142'].every((text) => field.safeParse(text).success)).toBe(true)
  expect(['call me', '555', '312-555-CALL'].some((text) => field.safeParse(text).success)).toBe(false)
})
