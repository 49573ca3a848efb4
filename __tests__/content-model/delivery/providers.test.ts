import { readdirSync } from 'node:fs'
import { byName, CONSULTATION_FIELDS } from '../../../content-model/consultation-form/fields'
import { deliveryAddress, deliveryOrigin } from '../../../content-model/delivery'
import * as providers from '../../../content-model/delivery/providers'
import type { DeliveryProtocol, DeliverySettings, Submission } from '../../../content-model/delivery/types'
import { completeRequest, consultationRequest } from '../../factories/consultation'

const [endpoint, formspree, netlify, web3forms] = [
  providers.endpoint.protocol,
  providers.formspree.protocol,
  providers.netlify.protocol,
  providers.web3forms.protocol,
]

const SUBMISSION: Submission = {
  id: '5f0c6c6e-3a57-4f0e-9b1c-1d2e3f4a5b6c',
  request: consultationRequest({
    ...completeRequest(),
    service: '',
    company: 'Sample & Söhne',
    message: 'Two lines:\n1 + 1 = 2',
  }),
}
const JSON_HEADERS = { Accept: 'application/json', 'Content-Type': 'application/json' }
const ENDPOINT: DeliverySettings = { url: 'https://requests.example.com/take' }
const FORM: DeliverySettings = { url: 'https://formspree.io/f/xayzwvkd' }
const KEY: DeliverySettings = { key: '0f3c1b52-7d4e-4c6a-9b1e-2f5a8c7d6e90' }
/** The fields of the form, and the id, as every provider gets them. */
const SENT = { ...byName(CONSULTATION_FIELDS, ({ name }) => SUBMISSION.request[name]), submission_id: SUBMISSION.id }

// https://docs.netlify.com/manage/forms/setup/#submit-html-forms-with-ajax, https://docs.web3forms.com/getting-started/api-reference
test.each<[string, DeliveryProtocol, DeliverySettings, object]>([
  ['an endpoint', endpoint, ENDPOINT, { url: ENDPOINT.url, headers: JSON_HEADERS, body: JSON.stringify(SENT) }],
  [
    'Netlify',
    netlify,
    {},
    {
      url: '/',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ 'form-name': 'consultation', ...SENT }).toString(),
    },
  ],
  [
    'Web3Forms',
    web3forms,
    KEY,
    {
      url: 'https://api.web3forms.com/submit',
      headers: JSON_HEADERS,
      body: JSON.stringify({ access_key: '0f3c1b52-7d4e-4c6a-9b1e-2f5a8c7d6e90', ...SENT }),
    },
  ],
])('a request to %s is exactly what it documents', (_, protocol, settings, expected) => {
  expect(protocol.encode(SUBMISSION, settings)).toEqual(expected)
})

// https://help.formspree.io/articles/building-your-form/submit-forms-with-javascript-ajax
test('a request to Formspree is form data, and accepts JSON', () => {
  const { url, headers, body } = formspree.encode(SUBMISSION, FORM)
  expect({ url, headers }).toEqual({ url: FORM.url, headers: { Accept: 'application/json' } })
  expect(typeof body === 'string' ? body : [...body]).toEqual(Object.entries(SENT))
})

/** The fields that a provider sends, by name. */
function sentFields(protocol: DeliveryProtocol, submission: Submission): unknown {
  const { body, headers } = protocol.encode(submission, KEY)
  if (typeof body === 'string' && headers['Content-Type'] === 'application/json') return JSON.parse(body)
  return Object.fromEntries(typeof body === 'string' ? new URLSearchParams(body) : body)
}

test.each([
  ['endpoint', endpoint, 'website'],
  ['Formspree', formspree, '_gotcha'],
  ['Netlify', netlify, 'website'],
  ['Web3Forms', web3forms, 'botcheck'],
])('with %s, the service and the honeypot are sent only if they have a value', (_, protocol, honeypot) => {
  const request = consultationRequest({ service: 'Tax Planning & More' })
  const fields = sentFields(protocol, { ...SUBMISSION, request, honeypot: 'https://spam.example' })
  expect(fields).toMatchObject({ service: 'Tax Planning & More', [honeypot]: 'https://spam.example' })
  const without = sentFields(protocol, SUBMISSION)
  expect(without).not.toHaveProperty('service')
  expect(without).not.toHaveProperty(honeypot)
})

const read = (protocol: DeliveryProtocol, status: number, body: unknown) =>
  protocol.read({ status, body: typeof body === 'string' ? body : JSON.stringify(body) }, SUBMISSION)

const PAGE = '<!doctype html><title>Sign in to the Wi-Fi</title>'

