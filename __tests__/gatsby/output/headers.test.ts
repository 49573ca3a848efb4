import type { ChosenAnalytics } from '../../../content-model/analytics'
import type { ChosenDelivery } from '../../../content-model/delivery'
import { adminHeaders } from '../../../gatsby/output/admin'
import { contentSecurityPolicy } from '../../../gatsby/output/content-security-policy'
import { hashSource } from '../../../gatsby/output/hash-source'
import { caddyHeaders, headersFile, nginxHeaders, securityHeaders } from '../../../gatsby/output/security-headers'

const SIMULATED: ChosenDelivery = { provider: 'simulated' }
const ELSEWHERE: ChosenDelivery = { provider: 'endpoint', url: 'https://api.example.com:8443/take?from=site' }
const PLAUSIBLE = { provider: 'plausible', url: 'https://plausible.io/api/event', website: 'example.com' } as const

const STARTS = ['start()', 'start(form)']

const hash = (text: string) => `'${hashSource(text)}'`

const policyOf = (delivery = SIMULATED, analytics?: ChosenAnalytics, styles: readonly string[] = []) =>
  contentSecurityPolicy(STARTS, styles, delivery, analytics)

test('a page may only use the site’s own files, its start scripts, and the empty style element of styled-components', () => {
  expect(policyOf().split('; ').sort()).toEqual([
    "base-uri 'none'",
    "connect-src 'self'",
    "default-src 'self'",
    "font-src 'self'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "frame-src 'none'",
    "img-src 'self'",
    "manifest-src 'self'",
    "media-src 'none'",
    "object-src 'none'",
    `script-src 'self' ${STARTS.map(hash).sort().join(' ')}`,
    `style-src 'self' ${hash('')}`,
    "worker-src 'none'",
  ])
})

test('the styles of the pages are allowed, each listed once, in an order that does not depend on the pages', () => {
  const styles = ['c{}', 'a{}', 'b{}', 'a{}'].map((css) => hashSource(css))
  const expected = ['', 'a{}', 'b{}', 'c{}'].map(hash).sort().join(' ')
  expect(policyOf(SIMULATED, undefined, styles)).toContain(`; style-src 'self' ${expected}; `)
})

test.each<[string, ChosenDelivery, ChosenAnalytics | undefined, connect: string, form: string]>([
  ['an endpoint', ELSEWHERE, undefined, "'self' https://api.example.com:8443", "'self' https://api.example.com:8443"],
  ['the site’s own function', { provider: 'endpoint', url: '/api/consultation' }, undefined, "'self'", "'self'"],
  ['Netlify', { provider: 'netlify' }, undefined, "'self'", "'self'"],
  ['a server that counts visits, which no form uses', SIMULATED, PLAUSIBLE, "'self' https://plausible.io", "'none'"],
  [
    'a server that takes requests and counts visits, listed once',
    ELSEWHERE,
    { provider: 'endpoint', url: 'https://api.example.com:8443/events' },
    "'self' https://api.example.com:8443",
    "'self' https://api.example.com:8443",
  ],
])('a page may send data only to the site and %s', (_, delivery, analytics, connect, form) => {
  const policy = policyOf(delivery, analytics)
  expect(policy).toContain(`; connect-src ${connect}; `)
  expect(policy).toContain(`; form-action ${form}; `)
})

test('the editor may use its own files, show chosen pictures, and contact the site’s git host', () => {
  const { paths, headers } = adminHeaders({
    host: 'gitea',
    repository: 'waymark/website',
    branch: 'main',
    address: 'https://codeberg.org',
  })
  expect(paths).toEqual(['/admin', '/admin/index.html', '/static/admin/*'])
  expect(headers['Content-Security-Policy']?.split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' blob: data: https://codeberg.org",
    "font-src 'self'",
    "connect-src 'self' blob: data: https://codeberg.org",
    "worker-src 'self' blob:",
    'frame-src blob:',
    'manifest-src blob:',
    "base-uri 'self'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ])
  // For messages from the window in which editors sign in.
  expect(headers['Cross-Origin-Opener-Policy']).toBe('same-origin-allow-popups')
})

test('without a repository, the editor may contact no other host', () => {
  expect(adminHeaders(undefined).headers['Content-Security-Policy']).not.toContain('https:')
})

const OWN = [{ paths: ['/admin', '/static/admin/*'], headers: { 'Content-Security-Policy': "default-src 'self'" } }]
const HEADERS = securityHeaders("default-src 'none'")

test('in _headers, file-specific headers replace the general ones, whether a host joins matching rules or uses the last one', () => {
  const [all, ...others] = headersFile(HEADERS, OWN).split(/\n(?=\/)/)
  expect(all?.trim().split('\n  ')).toEqual([
    '/*',
    "Content-Security-Policy: default-src 'none'",
    'Strict-Transport-Security: max-age=31536000; includeSubDomains',
    'X-Content-Type-Options: nosniff',
    'X-Frame-Options: DENY',
    'Referrer-Policy: strict-origin-when-cross-origin',
    'Permissions-Policy: camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy: same-origin',
    'Cross-Origin-Resource-Policy: same-origin',
  ])
  expect(others).toEqual([
    '/static/share-*\n  ! Cross-Origin-Resource-Policy\n  Cross-Origin-Resource-Policy: cross-origin\n',
    ...['/static/*', '/*.js', '/*.css'].map((one) => `${one}\n  Cache-Control: public, max-age=31536000, immutable\n`),
    ...['/admin', '/static/admin/*'].map(
      (path) => `${path}\n  ! Content-Security-Policy\n  Content-Security-Policy: default-src 'self'\n`,
    ),
  ])
})

// What nginx and Caddy do with theirs is tested in hosts/.
test('for nginx, a header that some files have in another form is chosen by the path, and every other is the same for all', () => {
  expect(nginxHeaders({ 'X-Frame-Options': 'DENY', 'Content-Security-Policy': "default-src 'none'" }, OWN))
    .toBe(`add_header X-Frame-Options "DENY" always;
map $uri $content_security_policy {
  default "default-src 'none'";
  "~^/admin$" "default-src 'self'";
  "~^/static/admin/" "default-src 'self'";
}
add_header Content-Security-Policy $content_security_policy always;
map $uri $cache_control {
  default "public, max-age=0, must-revalidate";
  "~^/static/" "public, max-age=31536000, immutable";
  "~^/[^/]+\\.js$" "public, max-age=31536000, immutable";
  "~^/[^/]+\\.css$" "public, max-age=31536000, immutable";
}
add_header Cache-Control $cache_control always;
`)
})

test('for Caddy, the headers of some files come after those of all, because later ones replace earlier ones', () => {
  expect(caddyHeaders({ 'X-Frame-Options': 'DENY' }, OWN).split('\n')).toEqual([
    'header * X-Frame-Options "DENY"',
    'header * Cache-Control "public, max-age=0, must-revalidate"',
    'header /static/share-* Cross-Origin-Resource-Policy "cross-origin"',
    ...['/static/*', '/*.js', '/*.css'].map(
      (path) => `header ${path} Cache-Control "public, max-age=31536000, immutable"`,
    ),
    ...['/admin', '/static/admin/*'].map((path) => `header ${path} Content-Security-Policy "default-src 'self'"`),
    '',
  ])
})
