/** @jest-environment ./__tests__/consultation-form/network-environment.ts */
import { sendRequest } from '../../src/consultation-form/send-request'
import { unknownFailure } from '../../src/consultation-form/pending-submission'
import { consultationRequest } from '../factories/consultation'
import { FaultServer, type Fault } from './fault-server'

/** How long a second is here, in milliseconds. */
const SECOND = 20

const servers = {
  endpoint: new FaultServer({ second: SECOND, knowsRepeats: true }),
  formspree: new FaultServer({ second: SECOND, knowsRepeats: false }),
}

beforeAll(() => Promise.all(Object.values(servers).map((server) => server.open())))
afterAll(() => Promise.all(Object.values(servers).map((server) => server.up.then(() => server.close()))))
beforeEach(() => {
  sessionStorage.clear()
})

/** Sends a request whose attempts meet the given faults. */
async function send(via: keyof typeof servers, faults: Fault[], changes: { message?: string } = {}) {
  const server = servers[via]
  await server.up
  server.faults = [...faults]
  server.taken = []
  const attempts: number[] = []
  const outcome = await sendRequest(
    { request: consultationRequest(changes) },
    via,
    { url: server.url, key: null },
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

test.each(['endpoint', 'formspree'] as const)('by %s a request arrives', async (via) => {
  expect(await send(via, [])).toEqual({ kind: 'delivered', attempts: [], taken: 1, left: 0 })
})

test.each(['endpoint', 'formspree'] as const)('by %s, what was surely not taken is sent again', async (via) => {
  for (const fault of NOT_TAKEN) {
    expect({ fault, ...(await send(via, [fault])) }).toMatchObject({
      fault,
      kind: 'delivered',
      attempts: [2],
      taken: 1,
    })
  }
})

test.each(['endpoint', 'formspree'] as const)('by %s, a connection that is refused is tried again', async (via) => {
  const server = servers[via]
  await server.up
  await server.close()
  setTimeout(() => void server.open(), 2 * SECOND)
  const { kind, taken } = await send(via, [])
  expect({ kind, taken }).toEqual({ kind: 'delivered', taken: 1 })
})

test.each(PERHAPS_TAKEN)(
  'after “%s” an endpoint, which knows repeats, gets it again and takes it once',
  async (fault) => {
    expect(await send('endpoint', [fault])).toEqual({ kind: 'delivered', attempts: [2], taken: 1, left: 0 })
  },
)

test.each(PERHAPS_TAKEN)('after “%s” a provider that would take it twice gets it no more', async (fault) => {
  expect(await send('formspree', [fault, 'none'])).toMatchObject({ kind: 'unclear', attempts: [], taken: 1 })
})

test('after three retries it ends, and nothing was taken', async () => {
  const faults = Array<Fault>(5).fill('503')
  expect(await send('endpoint', faults)).toEqual({ kind: 'unsent', attempts: [2, 3, 4], taken: 0, left: 1 })
  expect(unknownFailure()).toBeUndefined()
})

test('what may have been taken is never said to be unsent, even when the last attempts were refused', async () => {
  expect(await send('endpoint', ['hang, taken', '503', '503', '503'])).toMatchObject({ kind: 'unconfirmed', taken: 1 })
})

test('a service that asks for a wait of an hour is not asked again', async () => {
  expect(await send('endpoint', ['429 for an hour'])).toMatchObject({ kind: 'unsent', attempts: [], taken: 0 })
})

test('a wait that the service asks for is kept', async () => {
  const start = performance.now()
  await send('endpoint', ['429 with Retry-After'])
  expect(performance.now() - start).toBeGreaterThanOrEqual(10 * SECOND)
})

test('sent again after an unclear end, a request has the id that it had before', async () => {
  const unclear = Array<Fault>(4).fill('500, taken')
  expect(await send('endpoint', unclear)).toMatchObject({ kind: 'unconfirmed', taken: 1 })
  expect(await send('endpoint', [])).toMatchObject({ kind: 'delivered', taken: 0 })
})

test('a request that was changed after an unclear end is another one', async () => {
  await send('endpoint', Array<Fault>(4).fill('500, taken'))
  expect(await send('endpoint', [], { message: 'On Tuesday, please.' })).toMatchObject({ kind: 'delivered', taken: 1 })
})

test('the same words after an arrival are a request of their own', async () => {
  await send('endpoint', [])
  expect(await send('endpoint', [])).toMatchObject({ kind: 'delivered', taken: 1 })
})

test('leaving the page is warned of while a request is on its way, and not after', async () => {
  const isWarnedOf = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(isWarnedOf()).toBe(false)
  const sending = send('endpoint', ['503'])
  await servers.endpoint.up
  await new Promise((done) => setTimeout(done, SECOND / 2))
  expect(isWarnedOf()).toBe(true)
  await sending
  expect(isWarnedOf()).toBe(false)
})
