import { encode as encodeForEndpoint } from '../../content-model/analytics/endpoint'
import { encode as encodeForUmami } from '../../content-model/analytics/umami'
import { observeCallsToAction } from '../../src/analytics/calls-to-action'
import { createTransport } from '../../src/analytics/transport'
import { measurement } from './measurement'

jest.mock('../../src/analytics/calls-to-action')

const fetchMock = jest.fn<Promise<unknown>, [string, RequestInit & { body: string }]>()
const PAGE = '/contact'

/** Creates the function that sends events, as a newly opened page does. */
function openPage(referrer = '', encode = encodeForEndpoint) {
  Object.defineProperty(document, 'referrer', { value: referrer, configurable: true })
  return createTransport(encode, measurement())
}

/** The bodies that were sent so far, oldest first. */
const sent = () => fetchMock.mock.calls.map(([, { body }]) => JSON.parse(body) as Record<string, string>)

beforeEach(() => {
  jest.clearAllMocks()
  fetchMock.mockReset().mockResolvedValue(undefined)
  Object.assign(globalThis, { fetch: fetchMock })
})

test('events and calls to action are posted without cookies and the page’s address, and survive leaving the page', () => {
  openPage()({ name: 'pageview' }, PAGE)
  expect(observeCallsToAction).toHaveBeenCalledTimes(1)
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

test('the browser asks for permission only for a service that requires a header', () => {
  openPage('', encodeForUmami)({ name: 'pageview' }, PAGE)
  expect(fetchMock.mock.calls[0]?.[1]).toMatchObject({
    mode: 'cors',
    headers: { 'Content-Type': 'application/json' },
  })
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

test('a started form is counted once until it is sent, even if it fails', () => {
  const sendEvent = openPage()
  for (const name of ['form-begun', 'form-begun', 'form-failed', 'form-begun', 'form-sent', 'form-begun'] as const)
    sendEvent(name === 'form-failed' ? { name, details: { reason: 'unsent' } } : { name }, PAGE)
  expect(sent().map(({ event }) => event)).toEqual(['form-begun', 'form-failed', 'form-sent', 'form-begun'])
})

test('an unreachable service causes no visible error', async () => {
  fetchMock.mockRejectedValue(new TypeError('Failed to fetch'))
  openPage()({ name: 'pageview' }, PAGE)
  await new Promise((resolve) => setTimeout(resolve))
  expect(fetchMock).toHaveBeenCalledTimes(1)
})