test.each<[string, DeliveryProtocol, unknown]>([
  ['an endpoint that returns the ID', endpoint, { submission_id: SUBMISSION.id }],
  ['Formspree with the next page', formspree, { next: '/thanks' }],
  ['Formspree with “ok”', formspree, { ok: true }],
  ['Netlify with a page', netlify, PAGE],
  ['Web3Forms with “success”', web3forms, { success: true }],
])('a request is delivered after a success status of %s', (_, protocol, body) => {
  expect(read(protocol, 200, body)).toEqual({ kind: 'delivered' })
})

test.each<[string, DeliveryProtocol, unknown[]]>([
  ['an endpoint', endpoint, [{ submission_id: 'another' }, { ok: true }, null, PAGE, '{"submission_id":"5f0c', '']],
  ['Formspree', formspree, [PAGE, {}, { error: 'Something' }, '']],
  ['Web3Forms', web3forms, [{ success: false }, {}, PAGE, '']],
])('any other success status of %s is unclear, because an intermediary may have answered', (_, protocol, bodies) => {
  for (const body of bodies) expect([body, read(protocol, 200, body)]).toEqual([body, { kind: 'unclear' }])
})

test.each([
  [429, 'busy'],
  [503, 'busy'],
  [404, 'refused'],
  [413, 'refused'],
  [408, 'unclear'],
  [500, 'unclear'],
  [502, 'unclear'],
])('status %i means %s for every provider, whatever the body', (status, kind) => {
  const body = { submission_id: SUBMISSION.id, ok: true, success: true }
  for (const protocol of [endpoint, formspree, netlify, web3forms])
    expect(read(protocol, status, body)).toEqual({ kind })
})

test('an endpoint’s faults of known fields are reported', () => {
  const faults = { email: 'malformed', message: 'tooLong', name: 'missing' }
  const others = { phone: 'ugly', toString: 'missing', budget: 'missing' }
  for (const status of [400, 422])
    expect(read(endpoint, status, { faults: { ...faults, ...others } })).toEqual({ kind: 'invalid', faults })
})

// https://github.com/formspree/formspree-js/blob/main/packages/formspree-core/src/submission.ts
test.each([
  ['TYPE_EMAIL', 'email', 'malformed'],
  ['REQUIRED_FIELD_MISSING', 'name', 'missing'],
])('Formspree’s error %s of the field %s is reported as %s', (code, field, fault) => {
  const errors = [{ code, field, message: 'should be otherwise' }]
  expect(read(formspree, 422, { errors })).toEqual({ kind: 'invalid', faults: { [field]: fault } })
})

test.each<[string, DeliveryProtocol, unknown]>([
  ['an unknown field of an endpoint', endpoint, { faults: { budget: 'missing' } }],
  ['faults of an endpoint that are a text', endpoint, { faults: 'email' }],
  ['an unknown field of Formspree', formspree, { errors: [{ code: 'TYPE_TEXT', field: 'budget' }, null] }],
  ['Formspree’s whole form', formspree, { errors: [{ code: 'BLOCKED', message: 'No' }] }],
])('an error of %s is a rejection', (_, protocol, body) => {
  expect(read(protocol, 422, body)).toEqual({ kind: 'refused' })
})

test('only an endpoint recognizes repeats, so an unclear attempt may be repeated only there', () => {
  const idempotent = Object.values(providers).filter(({ protocol }) => protocol.isIdempotent)
  expect(idempotent.map(({ name }) => name)).toEqual(['endpoint'])
})

test('every provider is in the list, by the name of its file, which the build loads', () => {
  const others = ['consultation-request.ts', 'providers.ts', 'types.ts']
  const files = readdirSync('content-model/delivery').filter((file) => !others.includes(file))
  expect(Object.values(providers).map(({ name }) => `${name}.ts`)).toEqual(files.sort())
})

test.each([
  ['simulated', undefined, undefined, undefined],
  ['netlify', undefined, '/', undefined],
  ['endpoint', '/api/consultation', '/api/consultation', undefined],
  ['endpoint', 'http://127.0.0.1:9000/take', 'http://127.0.0.1:9000/take', 'http://127.0.0.1:9000'],
  ['formspree', 'https://formspree.io/f/abc', 'https://formspree.io/f/abc', 'https://formspree.io'],
  ['web3forms', undefined, 'https://api.web3forms.com/submit', 'https://api.web3forms.com'],
] as const)('with %s and %s, requests go to %s', (provider, url, address, origin) => {
  expect([deliveryAddress({ provider, url }), deliveryOrigin({ provider, url })]).toEqual([address, origin])
})
