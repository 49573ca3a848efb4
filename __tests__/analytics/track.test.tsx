import { track } from '../../src/analytics/track'
import type { createTransport } from '../../src/analytics/transport'
import { measurement } from './measurement'

const mockSend = jest.fn<undefined, Parameters<ReturnType<typeof createTransport>>>()
const mockLoad = jest.fn()
jest.mock('../../src/analytics/configured-transport', () => {
  mockLoad()
  return { sendEvent: mockSend }
})

const settle = () => new Promise((resolve) => setTimeout(resolve))
const define = (analytics: typeof ANALYTICS) => Object.assign(globalThis, { ANALYTICS: analytics })
const setGpc = (value: boolean | undefined) =>
  Object.defineProperty(navigator, 'globalPrivacyControl', { value, configurable: true })

beforeEach(() => {
  jest.resetModules()
  jest.clearAllMocks()
  delete window.unknownPath
  history.replaceState(null, '', '/contact?name=Jane#form')
})
afterEach(() => {
  define(null)
  setGpc(undefined)
})

test('an event has the path of its own page, without query and fragment, even if the visitor has left it', async () => {
  define(measurement())
  track({ name: 'form-sent' })
  history.replaceState(null, '', '/about')
  await settle()
  expect(mockSend.mock.calls).toEqual([[{ name: 'form-sent' }, '/contact']])
})

test('the path of an unknown page is not sent, because a visitor may have typed it', async () => {
  define(measurement())
  history.replaceState(null, '', '/jane-doe')
  window.unknownPath = '/jane-doe'
  track({ name: 'pageview' })
  await settle()
  expect(mockSend).toHaveBeenCalledWith(expect.anything(), '/404')
})

test.each([
  ['the visitor’s browser sends Global Privacy Control', measurement(), true],
  ['the page is not on the published site', measurement({ origin: 'https://www.example.com' }), undefined],
  ['the build measures nothing', null, undefined],
])('nothing is sent or even loaded if %s', async (_, analytics, gpc) => {
  define(analytics)
  setGpc(gpc)
  track({ name: 'form-begun' })
  await settle()
  expect(mockLoad).not.toHaveBeenCalled()
  expect(mockSend).not.toHaveBeenCalled()
})

test('a browser without Global Privacy Control, or with the signal off, is measured', async () => {
  define(measurement())
  setGpc(false)
  track({ name: 'pageview' })
  setGpc(undefined)
  track({ name: 'pageview' })
  await settle()
  expect(mockSend).toHaveBeenCalledTimes(2)
})
