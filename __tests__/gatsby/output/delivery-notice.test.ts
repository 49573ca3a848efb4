/** @jest-environment node */
import { SIMULATED } from '../../../src/routes/deliveries'
import { deliveryNotice } from '../../../gatsby/output/delivery-notice'

test('a build whose requests go nowhere warns in several lines, and names the file to change', () => {
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
] as const)('a build that delivers by %s reports in one line where requests go', (via, url, address) => {
  expect(deliveryNotice({ via, url, key: null })).toEqual({
    warning: false,
    text: `Consultation requests go to ${address} (${via}).`,
  })
})
