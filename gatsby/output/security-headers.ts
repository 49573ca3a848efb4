import { caddyToken } from '../../src/encoding/caddy-token'
import { headersFileValue } from '../../src/encoding/headers-file-value'
import { nginxString } from '../../src/encoding/nginx-string'

/** Browser features that no page uses and that embedded content must not use either. */
const UNUSED_FEATURES = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb']

/** One year, the minimum according to Mozilla's guidelines and hstspreload.org. */
const HSTS_MAX_AGE_SECONDS = 31_536_000

/**
 * The headers of every response of the site, based on Mozilla's web security guidelines
 * (https://infosec.mozilla.org/guidelines/web_security).
 */
export function securityHeaders(policy: string): Record<string, string> {
  return {
    'Content-Security-Policy': policy,
    'Strict-Transport-Security': `max-age=${HSTS_MAX_AGE_SECONDS}; includeSubDomains`,
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

/** Paths of files whose content never changes without a change of name. */
const HASHED = ['/static/*', '/*.js', '/*.css']

/** The share images of pages, which other sites may embed. */
const SHARED = '/static/share-*'

/** Headers that differ from those of all other files. */
export interface OwnHeaders {
  /** The paths of the files; one that ends in `*` is for a whole folder. */
  paths: readonly string[]
  headers: Readonly<Record<string, string>>
}

/**
 * Formats the headers as a `_headers` file for Netlify and Cloudflare, where a path may match several rules. Cloudflare joins
 * the values of a header that two rules set, unless the later rule first removes it (`!`). Netlify skips that line. If it
 * joined the values, browsers would treat “same-origin, cross-origin” as no policy
 * (https://fetch.spec.whatwg.org/#cross-origin-resource-policy-header), so other sites could still embed the image.
 */
export function headersFile(headers: Readonly<Record<string, string>>, own?: OwnHeaders): string {
  const block = (path: string, lines: readonly string[]) => [path, ...lines.map((line) => `  ${line}`), ''].join('\n')
  const all = Object.entries(headers).map(([name, value]) => `${name}: ${headersFileValue(value)}`)
  return [
    block('/*', all),
    block(SHARED, ['! Cross-Origin-Resource-Policy', 'Cross-Origin-Resource-Policy: cross-origin']),
    ...HASHED.map((path) => block(path, [`Cache-Control: ${IMMUTABLE}`])),
    ...(own?.paths ?? []).map((path) =>
      block(
        path,
        Object.entries(own?.headers ?? {}).flatMap(([name, value]) => [
          `! ${name}`,
          `${name}: ${headersFileValue(value)}`,
        ]),
      ),
    ),
  ].join('\n')
}

/** Converts a path of `_headers` to a quoted nginx regular expression. */
const nginxPattern = (path: string) =>
  `"~^${path.replaceAll('.', '\\.').replace(/^\/\*(.)/, '/[^/]+$1')}$"`.replace('*$', '')

/**
 * Formats the headers for the `http` block of nginx. Each header is set once for all responses, including errors. Values that
 * depend on the path come from a `map`, because a header in a `location` block would disable all inherited headers.
 */
export function nginxHeaders(headers: Readonly<Record<string, string>>, own?: OwnHeaders): string {
  const { 'Cross-Origin-Resource-Policy': policy = '', ...others } = headers
  const pathMap = (variable: string, fallback: string, paths: readonly string[], value: string) => [
    `map $uri ${variable} {`,
    `  default ${nginxString(fallback)};`,
    ...paths.map((path) => `  ${nginxPattern(path)} ${nginxString(value)};`),
    '}',
  ]
  const variableOf = (name: string) => `$own_${name.toLowerCase().replaceAll('-', '_')}`
  const valueOf = (name: string, value: string) => (own && name in own.headers ? variableOf(name) : nginxString(value))
  const all = [
    ...Object.entries(others).map(([name, value]) => [name, valueOf(name, value)]),
    ['Cross-Origin-Resource-Policy', '$resource_policy'],
    ['Cache-Control', '$cache_control'],
  ]
  return [
    ...pathMap('$resource_policy', policy, [SHARED], 'cross-origin'),
    ...pathMap('$cache_control', REVALIDATED, HASHED, IMMUTABLE),
    ...Object.entries(own?.headers ?? {}).flatMap(([name, value]) =>
      pathMap(variableOf(name), others[name] ?? '', own?.paths ?? [], value),
    ),
    ...all.map((parameters) => `add_header ${parameters.join(' ')} always;`),
    '',
  ].join('\n')
}

/**
 * Formats the headers for a Caddy `route`, which preserves their order: values that depend on the path come last and override
 * those of all responses.
 */
export function caddyHeaders(headers: Readonly<Record<string, string>>, own?: OwnHeaders): string {
  const all = { ...headers, 'Cache-Control': REVALIDATED }
  return [
    ...Object.entries(all).map(([name, value]) => `header ${name} ${caddyToken(value)}`),
    `header ${SHARED} Cross-Origin-Resource-Policy cross-origin`,
    ...HASHED.map((path) => `header ${path} Cache-Control ${caddyToken(IMMUTABLE)}`),
    ...(own?.paths ?? []).flatMap((path) =>
      Object.entries(own?.headers ?? {}).map(([name, value]) => `header ${path} ${name} ${caddyToken(value)}`),
    ),
    '',
  ].join('\n')
}
