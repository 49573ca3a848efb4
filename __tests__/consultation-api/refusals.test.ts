/** @jest-environment node */
import { answerRequest } from '../../src/consultation-api/service'
import { environmentWith, post, received, sentFields, serviceWith } from './asked'
import { startMailServer, type MailServer } from './mail-server'

let server: MailServer
beforeAll(async () => {
  server = await startMailServer()
})
afterAll(() => server.stop())
afterEach(() => {
  expect(server.mails).toEqual([])
})

const service = () => serviceWith(server.port)
const faultsOf = (body: string): unknown => JSON.parse(body)

test.each(['name', 'email', 'phone', 'company', 'message'])('10,000 characters as %s are too long', async (field) => {
  const { status, body } = await post(service(), sentFields({ [field]: 'a'.repeat(10_000) }))
  expect([status, faultsOf(body)]).toEqual([422, { faults: { [field]: 'tooLong' } }])
})

test.each([
  ['name', 200],
  ['email', 254],
  ['phone', 40],
  ['company', 200],
  ['message', 5000],
])('%s has %d characters at most', async (field, limit) => {
  const { status, body } = await post(service(), sentFields({ [field]: 'a'.repeat(limit + 1) }))
  expect([status, faultsOf(body)]).toEqual([422, { faults: { [field]: 'tooLong' } }])
})

test.each(['name', 'email', 'message'])('%s must be filled in', async (field) => {
  for (const empty of ['', '  \n ', undefined, null, 7, ['a'], { a: 1 }]) {
    const { status, body } = await post(service(), sentFields({ [field]: empty }))
    expect([status, faultsOf(body)]).toEqual([422, { faults: { [field]: 'missing' } }])
  }
})

test('each field that is wrong is named', async () => {
  const { status, body, headers } = await post(
    service(),
    sentFields({ name: '', email: 'ada', message: 'a'.repeat(5001) }),
  )
  expect(status).toBe(422)
  expect(faultsOf(body)).toEqual({ faults: { name: 'missing', email: 'malformed', message: 'tooLong' } })
  expect(headers['Content-Type']).toBe('application/json; charset=utf-8')
})

test.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', ''])('the method %j is refused', async (method) => {
  const { status, headers } = await post(service(), sentFields(), { method })
  expect([status, headers.Allow]).toEqual([405, 'POST'])
})

test.each([
  undefined,
  '',
  'text/plain',
  'multipart/form-data; boundary=x',
  'application/json+x',
  'text/html, application/json',
  'application/json; charset=iso-8859-1',
])('a body of the type %j is refused', async (type) => {
  const { status } = await post(service(), sentFields(), { headers: { 'content-type': type } })
  expect(status).toBe(415)
})

test.each([
  ['nothing', ''],
  ['no JSON', '{"name": "Ada'],
  ['a text', '"Ada"'],
  ['a list', '[]'],
  ['null', 'null'],
  ['a number', '7'],
  ['no id', JSON.stringify(sentFields({ submission_id: undefined }))],
  ['an id that is none', JSON.stringify(sentFields({ submission_id: 'a\r\nb' }))],
  ['an id that is a list', JSON.stringify(sentFields({ submission_id: [] }))],
  ['a trap that is no text', JSON.stringify(sentFields({ website: { a: 1 } }))],
  ['letters that are not UTF-8', Buffer.from(JSON.stringify(sentFields({ name: 'é' })), 'latin1')],
])('a body with %s is refused', async (_, body) => {
  const { status } = await answerRequest(received(body), service)
  expect(status).toBe(400)
})

test('a body that the server has not read as bytes is refused', async () => {
  const { status } = await answerRequest(received('', { body: sentFields() }), service)
  expect(status).toBe(400)
})

test('a body of more than 32 kB is refused', async () => {
  const fits = JSON.stringify(sentFields({ name: '' })).padEnd(32 * 1024)
  expect((await answerRequest(received(fits), service)).status).toBe(422)
  expect((await answerRequest(received(`${fits} `), service)).status).toBe(413)
})

