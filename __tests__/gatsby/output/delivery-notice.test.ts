/** @jest-environment node */
import { deliveryNotice } from '../../../gatsby/output/delivery-notice'
import { SIMULATED } from '../../../src/routes/deliveries'

test('a build whose requests go nowhere prints a warning of several lines that names the file to change', () => {
  const { warning, text } = deliveryNotice(SIMULATED)
  const [first, ...rest] = text.split('\n')
  expect(warning).toBe(true)
  expect(first).toContain('CONSULTATION REQUESTS GO NOWHERE')
  expect(rest.join(' ')).toContain('change “via” in content/delivery.yml')
  expect(rest.join(' ')).toContain('docs/going-live.md')
})

test.each([
  ['endpoint', 'https://requests.example.com/take', 'https://requests.example.com/take'],
  ['netlify', null, '/'],
  ['web3forms', null, 'https://api.web3forms.com/submit'],
] as const)('a build with the delivery %s prints the address for requests in one line', (via, url, address) => {
  expect(deliveryNotice({ via, url, key: null })).toEqual({
    warning: false,
    text: `Consultation requests go to ${address} (${via}).`,
  })
})
