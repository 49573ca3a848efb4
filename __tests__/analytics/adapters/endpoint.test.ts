/** @jest-environment node */
import { endpoint } from '../../../src/analytics/adapters/endpoint'
import { CALL, FAILURE, FURTHER, LANDING, ORIGIN } from './visit'

const SETTINGS = { url: 'https://events.example.com/take', origin: ORIGIN }

test('an event is JSON with its name and the path of the page, without headers', () => {
  expect(endpoint({ name: 'pageview' }, FURTHER, SETTINGS)).toEqual({
    url: SETTINGS.url,
    body: '{"event":"pageview","path":"/contact"}',
  })
})

test('a page view that begins a visit has the host of the referring site', () => {
  expect(endpoint({ name: 'pageview' }, LANDING, SETTINGS).body).toBe(
    '{"event":"pageview","path":"/services/tax-planning","referrer":"search.example"}',
  )
})

test('the details of an event are fields of their own', () => {
  expect(endpoint(CALL, FURTHER, SETTINGS).body).toBe(
    '{"event":"call-to-action","path":"/contact","place":"closing","destination":"/contact"}',
  )
  expect(endpoint(FAILURE, FURTHER, SETTINGS).body).toBe('{"event":"form-failed","path":"/contact","reason":"unsent"}')
})
