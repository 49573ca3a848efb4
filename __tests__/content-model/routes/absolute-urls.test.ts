import { mailLink } from '../../../content-model/routes/absolute-urls'

test('the subject of an email arrives unchanged', () => {
  const link = new URL(mailLink('hello@example.com', 'Application: R&D, 50% “remote”?'))
  expect(link.pathname).toBe('hello@example.com')
  expect(link.searchParams.get('subject')).toBe('Application: R&D, 50% “remote”?')
})

test('spaces in a subject are not encoded as plus signs, which email programs would display', () => {
  expect(mailLink('hello@example.com', 'Two words')).toBe('mailto:hello@example.com?subject=Two%20words')
})
