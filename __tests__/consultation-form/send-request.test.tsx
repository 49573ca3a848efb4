import * as providers from '../../content-model/delivery/providers'
import { unconfirmedFailure } from '../../src/consultation-form/pending-submission'
import { sendRequest } from '../../src/consultation-form/send-request'
import { consultationRequest } from '../factories/consultation'
import { type Fault, FaultServer } from './fault-server'

/** The length of a second in this test, in milliseconds: short, but long enough for a busy machine to answer before an attempt times out. */
const SECOND = 50

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
async function send(provider: keyof typeof servers, faults: Fault[], changes: { message?: string } = {}) {
  const server = servers[provider]
  await server.up
  server.faults = [...faults]
  server.taken = []
  const attempts: number[] = []
  const outcome = await sendRequest(
    { request: consultationRequest(changes) },
    providers[provider].protocol,
    { url: server.url },
    { onRetry: (attempt) => attempts.push(attempt), msPerSecond: SECOND },
  )
  return { kind: outcome.kind, attempts, taken: server.taken.length, left: server.faults.length }
}

const NOT_TAKEN: Fault[] = ['503', '503 with Retry-After', '429', '429 with Retry-After']
const PERHAPS_TAKEN: Fault[] = [
  'reset, taken',
  'reset within the answer, taken',
  'hang, taken',
  'too slow, taken',
  '500, taken',
  '502, taken',
  '504, taken',
  'no JSON, taken',
  'half of the JSON, taken',
]

test.each(['endpoint', 'formspree'] as const)('delivers a request by %s', async (provider) => {
  expect(await send(provider, [])).toEqual({ kind: 'delivered', attempts: [], taken: 1, left: 0 })
})

test.each(['endpoint', 'formspree'] as const)(
  'by %s, retries a request that was definitely not accepted',
  async (provider) => {
    for (const fault of NOT_TAKEN) {
      expect({ fault, ...(await send(provider, [fault])) }).toMatchObject({
        fault,
        kind: 'delivered',
        attempts: [2],
        taken: 1,
      })
    }
  },
)

test.each(['endpoint', 'formspree'] as const)('by %s, retries after a refused connection', async (provider) => {
  const server = servers[provider]
  await server.up
  await server.close()
  setTimeout(() => void server.open(), 2 * SECOND)
  const { kind, taken } = await send(provider, [])
  expect({ kind, taken }).toEqual({ kind: 'delivered', taken: 1 })
})

test.each(PERHAPS_TAKEN)(
  'after “%s”, repeats the request to an endpoint, which accepts it only once',
  async (fault) => {
    expect(await send('endpoint', [fault])).toEqual({ kind: 'delivered', attempts: [2], taken: 1, left: 0 })
  },
)

test.each(PERHAPS_TAKEN)(
  'after “%s”, does not repeat the request to a provider that would accept it twice',
  async (fault) => {
    expect(await send('formspree', [fault, 'none'])).toMatchObject({ kind: 'unclear', attempts: [], taken: 1 })
  },
)

test('the delivery gives up after three retries of a request that was not accepted', async () => {
  const faults = Array<Fault>(5).fill('503')
  expect(await send('endpoint', faults)).toEqual({ kind: 'unsent', attempts: [2, 3, 4], taken: 0, left: 1 })
  expect(unconfirmedFailure()).toBeUndefined()
})

test('the delivery never reports a request that may have been accepted as unsent, even if the last attempts were rejected', async () => {
  expect(await send('endpoint', ['hang, taken', '503', '503', '503'])).toMatchObject({ kind: 'unconfirmed', taken: 1 })
})

test('the delivery does not retry if the service asks for a wait of an hour', async () => {
  expect(await send('endpoint', ['429 for an hour'])).toMatchObject({ kind: 'unsent', attempts: [], taken: 0 })
})

test('the delivery waits as long as the service asks', async () => {
  const start = performance.now()
  await send('endpoint', ['429 with Retry-After'])
  // A timer may fire a millisecond early.
  expect(performance.now() - start).toBeGreaterThan(9 * SECOND)
})

test('a request sent again after an unclear outcome keeps its id', async () => {
  const unclear = Array<Fault>(4).fill('500, taken')
  expect(await send('endpoint', unclear)).toMatchObject({ kind: 'unconfirmed', taken: 1 })
  expect(await send('endpoint', [])).toMatchObject({ kind: 'delivered', taken: 0 })
})

test('a request edited after an unclear outcome gets a new id', async () => {
  await send('endpoint', Array<Fault>(4).fill('500, taken'))
  expect(await send('endpoint', [], { message: 'On Tuesday, please.' })).toMatchObject({ kind: 'delivered', taken: 1 })
})

test('the same text after a delivery is a new request', async () => {
  await send('endpoint', [])
  expect(await send('endpoint', [])).toMatchObject({ kind: 'delivered', taken: 1 })
})

test('leaving the page triggers a warning only while a request is in flight', async () => {
  const isWarnedOf = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(isWarnedOf()).toBe(false)
  const sending = send('endpoint', ['503'])
  await servers.endpoint.up
  await new Promise((done) => setTimeout(done, SECOND / 2))
  expect(isWarnedOf()).toBe(true)
  await sending
  expect(isWarnedOf()).toBe(false)
})
