/** @jest-environment node */
// https://help.formspree.io/articles/building-your-form/submit-forms-with-javascript-ajax. The responses are those that
// Formspree's own client reads: https://github.com/formspree/formspree-js/blob/main/packages/formspree-core/src/submission.ts
import { formspree } from '../../../src/consultation-form/adapters/formspree'
import { STATUSES, SUBMISSION, TRAPPED } from './submission'

const URL = 'https://formspree.io/f/xayzwvkd'
const encode = (submission = SUBMISSION) => formspree.encode(submission, { url: URL, key: null })
const read = (status: number, body: unknown) =>
  formspree.read({ status, body: typeof body === 'string' ? body : JSON.stringify(body) }, SUBMISSION)

/** The body as a browser encodes it, with its content type, which contains the boundary. */
async function bytesOf(body: string | FormData): Promise<{ type: string; text: string }> {
  const request = new Request(URL, { method: 'POST', body })
  return { type: request.headers.get('content-type') ?? '', text: await request.text() }
}

test('the body is form data, and the request accepts JSON', () => {
  const { url, headers, body } = encode()
  expect({ url, headers }).toEqual({ url: URL, headers: { Accept: 'application/json' } })
  expect(body).toBeInstanceOf(FormData)
})

test('the parts of the body are exactly the fields and the id', async () => {
  const { type, text } = await bytesOf(encode().body)
  const boundary = /^multipart\/form-data; boundary=(.+)$/.exec(type)?.[1] ?? ''
  const part = (name: string, value: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
  expect(text.replace(/\r\n$/, '')).toBe(
    [
      part('name', 'Ada Sample'),
      part('email', 'ada@example.com'),
      part('phone', ''),
      part('company', 'Sample & Söhne'),
      part('message', 'Two lines:\r\n1 + 1 = 2'),
      part('submission_id', SUBMISSION.id),
      `--${boundary}--`,
    ].join(''),
  )
})

test('the honeypot value is sent as “_gotcha”', () => {
  const { body } = encode(TRAPPED)
  expect(body instanceof FormData && body.get('_gotcha')).toBe('https://spam.example')
})

test.each([{ next: 'https://formspree.io/thanks?language=en', ok: true }, { next: '/thanks' }, { ok: true }])(
  'a success status with %j means delivered',
  (body) => {
    expect(read(200, body)).toEqual({ kind: 'delivered' })
  },
)

test.each(['<!doctype html><title>Are you a robot?</title>', {}, { error: 'Something' }, ''])(
  'a success status with %j is unclear',
  (body) => {
    expect(read(200, body)).toEqual({ kind: 'unclear' })
  },
)

test.each([
  ['TYPE_EMAIL', 'email', 'malformed'],
  ['TYPE_TEXT', 'message', 'malformed'],
  ['REQUIRED_FIELD_MISSING', 'name', 'missing'],
  ['REQUIRED_FIELD_EMPTY', 'name', 'missing'],
])('the error %s of the field %s is reported as %s', (code, field, fault) => {
  const errors = [{ code, field, message: 'should be otherwise' }]
  expect(read(422, { error: 'Validation errors', errors })).toEqual({ kind: 'invalid', faults: { [field]: fault } })
})

test.each(['BLOCKED', 'EMPTY', 'FORM_NOT_FOUND', 'INACTIVE', 'PROJECT_NOT_FOUND'])(
  'the error %s, which concerns the whole form, is a rejection',
  (code) => {
    expect(read(400, { error: 'No', errors: [{ code, message: 'No' }] })).toEqual({ kind: 'refused' })
  },
)

test('an error of an unknown field is a rejection', () => {
  expect(read(422, { errors: [{ code: 'TYPE_TEXT', field: 'budget', message: 'should be text' }, null] })).toEqual({
    kind: 'refused',
  })
})

test.each(STATUSES)('status %i means %s', (status, kind) => {
  expect(read(status, { ok: true })).toEqual({ kind })
})

test('an unclear attempt is not repeated, because Formspree would accept it twice', () => {
  expect(formspree.isIdempotent).toBe(false)
})
