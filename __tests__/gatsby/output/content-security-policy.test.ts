import type { ChosenAnalytics } from '../../../content-model/analytics'
import type { ChosenDelivery } from '../../../content-model/delivery'
import { contentSecurityPolicy } from '../../../gatsby/output/content-security-policy'
import { hashSource } from '../../../gatsby/output/hash-source'

const SIMULATED: ChosenDelivery = { provider: 'simulated' }

const START = 'start()'

const hash = (text: string) => hashSource('sha256', text)

const directives = (delivery = SIMULATED, styles: readonly string[] = [], analytics?: ChosenAnalytics) =>
  new Map(
    contentSecurityPolicy(START, styles, delivery, analytics)
      .split('; ')
      .map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]),
  )

test('everything that is not listed may come only from the site, without wildcards or unsafe exceptions', () => {
  const policy = contentSecurityPolicy(START, [hash('a{}')], SIMULATED, undefined)
  expect(policy).toMatch(/^default-src 'self'; /)
  expect(policy).not.toMatch(/unsafe|\*|https?:|data:/)
})

test('the policy forbids framing, base elements, and what no page needs', () => {
  const policy = directives()
  for (const name of ['frame-ancestors', 'base-uri', 'frame-src', 'media-src', 'object-src', 'worker-src'])
    expect([name, policy.get(name)]).toEqual([name, ["'none'"]])
})

test.each<[string, ChosenDelivery, string[], string[]]>([
  ['a simulated delivery', SIMULATED, ["'self'"], ["'none'"]],
  [
    'an endpoint elsewhere',
    { provider: 'endpoint', url: 'https://requests.example.com:8443/take?from=site' },
    ["'self'", 'https://requests.example.com:8443'],
    ["'self'", 'https://requests.example.com:8443'],
  ],
  ['the site’s own function', { provider: 'endpoint', url: '/api/consultation' }, ["'self'"], ["'self'"]],
  ['Netlify', { provider: 'netlify' }, ["'self'"], ["'self'"]],
])('with %s, requests may go only there', (_, delivery, connect, form) => {
  const policy = directives(delivery)
  expect([policy.get('connect-src'), policy.get('form-action')]).toEqual([connect, form])
})

test('scripts may also send to the server that counts visits, and forms may not', () => {
  const analytics = { provider: 'plausible', url: 'https://plausible.io/api/event', website: 'example.com' } as const
  const policy = directives(SIMULATED, [], analytics)
  expect(policy.get('connect-src')).toEqual(["'self'", 'https://plausible.io'])
  expect(policy.get('form-action')).toEqual(["'none'"])
})

test('a server that takes both requests and events is listed once', () => {
  const delivery = { provider: 'endpoint', url: 'https://api.example.com/requests' } as const
  const analytics = { provider: 'endpoint', url: 'https://api.example.com/events' } as const
  expect(directives(delivery, [], analytics).get('connect-src')).toEqual(["'self'", 'https://api.example.com'])
})

test('the start script is the only inline script that is allowed', () => {
  expect(directives().get('script-src')).toEqual(["'self'", `'${hash(START)}'`])
})

test('the styles of the pages and the empty element of styled-components are allowed, each listed once', () => {
  const sources = directives(SIMULATED, [hash('a{}'), hash('b{}'), hash('a{}')]).get('style-src')
  expect(sources).toEqual(["'self'", ...[hash(''), hash('a{}'), hash('b{}')].map((one) => `'${one}'`).sort()])
})
