/** @jest-environment node */
import { externalAddress, image, line, paragraph, phone, reference, target } from '../../src/content-model/fields'

const label = 'Field'

test.each([
  '/',
  '/contact',
  '/about#team',
  '/contact?from=mail&to=us',
  '/contact?from=mail#request',
  '#team',
  'https://example.com/a_(b)?c=d|e&f={g}#:~:text=h',
  'https://example.com',
  'mailto:hello@example.com',
  'tel:+13125550142',
])('%s is a valid link target', (text) => {
  expect(target.safeParse(text).success).toBe(true)
})

test.each([
  'contact',
  '//example.com',
  'http://example.com',
  'javascript:alert(1)',
  'data:text/html,x',
  '/a page',
  '/about#team#values',
  '/about.html',
  '/about/../contact',
  '/contact?from="mail"',
  '#"><b>',
  'https://example.com/<b>',
  'https:\\\\example.com',
  `https://example.com/${'a'.repeat(2000)}`,
  '#',
  '',
])('“%s” is not a valid link target', (text) => {
  expect(target.safeParse(text).success).toBe(false)
})

test('a line is not empty, has no line breaks, and does not exceed its limit', () => {
  const field = line({ label }, 5)
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

test('an address on another site must be a valid https address', () => {
  const field = externalAddress({ label })
  expect(field.safeParse('https://www.linkedin.com/in/ada?x=y').success).toBe(true)
  expect(
    ['http://example.com', 'https://', 'https://[', 'https://a.example/"><b>', `https://${'a'.repeat(2000)}`].some(
      (text) => field.safeParse(text).success,
    ),
  ).toBe(false)
})
