/** @jest-environment node */
// What visitors are answered whose browser sends the form without script.
import { consultationRequest } from '../factories/consultation'
import { freePort } from '../build/server-process'
import { postPlainly, serviceWith } from './asked'
import { startMailServer, type MailServer } from './mail-server'

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

test('a request that has arrived leads to the page of thanks', async () => {
  const { status, headers, body } = await postPlainly(serviceWith(server.port), { ...consultationRequest() })
  expect([status, headers.Location, body]).toEqual([303, '/contact/thanks', ''])
  expect(server.mails.at(-1)?.parsed.text).toContain(consultationRequest().message)
})

test('what fills in the hidden field is led there too, and mailed as possible spam', async () => {
  jest.spyOn(console, 'warn').mockImplementation()
  const before = server.mails.length
  const { status, headers } = await postPlainly(serviceWith(server.port), { ...consultationRequest(), website: 'x' })
  expect([status, headers.Location]).toEqual([303, '/contact/thanks'])
  expect(server.mails).toHaveLength(before + 1)
  expect(server.mails.at(-1)?.parsed.subject).toMatch(/^\[Possible spam\] /)
})

test('line breaks count once, as the form counts them', async () => {
  const message = `${'a\r\n'.repeat(2499)}en`
  const { status } = await postPlainly(serviceWith(server.port), { ...consultationRequest({ message }) })
  expect(status).toBe(303)
})

test('what is wrong is said in words, with the way back', async () => {
  const fields = { ...consultationRequest({ email: 'ada', name: '', phone: '1'.repeat(41) }) }
  const { status, headers, body } = await postPlainly(serviceWith(server.port), fields)
  expect([status, headers['Content-Type']]).toEqual([422, 'text/html; charset=utf-8'])
  const said = textOf(body)
  expect(said).toContain('Your name is missing.')
  expect(said).toContain('Your email address is not written like one')
  expect(said).toContain('Your phone number has more than 40 characters.')
  expect(said).toContain('Back button')
})

test('the page has a language, a title, one heading and a main part', async () => {
  const { body } = await postPlainly(serviceWith(server.port), {})
  expect(tagsOf(body)).toContain('<html lang="en">')
  expect(body).toContain('<title>Your request was not sent</title>')
  expect(tagsOf(body).filter((tag) => /^<(?:main|h1|li)/.test(tag))).toEqual(['<main>', '<h1>', '<li>', '<li>', '<li>'])
})

test('nothing that was sent stands in the page', async () => {
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

test('where the mail server is not there, the page does not say that anything was sent', async () => {
  jest.spyOn(console, 'warn').mockImplementation()
  const { status, headers, body } = await postPlainly(serviceWith(await freePort()), { ...consultationRequest() })
  expect([status, headers['Retry-After']]).toEqual([503, '10'])
  expect(textOf(body)).toContain('Your request was not sent')
})

test.each([
  ['another site', 403, { headers: { origin: 'https://evil.example' } }],
  ['a body that is too large', 413, { body: Buffer.alloc(40_000, 'a') }],
  ['a body that cannot be read', 400, { body: Buffer.from([0xff]) }],
])('%s is answered with a page', async (_, status, changes) => {
  const reply = await postPlainly(serviceWith(server.port), {}, changes)
  expect(reply.status).toBe(status)
  expect(tagsOf(reply.body).filter((tag) => tag === '<h1>')).toHaveLength(1)
})
