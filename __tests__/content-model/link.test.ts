import { externalAddress, target } from '../../content-model/link'

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

test('an address on another site must be a valid https address', () => {
  const field = externalAddress({ label: 'Field' })
  expect(field.safeParse('https://www.linkedin.com/in/ada?x=y').success).toBe(true)
  expect(
    ['http://example.com', 'https://', 'https://[', 'https://a.example/"><b>', `https://${'a'.repeat(2000)}`].some(
      (text) => field.safeParse(text).success,
    ),
  ).toBe(false)
})
