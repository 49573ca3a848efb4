import { caddyToken } from '../../src/encoding/caddy-token'
import { headersFileValue } from '../../src/encoding/headers-file-value'
import { nginxString } from '../../src/encoding/nginx-string'

/** Features of browsers that no page uses, nor anything that could be put into one. */
const UNUSED_FEATURES = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb']

/** A year, in seconds: what Mozilla's guidelines and hstspreload.org ask for at least. */
const YEAR = 31_536_000

/**
 * The headers that every answer of the site carries, after Mozilla's web security guidelines
 * (https://infosec.mozilla.org/guidelines/web_security).
 */
export function securityHeaders(policy: string): Record<string, string> {
  return {
    'Content-Security-Policy': policy,
    'Strict-Transport-Security': `max-age=${YEAR}; includeSubDomains`,
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  }
}

const IMMUTABLE = 'public, max-age=31536000, immutable'
const REVALIDATED = 'public, max-age=0, must-revalidate'

/** Paths whose files never change under their names. */
const HASHED = ['/static/*', '/*.js', '/*.css']

/** The pictures that stand for pages where their addresses are shared; other sites show them. */
const SHARED = '/static/share-*'

/**
 * The headers in the form that Netlify and Cloudflare read from `_headers`, where a path may match several rules.
 * Cloudflare joins the values of a header that two rules name, unless the later rule begins by taking it off (`!`).
 * Netlify passes over that line; should it join the values, browsers read “same-origin, cross-origin” as no policy
 * (https://fetch.spec.whatwg.org/#cross-origin-resource-policy-header), which lets other sites show the picture too.
 */
export function headersFile(headers: Readonly<Record<string, string>>): string {
  const block = (path: string, lines: readonly string[]) => [path, ...lines.map((line) => `  ${line}`), ''].join('\n')
  const all = Object.entries(headers).map(([name, value]) => `${name}: ${headersFileValue(value)}`)
  return [
    block('/*', all),
    block(SHARED, ['! Cross-Origin-Resource-Policy', 'Cross-Origin-Resource-Policy: cross-origin']),
    ...HASHED.map((path) => block(path, [`Cache-Control: ${IMMUTABLE}`])),
  ].join('\n')
}

/** A path of `_headers` as a regular expression of nginx, within quotes. */
const nginxPattern = (path: string) =>
  `"~^${path.replaceAll('.', '\\.').replace(/^\/\*(.)/, '/[^/]+$1')}$"`.replace('*$', '')

/**
 * The headers in the form of nginx, for its `http` block: each stands there once for all answers, errors too, and what
 * depends on the path is looked up, because a header of a `location` would take all others from it.
 */
export function nginxHeaders(headers: Readonly<Record<string, string>>): string {
  const { 'Cross-Origin-Resource-Policy': policy = '', ...others } = headers
  const lookUp = (variable: string, usual: string, paths: readonly string[], special: string) => [
    `map $uri ${variable} {`,
    `  default ${nginxString(usual)};`,
    ...paths.map((path) => `  ${nginxPattern(path)} ${nginxString(special)};`),
    '}',
  ]
  const all = [
    ...Object.entries(others).map(([name, value]) => [name, nginxString(value)]),
    ['Cross-Origin-Resource-Policy', '$resource_policy'],
    ['Cache-Control', '$cache_control'],
  ]
  return [
    ...lookUp('$resource_policy', policy, [SHARED], 'cross-origin'),
    ...lookUp('$cache_control', REVALIDATED, HASHED, IMMUTABLE),
    ...all.map((parameters) => `add_header ${parameters.join(' ')} always;`),
    '',
  ].join('\n')
}

/**
 * The headers in the form of Caddy, for a `route`, which keeps their order: what depends on the path comes last, and takes the
 * place of what all answers have.
 */
export function caddyHeaders(headers: Readonly<Record<string, string>>): string {
  const all = { ...headers, 'Cache-Control': REVALIDATED }
  return [
    ...Object.entries(all).map(([name, value]) => `header ${name} ${caddyToken(value)}`),
    `header ${SHARED} Cross-Origin-Resource-Policy cross-origin`,
    ...HASHED.map((path) => `header ${path} Cache-Control ${caddyToken(IMMUTABLE)}`),
    '',
  ].join('\n')
}
