/** @jest-environment node */
// https://docs.web3forms.com/getting-started/api-reference
import { web3forms } from '../../../src/consultation-form/adapters/web3forms'
import { STATUSES, SUBMISSION, textOf, TRAPPED } from './submission'

const KEY = '0f3c1b52-7d4e-4c6a-9b1e-2f5a8c7d6e90'
const encode = (submission = SUBMISSION) => web3forms.encode(submission, { url: null, key: KEY })
const read = (status: number, body: unknown) =>
  web3forms.read({ status, body: typeof body === 'string' ? body : JSON.stringify(body) }, SUBMISSION)

test('the body is exactly the JSON of the key, the fields, and the id', () => {
  expect(encode()).toEqual({
    url: 'https://api.web3forms.com/submit',
    headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
    body:
      '{"access_key":"0f3c1b52-7d4e-4c6a-9b1e-2f5a8c7d6e90","name":"Ada Sample","email":"ada@example.com","phone":"",' +
      '"company":"Sample & Söhne","message":"Two lines:\\n1 + 1 = 2",' +
      '"submission_id":"5f0c6c6e-3a57-4f0e-9b1c-1d2e3f4a5b6c"}',
  })
})

test('the honeypot value is sent as “botcheck”', () => {
  expect(JSON.parse(textOf(encode(TRAPPED).body))).toHaveProperty('botcheck', 'https://spam.example')
})

test('a success status with `success: true` means delivered', () => {
  const body = { data: {}, message: 'Email sent successfully!' }
  expect(read(200, { statusCode: 200, success: true, body })).toEqual({ kind: 'delivered' })
})

test.each([{ success: false }, {}, '<!doctype html>', ''])('a success status with %j is unclear', (body) => {
  expect(read(200, body)).toEqual({ kind: 'unclear' })
})

test('a client error is a rejection without field names', () => {
  const body = { data: {}, message: 'Error Description' }
  expect(read(400, { statusCode: 400, success: false, body })).toEqual({ kind: 'refused' })
})

test('after a server error, it is unclear whether the email was sent', () => {
  expect(read(500, { statusCode: 500, success: false, body: { message: 'Something went wrong. ' } })).toEqual({
    kind: 'unclear',
  })
})

test.each(STATUSES)('status %i means %s', (status, kind) => {
  expect(read(status, { success: true })).toEqual({ kind })
})

test('an unclear attempt is not repeated, because Web3Forms would send it twice', () => {
  expect(web3forms.isIdempotent).toBe(false)
})
