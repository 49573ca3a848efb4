/** @jest-environment node */
import { endpoint } from '../../../src/consultation-form/adapters/endpoint'
import { STATUSES, SUBMISSION, textOf, TRAPPED } from './submission'

const URL = 'https://requests.example.com/take'
const encode = (submission = SUBMISSION) => endpoint.encode(submission, { url: URL, key: null })
const read = (status: number, body: unknown) =>
  endpoint.read({ status, body: typeof body === 'string' ? body : JSON.stringify(body) }, SUBMISSION)

test('the body is exactly the JSON of the fields and the id', () => {
  expect(encode()).toEqual({
    url: URL,
    headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
    body:
      '{"name":"Ada Sample","email":"ada@example.com","phone":"","company":"Sample & Söhne",' +
      '"message":"Two lines:\\n1 + 1 = 2","submission_id":"5f0c6c6e-3a57-4f0e-9b1c-1d2e3f4a5b6c"}',
  })
})

test('the honeypot value is sent as “website”', () => {
  expect(JSON.parse(textOf(encode(TRAPPED).body))).toHaveProperty('website', 'https://spam.example')
})

test.each([200, 201, 202])('status %i with the same id means delivered', (status) => {
  expect(read(status, { submission_id: SUBMISSION.id })).toEqual({ kind: 'delivered' })
})

test.each([
  ['another id', { submission_id: 'another' }],
  ['no id', { ok: true }],
  ['a value that is not an object', null],
  ['a page', '<!doctype html><title>Sign in to the Wi-Fi</title>'],
  ['truncated JSON', '{"submission_id":"5f0c6c6e'],
  ['an empty body', ''],
])('a success status with %s is unclear', (_, body) => {
  expect(read(200, body)).toEqual({ kind: 'unclear' })
})

test.each([400, 422])('status %i with faults reports the invalid fields', (status) => {
  const faults = { email: 'malformed', message: 'tooLong', name: 'missing' }
  expect(read(status, { faults })).toEqual({ kind: 'invalid', faults })
})

test('faults with unknown fields or codes are ignored', () => {
  const faults = { email: 'malformed', phone: 'ugly', toString: 'missing', budget: 'missing' }
  expect(read(422, { faults })).toEqual({ kind: 'invalid', faults: { email: 'malformed' } })
})

test.each([{ faults: { budget: 'missing' } }, { faults: 'email' }, { faults: null }, {}, 'Bad Request'])(
  'status 422 without a known field is a rejection: %j',
  (body) => {
    expect(read(422, body)).toEqual({ kind: 'refused' })
  },
)

test.each(STATUSES)('status %i means %s', (status, kind) => {
  expect(read(status, { submission_id: SUBMISSION.id })).toEqual({ kind })
})

test('an unclear attempt may be repeated, because the service recognizes the id', () => {
  expect(endpoint.isIdempotent).toBe(true)
})
