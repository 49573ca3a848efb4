/** @jest-environment node */
import { caddyHeaders, headersFile, nginxHeaders, securityHeaders } from '../../../gatsby/output/security-headers'

const file = headersFile(securityHeaders("default-src 'none'"))

test('every path has the policy and the security headers', () => {
  const [all = ''] = file.split(/\n(?=\/)/)
  expect(all).toMatch(/^\/\*\n {2}Content-Security-Policy: default-src 'none'\n/)
  for (const header of [
    'Strict-Transport-Security: max-age=31536000; includeSubDomains',
    'X-Content-Type-Options: nosniff',
    'X-Frame-Options: DENY',
    'Referrer-Policy: strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy: same-origin',
    'Cross-Origin-Resource-Policy: same-origin',
  ])
    expect(all).toContain(`  ${header}\n`)
})

test('files whose name contains a content hash are cached for a year', () => {
  for (const path of ['/static/*', '/*.js', '/*.css'])
    expect(file).toContain(`${path}\n  Cache-Control: public, max-age=31536000, immutable\n`)
})

test('other sites may embed share images, whether a host joins the values of two rules or uses the last one', () => {
  expect(file).toContain(
    '/static/share-*\n  ! Cross-Origin-Resource-Policy\n  Cross-Origin-Resource-Policy: cross-origin\n',
  )
})

test('the nginx file has every header once, for errors as well', () => {
  const headers = securityHeaders("default-src 'none'")
  const lines = nginxHeaders(headers).match(/^add_header .*$/gm) ?? []
  expect(lines).toContain(`add_header Content-Security-Policy "default-src 'none'" always;`)
  expect(lines.map((line) => line.split(' ')[1]).sort()).toEqual([...Object.keys(headers), 'Cache-Control'].sort())
  for (const line of lines) expect(line).toMatch(/ always;$/)
})

test('the Caddy file has every header once for all paths, followed by the headers of specific paths', () => {
  const headers = securityHeaders("default-src 'none'")
  const lines = caddyHeaders(headers).trim().split('\n')
  const forAllPaths = lines.filter((line) => !line.startsWith('header /'))
  expect(forAllPaths).toContain(`header Content-Security-Policy "default-src 'none'"`)
  expect(forAllPaths.map((line) => line.split(' ')[1]).sort()).toEqual(
    [...Object.keys(headers), 'Cache-Control'].sort(),
  )
  expect(lines.slice(forAllPaths.length)).toEqual([
    'header /static/share-* Cross-Origin-Resource-Policy cross-origin',
    ...['/static/*', '/*.js', '/*.css'].map(
      (path) => `header ${path} Cache-Control "public, max-age=31536000, immutable"`,
    ),
  ])
})

const OWN = { paths: ['/admin', '/static/admin/*'], headers: { 'Content-Security-Policy': "default-src 'self'" } }
const HEADERS = securityHeaders("default-src 'none'")

test('on hosts with a headers file, the headers of some files replace those of all', () => {
  expect(headersFile(HEADERS, OWN)).toContain(
    "/admin\n  ! Content-Security-Policy\n  Content-Security-Policy: default-src 'self'\n",
  )
})

test('in nginx, a header that differs on some files is chosen by the path', () => {
  const conf = nginxHeaders(HEADERS, OWN)
  expect(conf).toContain(
    `map $uri $own_content_security_policy {
  default "default-src 'none'";
  "~^/admin$" "default-src 'self'";
  "~^/static/admin/" "default-src 'self'";
}`,
  )
  expect(conf).toContain('add_header Content-Security-Policy $own_content_security_policy always;')
})

test('in Caddy, the headers of some files come after those of all', () => {
  const lines = caddyHeaders(HEADERS, OWN).split('\n')
  expect(lines.indexOf(`header /admin Content-Security-Policy "default-src 'self'"`)).toBeGreaterThan(
    lines.indexOf(`header Content-Security-Policy "default-src 'none'"`),
  )
})
