/** @jest-environment node */
import { handleRequest } from '../../src/consultation-api/service'
import { type MailServer, startMailServer } from './mail-server'
import { environmentWith, post, received, sentFields, serviceWith } from './requests'

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

test.each(['name', 'email', 'phone', 'company', 'message'])(
  'rejects 10,000 characters in the field %s as too long',
  async (field) => {
    const { status, body } = await post(service(), sentFields({ [field]: 'a'.repeat(10_000) }))
    expect([status, faultsOf(body)]).toEqual([422, { faults: { [field]: 'tooLong' } }])
  },
)

test.each([
  ['name', 200],
  ['email', 254],
  ['phone', 40],
  ['company', 200],
  ['message', 5000],
])('%s has at most %d characters', async (field, limit) => {
  const { status, body } = await post(service(), sentFields({ [field]: 'a'.repeat(limit + 1) }))
  expect([status, faultsOf(body)]).toEqual([422, { faults: { [field]: 'tooLong' } }])
})

test.each(['name', 'email', 'message'])('%s is required', async (field) => {
  for (const empty of ['', '  \n ', undefined, null, 7, ['a'], { a: 1 }]) {
    const { status, body } = await post(service(), sentFields({ [field]: empty }))
    expect([status, faultsOf(body)]).toEqual([422, { faults: { [field]: 'missing' } }])
  }
})

test('the response names each invalid field', async () => {
  const { status, body, headers } = await post(
    service(),
    sentFields({ name: '', email: 'ada', message: 'a'.repeat(5001) }),
  )
  expect(status).toBe(422)
  expect(faultsOf(body)).toEqual({ faults: { name: 'missing', email: 'malformed', message: 'tooLong' } })
  expect(headers['Content-Type']).toBe('application/json; charset=utf-8')
})

test.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', ''])(
  'the service rejects the method %j',
  async (method) => {
    const { status, headers } = await post(service(), sentFields(), { method })
    expect([status, headers.Allow]).toEqual([405, 'POST'])
  },
)

test.each([
  undefined,
  '',
  'text/plain',
  'multipart/form-data; boundary=x',
  'application/json+x',
  'text/html, application/json',
  'application/json; charset=iso-8859-1',
])('the service rejects a body of type %j', async (type) => {
  const { status } = await post(service(), sentFields(), { headers: { 'content-type': type } })
  expect(status).toBe(415)
})

test.each([
  ['nothing', ''],
  ['invalid JSON', '{"name": "Ada'],
  ['a string', '"Ada"'],
  ['a list', '[]'],
  ['null', 'null'],
  ['a number', '7'],
  ['no id', JSON.stringify(sentFields({ submission_id: undefined }))],
  ['an invalid id', JSON.stringify(sentFields({ submission_id: 'a\r\nb' }))],
  ['an id that is a list', JSON.stringify(sentFields({ submission_id: [] }))],
  ['a honeypot that is not a string', JSON.stringify(sentFields({ website: { a: 1 } }))],
  ['bytes that are not UTF-8', Buffer.from(JSON.stringify(sentFields({ name: 'é' })), 'latin1')],
])('the service rejects a body with %s', async (_, body) => {
  const { status } = await handleRequest(received(body), service)
  expect(status).toBe(400)
})

test('the service rejects a body that the server did not read as bytes', async () => {
  const { status } = await handleRequest(received('', { body: sentFields() }), service)
  expect(status).toBe(400)
})

test('the service rejects a body of more than 32 kB', async () => {
  const fits = JSON.stringify(sentFields({ name: '' })).padEnd(32 * 1024)
  expect((await handleRequest(received(fits), service)).status).toBe(422)
  expect((await handleRequest(received(`${fits} `), service)).status).toBe(413)
})

test.each([
  ['of another site', { origin: 'https://evil.example' }],
  ['of the parent domain', { origin: 'https://firm.example' }],
  ['on another port', { origin: 'https://www.firm.example:8443' }],
  ['that is opaque', { origin: 'null' }],
  ['that is not a valid origin', { origin: 'www.firm.example' }],
  ['that is missing', { origin: undefined }],
])('the service rejects an origin %s', async (_, headers) => {
  const { status } = await post(service(), sentFields(), { headers })
  expect(status).toBe(403)
})

test('if the settings define the site’s origin, the request’s host is ignored', async () => {
  const behindProxy = {
    ...service(),
    environment: environmentWith(server.port, { SITE_ORIGIN: 'https://www.other.example/' }),
  }
  expect((await post(behindProxy, sentFields())).status).toBe(403)
  const headers = { host: 'internal:9000', origin: 'https://www.other.example' }
  expect((await post(behindProxy, sentFields({ name: '' }), { headers })).status).toBe(422)
})

test('a request with the honeypot filled in is validated like any other', async () => {
  const { status, body } = await post(service(), sentFields({ website: 'https://spam.example', email: 'no address' }))
  expect([status, faultsOf(body)]).toEqual([422, { faults: { email: 'malformed' } }])
})

test.each([
  ['Content-Type', { 'content-type': `application/json;${' '.repeat(200)}charset=utf-8` }],
  ['Origin', { origin: `https://www.firm.example/${'a'.repeat(200)}` }],
  ['header with the visitor’s address', { 'x-real-ip': `192.0.2.1${','.repeat(200)}192.0.2.1` }],
])('a %s of more than 200 characters is rejected and does not count toward the rate limit', async (_, headers) => {
  const environment = environmentWith(server.port, { VISITOR_ADDRESS_HEADER: 'X-Real-IP' })
  const dependencies = { ...service(), environment }
  const count = jest.spyOn(dependencies.memory.requests, 'penalty')
  const { status } = await post(dependencies, sentFields(), { headers })
  expect([status, count.mock.calls]).toEqual([431, []])
})

test('the method is checked before the settings are read', async () => {
  const find = jest.fn()
  const { status } = await handleRequest(received('', { method: 'GET' }), find)
  expect([status, find.mock.calls]).toEqual([405, []])
})

test('no response may be cached', async () => {
  const replies = [
    await post(service(), sentFields(), { method: 'GET' }),
    await post(service(), sentFields({ name: '' })),
    await post(service(), sentFields(), { headers: { origin: 'null' } }),
  ]
  expect(replies.map(({ headers }) => headers['Cache-Control'])).toEqual(['no-store', 'no-store', 'no-store'])
})

test.each([
  ['that are all missing', {}, /SMTP_HOST, MAIL_FROM, MAIL_TO/],
  ['with an invalid sender', { MAIL_FROM: 'a\nb@firm.example' }, /MAIL_FROM$/],
  ['with an invalid port', { SMTP_PORT: 'x' }, /SMTP_PORT$/],
  ['with a user without a password', { SMTP_USER: 'a' }, /SMTP_PASSWORD$/],
  ['with an invalid origin', { SITE_ORIGIN: 'www.firm.example' }, /SITE_ORIGIN$/],
])('with settings %s, rejects every request and logs the names of the settings', async (_, changes, expected) => {
  const warn = jest.spyOn(console, 'warn').mockImplementation()
  const environment = Object.keys(changes).length > 0 ? environmentWith(server.port, changes) : {}
  const { status, headers } = await post({ ...service(), environment }, sentFields())
  // Longer than the form waits, so that it does not retry.
  expect([status, headers['Retry-After']]).toEqual([503, '600'])
  expect(warn.mock.calls).toEqual([[expect.stringMatching(expected)]])
  warn.mockRestore()
})
