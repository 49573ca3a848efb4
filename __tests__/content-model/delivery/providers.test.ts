import { type ChosenDelivery, deliveryAddress, deliveryOrigin } from '../../../content-model/delivery'
import type { DeliveryProtocol, DeliverySettings, Submission } from '../../../content-model/delivery/types'
import { consultationRequest } from '../../factories/consultation'
import { DELIVERY_PROVIDERS, PAGE, SUBMISSION } from './samples'

test.each(DELIVERY_PROVIDERS)('a request to $name is exactly as its documentation requires', ({ protocol, sample }) => {
  const { settings, address, sent } = sample
  const { url, headers, body } = protocol.encode(SUBMISSION, settings)
  expect({ url, headers, body: typeof body === 'string' ? body : [...body] }).toEqual({ url: address, ...sent })
})

/** The fields that a provider sends, by name. */
function sentFields(protocol: DeliveryProtocol, settings: DeliverySettings, submission: Submission): unknown {
  const { body, headers } = protocol.encode(submission, settings)
  if (typeof body === 'string' && headers['Content-Type'] === 'application/json') return JSON.parse(body)
  return Object.fromEntries(typeof body === 'string' ? new URLSearchParams(body) : body)
}

test.each(DELIVERY_PROVIDERS)(
  '$name gets the service and the honeypot only if they have a value',
  ({ protocol, sample }) => {
    const { settings, honeypot } = sample
    const request = consultationRequest({ service: 'Tax Planning & More' })
    const fields = sentFields(protocol, settings, { ...SUBMISSION, request, honeypot: 'https://spam.example' })
    expect(fields).toMatchObject({ service: 'Tax Planning & More', [honeypot.name]: 'https://spam.example' })
    const without = sentFields(protocol, settings, SUBMISSION)
    expect(without).not.toHaveProperty('service')
    expect(without).not.toHaveProperty(honeypot.name)
  },
)

const read = (protocol: DeliveryProtocol, status: number, body: unknown) =>
  protocol.read({ status, body: typeof body === 'string' ? body : JSON.stringify(body) }, SUBMISSION)

test.each(DELIVERY_PROVIDERS)('a success status of $name means what its body says', ({ protocol, sample }) => {
  const { delivered, unclear } = sample
  const others = [...unclear, PAGE].filter((body) => !delivered.includes(body))
  for (const status of [200, 201, 299]) {
    for (const body of delivered) expect([body, read(protocol, status, body)]).toEqual([body, { kind: 'delivered' }])
    for (const body of others) expect([body, read(protocol, status, body)]).toEqual([body, { kind: 'unclear' }])
  }
})

test.each(DELIVERY_PROVIDERS)(
  'an error of $name rejects the request, or names its faulty fields',
  ({ protocol, sample }) => {
    const { refused, invalid } = sample
    for (const body of [...refused, PAGE])
      expect([body, read(protocol, 422, body)]).toEqual([body, { kind: 'refused' }])
    for (const [body, faults] of invalid)
      for (const status of [400, 422])
        expect([body, read(protocol, status, body)]).toEqual([body, { kind: 'invalid', faults }])
  },
)

test.each([
  [429, 'busy'],
  [503, 'busy'],
  [302, 'unclear'],
  [401, 'refused'],
  [404, 'refused'],
  [413, 'refused'],
  [408, 'unclear'],
  [499, 'refused'],
  [500, 'unclear'],
  [502, 'unclear'],
])('status %i means %s for every provider, even with a body that confirms the request', (status, kind) => {
  for (const { name, protocol, sample } of DELIVERY_PROVIDERS)
    for (const body of sample.delivered) expect([name, read(protocol, status, body)]).toEqual([name, { kind }])
})

test.each(DELIVERY_PROVIDERS)(
  '$name may get an unclear attempt again only if it accepts each ID once',
  ({ protocol, sample }) => {
    expect(protocol.isIdempotent).toBe(sample.isIdempotent)
  },
)

test.each(DELIVERY_PROVIDERS)(
  '$name names faulty fields only with the status codes in its sample',
  ({ protocol, sample }) => {
    const [[body] = []] = sample.invalid
    const statuses = [200, 400, 401, 413, 422, 429, 500]
    const naming = statuses.filter((status) => read(protocol, status, body).kind === 'invalid')
    expect(naming).toEqual(sample.invalidStatuses)
  },
)

test.each(DELIVERY_PROVIDERS)('requests go to the address of $name', ({ name, sample: { settings, address } }) => {
  expect(deliveryAddress({ provider: name, ...settings })).toBe(address)
})

test.each<[ChosenDelivery, string | undefined]>([
  [{ provider: 'simulated' }, undefined],
  [{ provider: 'endpoint', url: '/api/consultation' }, undefined],
  [{ provider: 'endpoint', url: 'http://127.0.0.1:9000/take' }, 'http://127.0.0.1:9000'],
  ...DELIVERY_PROVIDERS.map(({ name, sample: { settings, address } }): [ChosenDelivery, string | undefined] => [
    { provider: name, ...settings },
    URL.canParse(address) ? new URL(address).origin : undefined,
  ]),
])('with the settings %j, the other server that gets requests is %s', (chosen, origin) => {
  expect(deliveryOrigin(chosen)).toBe(origin)
})
