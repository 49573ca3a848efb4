/** @jest-environment node */
// The service that a request is about reaches every provider as a field of its own.
import type { Adapter } from '../../../src/consultation-form/adapters/adapter'
import { endpoint } from '../../../src/consultation-form/adapters/endpoint'
import { formspree } from '../../../src/consultation-form/adapters/formspree'
import { netlify } from '../../../src/consultation-form/adapters/netlify'
import { web3forms } from '../../../src/consultation-form/adapters/web3forms'
import { consultationRequest } from '../../factories/consultation'
import { NO_SETTINGS, SUBMISSION } from './submission'

/** The fields that an adapter sends for a request about a service, by name. */
function sentFields({ encode }: Adapter, service: string): unknown {
  const { body, headers } = encode({ ...SUBMISSION, request: consultationRequest({ service }) }, NO_SETTINGS)
  if (typeof body === 'string' && headers['Content-Type'] === 'application/json') return JSON.parse(body)
  return Object.fromEntries(typeof body === 'string' ? new URLSearchParams(body) : body)
}

const ADAPTERS: [string, Adapter][] = Object.entries({ endpoint, formspree, netlify, web3forms })

test.each(ADAPTERS)('%s sends the service that a request is about', (_, adapter) => {
  expect(sentFields(adapter, 'Tax Planning & More')).toHaveProperty('service', 'Tax Planning & More')
})

test.each(ADAPTERS)('%s sends no field for the service if the request is about none', (_, adapter) => {
  expect(sentFields(adapter, '')).not.toHaveProperty('service')
})
