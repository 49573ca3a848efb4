/** @jest-environment node */
import { plausible } from '../../../src/analytics/adapters/plausible'
import { CALL, FURTHER, LANDING, ORIGIN } from './visit'

const SETTINGS = { url: 'https://plausible.io/api/event', website: 'example.com', origin: ORIGIN }

test('a page view is the documented JSON, without headers', () => {
  expect(plausible({ name: 'pageview' }, FURTHER, SETTINGS)).toEqual({
    url: SETTINGS.url,
    body: '{"name":"pageview","url":"https://www.example.com/contact","domain":"example.com"}',
  })
})

test('a page view that begins a visit has the referring site', () => {
  expect(plausible({ name: 'pageview' }, LANDING, SETTINGS).body).toBe(
    '{"name":"pageview","url":"https://www.example.com/services/tax-planning","domain":"example.com","referrer":"https://search.example"}',
  )
})

test('the details of an event are custom properties', () => {
  expect(plausible(CALL, FURTHER, SETTINGS).body).toBe(
    '{"name":"call-to-action","url":"https://www.example.com/contact","domain":"example.com","props":{"place":"closing","destination":"/contact"}}',
  )
})
