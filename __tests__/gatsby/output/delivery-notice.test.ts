/** @jest-environment node */
import { reportDelivery } from '../../../gatsby/output/delivery-notice'

const reporter = { warn: jest.fn<unknown, [text?: string]>(), info: jest.fn<unknown, [text?: string]>() }
afterEach(() => {
  jest.clearAllMocks()
})

test('a build whose requests go nowhere prints a warning of several lines that names the file to change', () => {
  reportDelivery({ via: 'simulated' }, reporter)
  const [first, ...rest] = reporter.warn.mock.calls.flat().join('').split('\n')
  expect(first).toContain('CONSULTATION REQUESTS GO NOWHERE')
  expect(rest.join(' ')).toContain('change “delivery” in content/integrations.yml')
  expect(rest.join(' ')).toContain('docs/going-live.md')
  expect(reporter.info).not.toHaveBeenCalled()
})

test.each([
  ['endpoint', 'https://requests.example.com/take', 'https://requests.example.com/take'],
  ['netlify', null, '/'],
  ['web3forms', null, 'https://api.web3forms.com/submit'],
] as const)('a build with the delivery %s prints the address for requests in one line', (via, url, address) => {
  reportDelivery({ via, url, key: null }, reporter)
  expect(reporter.info.mock.calls).toEqual([[`Consultation requests go to ${address} (${via}).`]])
  expect(reporter.warn).not.toHaveBeenCalled()
})
