/** @jest-environment node */
// Responses to visitors who send the form without JavaScript.
import { freePort } from '../build/server-process'
import { consultationRequest } from '../factories/consultation'
import { type MailServer, startMailServer } from './mail-server'
import { postPlainly, serviceWith } from './requests'

let server: MailServer
beforeAll(async () => {
  server = await startMailServer()
})
afterAll(() => server.stop())
afterEach(() => {
  jest.restoreAllMocks()
})

const textOf = (html: string) => html.replace(/<[^>]*>/g, ' ')
const tagsOf = (html: string) => html.match(/<[^/!][^>]*>/g) ?? []

test('a delivered request redirects to the thank-you page', async () => {
  const { status, headers, body } = await postPlainly(serviceWith(server.port), { ...consultationRequest() })
  expect([status, headers.Location, body]).toEqual([303, '/contact/thanks', ''])
  expect(server.mails.at(-1)?.parsed.text).toContain(consultationRequest().message)
})

test('a request with the honeypot filled in also redirects there, and is emailed as possible spam', async () => {
  jest.spyOn(console, 'warn').mockImplementation()
  const before = server.mails.length
  const { status, headers } = await postPlainly(serviceWith(server.port), { ...consultationRequest(), website: 'x' })
  expect([status, headers.Location]).toEqual([303, '/contact/thanks'])
  expect(server.mails).toHaveLength(before + 1)
  expect(server.mails.at(-1)?.parsed.subject).toMatch(/^\[Possible spam\] /)
})

test('a line break counts as one character, as in the form', async () => {
  const message = `${'a\r\n'.repeat(2499)}en`
  const { status } = await postPlainly(serviceWith(server.port), { ...consultationRequest({ message }) })
  expect(status).toBe(303)
})

test('the page describes each fault in the words of the content and tells the visitor to go back', async () => {
  const fields = { ...consultationRequest({ email: 'ada', name: '', message: 'a'.repeat(5001) }) }
  const { status, headers, body } = await postPlainly(serviceWith(server.port), fields)
  expect([status, headers['Content-Type']]).toEqual([422, 'text/html; charset=utf-8'])
  const text = textOf(body)
  expect(text).toContain('Name: Empty.')
  expect(text).toContain('E-mail: Not readable.')
  expect(text).toContain('Message: More than 5,000 characters.')
  expect(text).toContain('Back button')
})

test('the page has a language, a title, one heading, and a main element', async () => {
  const { body } = await postPlainly(serviceWith(server.port), {})
  expect(tagsOf(body)).toContain('<html lang="en-GB">')
  expect(body).toContain('<title>Fields</title>')
  expect(tagsOf(body).filter((tag) => /^<(?:main|h1|li)/.test(tag))).toEqual([
    '<main dir="auto">',
    '<h1>',
    '<li>',
    '<li>',
    '<li>',
  ])
})

test('the page contains nothing from the request', async () => {
  const evil = '<script>alert(1)</script>'
  const fields = {
    ...consultationRequest({ name: `${evil}\0`, email: evil, message: evil }),
    [evil]: evil,
    website: '',
  }
  const { status, body } = await postPlainly(serviceWith(server.port), fields)
  expect(status).toBe(422)
  expect(body).not.toMatch(/script|alert/)
})

test('if the mail server is unreachable, the page says that the request was not sent', async () => {
  jest.spyOn(console, 'warn').mockImplementation()
  const { status, headers, body } = await postPlainly(serviceWith(await freePort()), { ...consultationRequest() })
  expect([status, headers['Retry-After']]).toEqual([503, '10'])
  expect(textOf(body)).toContain('Nobody answered.')
})

test.each([
  ['another site', 403, { headers: { origin: 'https://evil.example' } }],
  ['a body that is too large', 413, { body: Buffer.alloc(40_000, 'a') }],
  ['a body that cannot be read', 400, { body: Buffer.from([0xff]) }],
])('the response to %s is a page', async (_, status, changes) => {
  const reply = await postPlainly(serviceWith(server.port), {}, changes)
  expect(reply.status).toBe(status)
  expect(tagsOf(reply.body).filter((tag) => tag === '<h1>')).toHaveLength(1)
})

test('the texts of the content cannot add markup to the page', async () => {
  const former = process.env.CONSULTATION_TEXTS
  process.env.CONSULTATION_TEXTS = former?.replaceAll('Fields', '<script>alert(1)</script>')
  const { body } = await postPlainly(serviceWith(server.port), {})
  process.env.CONSULTATION_TEXTS = former
  expect(body).toContain('<h1>&lt;script&gt;')
})
