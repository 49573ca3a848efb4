/** @jest-environment node */
import { deliveryAddress, deliveryOrigin } from '../../../content-model/routes/deliveries'

test.each([
  ['simulated', null, undefined, undefined],
  ['netlify', null, '/', undefined],
  ['endpoint', '/api/consultation', '/api/consultation', undefined],
  ['endpoint', 'http://127.0.0.1:9000/take', 'http://127.0.0.1:9000/take', 'http://127.0.0.1:9000'],
  ['formspree', 'https://formspree.io/f/abc', 'https://formspree.io/f/abc', 'https://formspree.io'],
  ['web3forms', null, 'https://api.web3forms.com/submit', 'https://api.web3forms.com'],
] as const)('with %s and %s, requests go to %s', (provider, url, address, origin) => {
  expect([deliveryAddress({ provider, url }), deliveryOrigin({ provider, url })]).toEqual([address, origin])
})