test.each([
  ['of another site', { origin: 'https://evil.example' }],
  ['of a part of the site’s name', { origin: 'https://firm.example' }],
  ['of another port', { origin: 'https://www.firm.example:8443' }],
  ['that hides', { origin: 'null' }],
  ['that is none', { origin: 'www.firm.example' }],
  ['that is missing', { origin: undefined }],
])('an origin %s is refused', async (_, headers) => {
  const { status } = await post(service(), sentFields(), { headers })
  expect(status).toBe(403)
})

test('where the settings name the site’s origin, the host of a request does not count', async () => {
  const behindProxy = {
    ...service(),
    environment: environmentWith(server.port, { SITE_ORIGIN: 'https://www.other.example/' }),
  }
  expect((await post(behindProxy, sentFields())).status).toBe(403)
  const headers = { host: 'internal:9000', origin: 'https://www.other.example' }
  expect((await post(behindProxy, sentFields({ name: '' }), { headers })).status).toBe(422)
})

test('a program that fills in the hidden field is held to the same rules as visitors', async () => {
  const { status, body } = await post(service(), sentFields({ website: 'https://spam.example', email: 'no address' }))
  expect([status, faultsOf(body)]).toEqual([422, { faults: { email: 'malformed' } }])
})

test.each([
  ['Content-Type', { 'content-type': `application/json;${' '.repeat(200)}charset=utf-8` }],
  ['Origin', { origin: `https://www.firm.example/${'a'.repeat(200)}` }],
  ['header with the visitor’s address', { 'x-real-ip': `192.0.2.1${','.repeat(200)}192.0.2.1` }],
])('a %s of more than 200 characters is refused and not counted', async (_, headers) => {
  const environment = environmentWith(server.port, { VISITOR_ADDRESS_HEADER: 'X-Real-IP' })
  const surroundings = { ...service(), environment }
  const count = jest.spyOn(surroundings.memory.requests, 'penalty')
  const { status } = await post(surroundings, sentFields(), { headers })
  expect([status, count.mock.calls]).toEqual([431, []])
})

test('the method is checked before the settings are read', async () => {
  const find = jest.fn()
  const { status } = await answerRequest(received('', { method: 'GET' }), find)
  expect([status, find.mock.calls]).toEqual([405, []])
})

test('no answer is kept by anybody', async () => {
  const replies = [
    await post(service(), sentFields(), { method: 'GET' }),
    await post(service(), sentFields({ name: '' })),
    await post(service(), sentFields(), { headers: { origin: 'null' } }),
  ]
  expect(replies.map(({ headers }) => headers['Cache-Control'])).toEqual(['no-store', 'no-store', 'no-store'])
})

test.each([
  ['without any', {}, /SMTP_HOST, MAIL_FROM, MAIL_TO/],
  ['with a sender that is none', { MAIL_FROM: 'a\nb@firm.example' }, /MAIL_FROM$/],
  ['with a port that is none', { SMTP_PORT: 'x' }, /SMTP_PORT$/],
  ['with a user without a password', { SMTP_USER: 'a' }, /SMTP_PASSWORD$/],
  ['with an origin that is none', { SITE_ORIGIN: 'www.firm.example' }, /SITE_ORIGIN$/],
])('settings %s: nothing is taken, and the operator is told by name', async (_, changes, told) => {
  const warn = jest.spyOn(console, 'warn').mockImplementation()
  const environment = Object.keys(changes).length > 0 ? environmentWith(server.port, changes) : {}
  const { status, headers } = await post({ ...service(), environment }, sentFields())
  // Longer than the form waits, so that it does not try again.
  expect([status, headers['Retry-After']]).toEqual([503, '600'])
  expect(warn.mock.calls).toEqual([[expect.stringMatching(told)]])
  warn.mockRestore()
})
