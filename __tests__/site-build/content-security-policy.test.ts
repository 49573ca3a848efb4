/** @jest-environment node */
import { createHash } from 'node:crypto'
import { SIMULATED, type ChosenDelivery } from '../../src/routes/deliveries'
import { contentSecurityPolicy } from '../../src/site-build/content-security-policy'

const START = 'start()'

const page = (html: string) => ({ file: 'about/index.html', html })
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const directives = (html: string, delivery = SIMULATED) =>
  new Map(
    contentSecurityPolicy([page(html)], START, delivery)
      .split('; ')
      .map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]),
  )

test('nothing is allowed that is not named, and no exception is made', () => {
  const policy = contentSecurityPolicy([page('<p>Hello</p>')], START, SIMULATED)
  expect(policy).toMatch(/^default-src 'none'; /)
  expect(policy).not.toMatch(/unsafe|\*|https?:|data:/)
})

test('the site cannot be framed, given another base, or send its forms elsewhere', () => {
  const policy = directives('<p>Hello</p>')
  for (const name of ['frame-ancestors', 'base-uri', 'form-action']) expect(policy.get(name)).toEqual(["'none'"])
})

test.each<[string, ChosenDelivery, string[], string[]]>([
  ['a simulated delivery', SIMULATED, ["'self'"], ["'none'"]],
  [
    'an endpoint elsewhere',
    { via: 'endpoint', url: 'https://requests.example.com:8443/take?from=site', key: null },
    ["'self'", 'https://requests.example.com:8443'],
    ["'self'", 'https://requests.example.com:8443'],
  ],
  ['the site’s own function', { via: 'endpoint', url: '/api/consultation', key: null }, ["'self'"], ["'self'"]],
  ['Netlify', { via: 'netlify', url: null, key: null }, ["'self'"], ["'self'"]],
  [
    'Formspree',
    { via: 'formspree', url: 'https://formspree.io/f/xayzwvkd', key: null },
    ["'self'", 'https://formspree.io'],
    ["'self'", 'https://formspree.io'],
  ],
  [
    'Web3Forms',
    { via: 'web3forms', url: null, key: 'key-of-the-firm' },
    ["'self'", 'https://api.web3forms.com'],
    ["'self'", 'https://api.web3forms.com'],
  ],
])('with %s, requests may go exactly there', (_, delivery, connect, form) => {
  const policy = directives('<p>Hello</p>', delivery)
  expect([policy.get('connect-src'), policy.get('form-action')]).toEqual([connect, form])
})

test('of the scripts in pages the start script alone is allowed', () => {
  expect(directives(`<script data-page="/">${START}</script>`).get('script-src')).toEqual(["'self'", hash(START)])
})

test('scripts of the site’s own files are allowed', () => {
  expect(() => directives('<script src="/app.js"></script>')).not.toThrow()
})

test('exactly the styles that stand in a page are allowed, and the empty element of styled-components', () => {
  const sources = directives('<style data-styled="">a{color:red}</style><style>b{}</style>').get('style-src')
  expect(sources).toHaveLength(4)
  expect(sources).toEqual(expect.arrayContaining(["'self'", hash(''), hash('a{color:red}'), hash('b{}')]))
})

test('styles that several pages share are named once', () => {
  const shared = page('<style>a{}</style>')
  expect(contentSecurityPolicy([shared, shared], START, SIMULATED)).toBe(
    contentSecurityPolicy([shared], START, SIMULATED),
  )
})

test('structured data is no script', () => {
  expect(() => directives('<script type="application/ld+json">{}</script>')).not.toThrow()
})

test.each([
  ['<script>alert(1)</script>', 'an inline script'],
  ['<script type="module">alert(1)</script>', 'an inline script'],
  [`<script>${START}</script><script>${START} alert(1)</script>`, 'an inline script'],
  ['<img src="/a.png" onerror="alert(1)">', 'an event handler in an attribute'],
  ['<p style="color:red">Hello</p>', 'styles in an attribute'],
])('%s ends the build', (html, what) => {
  expect(() => contentSecurityPolicy([page(html)], START, SIMULATED)).toThrow(`public/about/index.html has ${what}`)
})

test('words of a text that look like attributes are none', () => {
  expect(() => directives('<p>Write onclick="x" or style="y" as you like.</p>')).not.toThrow()
})
