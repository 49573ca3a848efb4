/** @jest-environment node */
import { SIMULATED } from '../../src/routes/deliveries'
import { deliveryNotice } from '../../src/site-build/delivery-notice'

const notice = (siteYaml: string) => deliveryNotice(SIMULATED, siteYaml).text.split('\n')

test('a build whose requests go nowhere warns in several lines, and names the line to change', () => {
  const siteYaml = 'name: Sample\n\n# Where requests go.\ndelivery:\n  # Nowhere yet.\n  via: simulated\nsocial: []\n'
  const [first, ...rest] = notice(siteYaml)
  expect(first).toContain('CONSULTATION REQUESTS GO NOWHERE')
  expect(rest.join(' ')).toContain('change “via” in line 6 of content/site.yml')
  expect(rest.join(' ')).toContain('docs/going-live.md')
  expect(deliveryNotice(SIMULATED, siteYaml).warning).toBe(true)
})

test('the line is found where the delivery is written in braces', () => {
  expect(notice('name: Sample\ndelivery: { via: simulated }\n').join(' ')).toContain('line 2 of content/site.yml')
})

test('where nothing is written of the delivery, it says what to add', () => {
  expect(notice('name: Sample\n').join(' ')).toContain('add “delivery:” to content/site.yml')
})

test.each([
  ['endpoint', 'https://requests.example.com/take', 'https://requests.example.com/take'],
  ['netlify', null, '/'],
  ['web3forms', null, 'https://api.web3forms.com/submit'],
] as const)('a build that delivers by %s says in one line where requests go', (via, url, address) => {
  expect(deliveryNotice({ via, url, key: null }, '')).toEqual({
    warning: false,
    text: `Consultation requests go to ${address} (${via}).`,
  })
})
