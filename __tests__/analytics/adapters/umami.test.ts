/** @jest-environment node */
import { umami } from '../../../src/analytics/adapters/umami'
import { CALL, FURTHER, LANDING, ORIGIN } from './visit'

const WEBSITE = 'b59e9c65-ae32-47f1-8400-119fcf4861c4'
const SETTINGS = { url: 'https://cloud.umami.is/api/send', website: WEBSITE, origin: ORIGIN }

test('a page view is the documented JSON, and says that it is JSON', () => {
  expect(umami({ name: 'pageview' }, FURTHER, SETTINGS)).toEqual({
    url: SETTINGS.url,
    headers: { 'Content-Type': 'application/json' },
    body: `{"type":"event","payload":{"website":"${WEBSITE}","hostname":"www.example.com","url":"/contact"}}`,
  })
})

test('a page view that begins a visit has the referring site', () => {
  expect(umami({ name: 'pageview' }, LANDING, SETTINGS).body).toBe(
    `{"type":"event","payload":{"website":"${WEBSITE}","hostname":"www.example.com","url":"/services/tax-planning","referrer":"https://search.example"}}`,
  )
})

test('an event has a name, and its details as data', () => {
  expect(umami(CALL, FURTHER, SETTINGS).body).toBe(
    `{"type":"event","payload":{"website":"${WEBSITE}","hostname":"www.example.com","url":"/contact","name":"call-to-action","data":{"place":"closing","destination":"/contact"}}}`,
  )
})
