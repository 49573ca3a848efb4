import * as providers from '../../content-model/delivery/providers'
import { configuredDelivery, networkDelivery } from '../../src/consultation-form/configured-delivery'
import { unconfirmedFailure } from '../../src/consultation-form/pending-submission'
import { sendRequest } from '../../src/consultation-form/send-request'
import { simulatedDelivery } from '../../src/consultation-form/simulated-delivery'
import { consultationRequest } from '../factories/consultation'
import { type Fault, FaultServer, TAKEN_FAULTS } from './fault-server'

/** The length of a second in this test, in milliseconds: short, but long enough for a busy machine to answer before an attempt times out. */
const SECOND = 50

/** The length of a second in tests that wait for few of them: a machine that is busy for two of ours must not fail them. */
const LONG_SECOND = 200

const PROVIDERS = ['endpoint', 'formspree'] as const
const servers = {
  endpoint: new FaultServer({ second: SECOND, knowsRepeats: true }),
  formspree: new FaultServer({ second: SECOND, knowsRepeats: false }),
}

beforeAll(async () => {
  await Promise.all(Object.values(servers).map((server) => server.open()))
  // The first request of a process takes longer than an attempt may.
  await send('endpoint', [])
})
afterAll(() => Promise.all(Object.values(servers).map((server) => server.up.then(() => server.close()))))
beforeEach(() => {
  sessionStorage.clear()
})

/** Sends a request whose attempts encounter the given faults. */
async function send(
  provider: (typeof PROVIDERS)[number],
  faults: Fault[],
  { message = 'Please call.', second = SECOND } = {},
) {
  const server = servers[provider]
  server.options.second = second
  server.faults = [...faults]
  server.taken = []
  const attempts: number[] = []
  const { kind } = await sendRequest(
    { request: consultationRequest({ message }) },
    providers[provider].protocol,
    { url: server.url },
    { onRetry: (attempt) => attempts.push(attempt), msPerSecond: second },
  )
  return { kind, attempts, taken: server.taken.length }
}

describe.each(PROVIDERS)('a request by %s', (provider) => {
  const sendWithLongSeconds = (faults: Fault[]) => send(provider, faults, { second: LONG_SECOND })

  test.each<[string, Fault[]]>([
    ['an answer', []],
    ['a slow answer', ['slow']],
  ])('is delivered with %s', async (_, faults) => {
    expect(await sendWithLongSeconds(faults)).toEqual({ kind: 'delivered', attempts: [], taken: 1 })
  })

  test.each<Fault>(['503', '503 until a date'])(
    'is repeated at least a second after “%s”, because it was not accepted',
    async (fault) => {
      const start = performance.now()
      expect(await sendWithLongSeconds([fault])).toEqual({ kind: 'delivered', attempts: [2], taken: 1 })
      expect(performance.now() - start).toBeGreaterThan(LONG_SECOND)
    },
  )

  test('is repeated after a refused connection', async () => {
    servers[provider].goDown(2)
    expect(await sendWithLongSeconds([])).toMatchObject({ kind: 'delivered', taken: 1 })
  })

  test('is not repeated if it is rejected', async () => {
    expect(await sendWithLongSeconds(['404'])).toEqual({ kind: 'refused', attempts: [], taken: 0 })
  })
})

test.each(TAKEN_FAULTS)(
  'after “%s”, a request is repeated only to an endpoint, which accepts it only once',
  async (fault) => {
    expect(await send('endpoint', [fault])).toEqual({ kind: 'delivered', attempts: [2], taken: 1 })
    expect(await send('formspree', [fault])).toEqual({ kind: 'unclear', attempts: [], taken: 1 })
  },
)

test('a request ends as not sent after three retries, each after twice the wait of the one before', async () => {
  const start = performance.now()
  expect(await send('endpoint', Array<Fault>(5).fill('503'))).toEqual({ kind: 'unsent', attempts: [2, 3, 4], taken: 0 })
  expect(performance.now() - start).toBeGreaterThan((1 + 2 + 4) * SECOND)
  expect(unconfirmedFailure()).toBeUndefined()
})

test('a request that may have been accepted never ends as not sent or refused, even if the last attempts were', async () => {
  expect(await send('endpoint', ['hang, taken', '503', '503', '503'])).toMatchObject({ kind: 'unconfirmed', taken: 1 })
  expect(await send('endpoint', ['404'])).toMatchObject({ kind: 'unconfirmed' })
  expect(unconfirmedFailure()).toEqual({ kind: 'unconfirmed' })
})

test('a service may ask for a wait of up to 30 seconds, to which the usual wait is added', async () => {
  const start = performance.now()
  expect(await send('endpoint', ['429 for 30 s'])).toEqual({ kind: 'delivered', attempts: [2], taken: 1 })
  expect(performance.now() - start).toBeGreaterThan((30 + 1) * SECOND)
  expect(await send('endpoint', ['429 for 31 s'])).toEqual({ kind: 'unsent', attempts: [], taken: 0 })
})

const UNCLEAR = Array<Fault>(4).fill('500, taken')

test.each<[string, Fault[], string, number]>([
  ['the same text after an unclear outcome is the same request', UNCLEAR, 'Please call.', 0],
  ['another text after an unclear outcome is a new request', UNCLEAR, 'On Tuesday, please.', 1],
  ['the same text after a delivery is a new request', [], 'Please call.', 1],
])('%s', async (_, faults, message, taken) => {
  await send('endpoint', faults)
  expect(await send('endpoint', [], { message })).toMatchObject({ kind: 'delivered', taken })
})

test('leaving the page triggers a warning only while a request is in flight', async () => {
  const isWarnedOf = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(isWarnedOf()).toBe(false)
  const sending = send('endpoint', ['503'])
  expect(isWarnedOf()).toBe(true)
  await sending
  expect(isWarnedOf()).toBe(false)
})

test('on plain HTTP, where browsers create no ids, a request ends as not sent', async () => {
  Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true })
  const delivery = networkDelivery(providers.endpoint.protocol, { url: 'http://example.com/' })
  const ending = delivery.deliver({ request: consultationRequest() }, () => undefined)
  Reflect.deleteProperty(crypto, 'randomUUID')
  expect(delivery.inFlight()).toBe(ending)
  expect(await ending).toEqual({ kind: 'unsent' })
  expect(delivery.inFlight()).toBeUndefined()
})

test('a build without settings simulates the delivery', () => {
  expect(configuredDelivery).toBe(simulatedDelivery)
})
