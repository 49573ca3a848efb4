import { caddyHeaders, headersFile, nginxHeaders, securityHeaders } from '../../../gatsby/output/security-headers'

const OWN = [{ paths: ['/admin', '/static/admin/*'], headers: { 'Content-Security-Policy': "default-src 'self'" } }]
const HEADERS = securityHeaders("default-src 'none'")

test('in _headers, file-specific headers replace the general ones, whether a host joins matching rules or uses the last one', () => {
  const [all = '', ...others] = headersFile(HEADERS, OWN).split(/\n(?=\/)/)
  expect(all).toMatch(/^\/\*\n {2}Content-Security-Policy: default-src 'none'\n/)
  expect(others).toEqual([
    '/static/share-*\n  ! Cross-Origin-Resource-Policy\n  Cross-Origin-Resource-Policy: cross-origin\n',
    ...['/static/*', '/*.js', '/*.css'].map(
      (path) => `${path}\n  Cache-Control: public, max-age=31536000, immutable\n`,
    ),
    ...['/admin', '/static/admin/*'].map(
      (path) => `${path}\n  ! Content-Security-Policy\n  Content-Security-Policy: default-src 'self'\n`,
    ),
  ])
})

test('in nginx, every header is set once for all responses, and its value chosen by the path if it differs', () => {
  const conf = nginxHeaders(HEADERS, OWN)
  const lines = conf.match(/^add_header .*$/gm) ?? []
  expect(lines.map((line) => line.split(' ')[1]).sort()).toEqual([...Object.keys(HEADERS), 'Cache-Control'].sort())
  for (const line of lines) expect(line).toMatch(/ always;$/)
  expect(lines).toContain('add_header X-Frame-Options "DENY" always;')
  expect(conf).toContain(
    `map $uri $content_security_policy {
  default "default-src 'none'";
  "~^/admin$" "default-src 'self'";
  "~^/static/admin/" "default-src 'self'";
}
add_header Content-Security-Policy $content_security_policy always;`,
  )
})

test('in Caddy, file-specific headers come after the general ones', () => {
  const lines = caddyHeaders(HEADERS, OWN).split('\n')
  expect(lines.indexOf(`header /admin Content-Security-Policy "default-src 'self'"`)).toBeGreaterThan(
    lines.indexOf(`header * Content-Security-Policy "default-src 'none'"`),
  )
})
