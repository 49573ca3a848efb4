/** @jest-environment node */
import { goatcounter } from '../../../src/analytics/adapters/goatcounter'
import { CALL, FAILURE, FURTHER, LANDING, ORIGIN } from './visit'

const SETTINGS = { url: 'https://example.goatcounter.com/count', origin: ORIGIN }

test('a page view is its path in the query, without headers and body', () => {
  expect(goatcounter({ name: 'pageview' }, FURTHER, SETTINGS)).toEqual({
    url: 'https://example.goatcounter.com/count?p=%2Fcontact',
  })
})

test('a page view that begins a visit has the referring site', () => {
  expect(goatcounter({ name: 'pageview' }, LANDING, SETTINGS).url).toBe(
    'https://example.goatcounter.com/count?p=%2Fservices%2Ftax-planning&r=https%3A%2F%2Fsearch.example',
  )
})

test('an event is its name and its details, marked as an event', () => {
  expect(goatcounter(CALL, FURTHER, SETTINGS).url).toBe(
    'https://example.goatcounter.com/count?p=call-to-action+closing+%2Fcontact&e=true',
  )
  expect(goatcounter(FAILURE, FURTHER, SETTINGS).url).toBe(
    'https://example.goatcounter.com/count?p=form-failed+unsent&e=true',
  )
  expect(goatcounter({ name: 'form-sent' }, FURTHER, SETTINGS).url).toBe(
    'https://example.goatcounter.com/count?p=form-sent&e=true',
  )
})
