import { deliveryAddress, deliveryOrigin } from '../../content-model/delivery'

test.each([
  ['simulated', undefined, undefined, undefined],
  ['netlify', undefined, '/', undefined],
  ['endpoint', '/api/consultation', '/api/consultation', undefined],
  ['endpoint', 'http://127.0.0.1:9000/take', 'http://127.0.0.1:9000/take', 'http://127.0.0.1:9000'],
  ['formspree', 'https://formspree.io/f/abc', 'https://formspree.io/f/abc', 'https://formspree.io'],
  ['web3forms', undefined, 'https://api.web3forms.com/submit', 'https://api.web3forms.com'],
] as const)('with %s and %s, requests go to %s', (provider, url, address, origin) => {
  expect([deliveryAddress({ provider, url }), deliveryOrigin({ provider, url })]).toEqual([address, origin])
})
