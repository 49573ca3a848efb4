import type { sendEvent as sendEventType } from '../../src/analytics/send-event'
import { measurement } from './measurement'

const mockObserve = jest.fn()
jest.mock('../../src/analytics/calls-to-action', () => ({ observeCallsToAction: mockObserve }))

const fetchMock = jest.fn<Promise<unknown>, [string, RequestInit & { body: string }]>()
const PAGE = '/contact'

/** Loads the module as a newly opened page does. */
function openPage(referrer = '', provider: typeof ANALYTICS_PROVIDER = 'endpoint'): typeof sendEventType {
  Object.assign(globalThis, { ANALYTICS: measurement(), ANALYTICS_PROVIDER: provider })
  Object.defineProperty(document, 'referrer', { value: referrer, configurable: true })
  let send: typeof sendEventType | undefined
  jest.isolateModules(() => {
    send = jest.requireActual<{ sendEvent: typeof sendEventType }>('../../src/analytics/send-event').sendEvent
  })
  if (!send) throw new Error('The module was not loaded')
  return send
}

/** The bodies that were sent so far, oldest first. */
const sent = () => fetchMock.mock.calls.map(([, { body }]) => JSON.parse(body) as Record<string, string>)

beforeEach(() => {
  mockObserve.mockReset()
  fetchMock.mockReset().mockResolvedValue(undefined)
  Object.assign(globalThis, { fetch: fetchMock })
})

test('calls to action are recorded once the script is loaded', () => {
  openPage()
  expect(mockObserve).toHaveBeenCalledTimes(1)
})

test('an event is posted without cookies and the page’s address, and survives leaving the page', () => {
  openPage()({ name: 'pageview' }, PAGE)
  expect(fetchMock.mock.calls).toEqual([
    [
      'https://events.example.com/take',
      {
        method: 'POST',
        mode: 'no-cors',
        body: '{"event":"pageview","path":"/contact"}',
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        keepalive: true,
      },
    ],
  ])
})

test('the browser sends a preflight request only for a service that requires a header', () => {
  openPage('', 'umami')({ name: 'pageview' }, PAGE)
  expect(fetchMock.mock.calls[0]?.[1]).toMatchObject({
    mode: 'cors',
    headers: { 'Content-Type': 'application/json' },
  })
})

test.each([
  ['plausible', '{"name":"pageview","url":'],
  ['umami', '{"type":"event","payload":'],
  ['endpoint', '{"event":"pageview","path":'],
  ['goatcounter', '?p=%2Fcontact'],
] as const)('an event is sent as the configured service requires: %s', (provider, start) => {
  openPage('', provider)({ name: 'pageview' }, PAGE)
  const [url = '', { body } = {}] = fetchMock.mock.calls[0] ?? []
  expect(body ?? url).toContain(start)
})

test('only the first page view has the referring site, and only its host', () => {
  const sendEvent = openPage('https://search.example:8443/results?q=estate+of+Jane+Doe')
  sendEvent({ name: 'form-begun' }, PAGE)
  sendEvent({ name: 'pageview' }, PAGE)
  sendEvent({ name: 'pageview' }, PAGE)
  expect(sent().map(({ referrer }) => referrer)).toEqual([undefined, 'search.example:8443', undefined])
})

test.each(['http://localhost/about', 'android-app://com.example.mail/', ''])(
  'the referrer “%s” is not sent',
  (from) => {
    openPage(from)({ name: 'pageview' }, PAGE)
    expect(sent()).toEqual([{ event: 'pageview', path: '/contact' }])
  },
)

test('a started form is counted once until it is sent', () => {
  const sendEvent = openPage()
  for (const name of ['form-begun', 'form-begun', 'form-sent', 'form-begun', 'form-begun'] as const)
    sendEvent({ name }, PAGE)
  expect(sent().map(({ event }) => event)).toEqual(['form-begun', 'form-sent', 'form-begun'])
})

test('a failed form is not counted as started again', () => {
  const sendEvent = openPage()
  sendEvent({ name: 'form-begun' }, PAGE)
  sendEvent({ name: 'form-failed', details: { reason: 'unsent' } }, PAGE)
  sendEvent({ name: 'form-begun' }, PAGE)
  expect(sent().map(({ event }) => event)).toEqual(['form-begun', 'form-failed'])
})

test('an unreachable service causes no visible error', async () => {
  fetchMock.mockRejectedValue(new TypeError('Failed to fetch'))
  openPage()({ name: 'pageview' }, PAGE)
  await new Promise((resolve) => setTimeout(resolve))
  expect(fetchMock).toHaveBeenCalledTimes(1)
})
