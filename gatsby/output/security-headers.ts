import { caddyToken } from '../encoding/caddy-token'
import { headersFileValue } from '../encoding/headers-file-value'
import { nginxString } from '../encoding/nginx-string'

/** The headers of every response (https://infosec.mozilla.org/guidelines/web_security). */
export function securityHeaders(policy: string): Headers {
  return {
    'Content-Security-Policy': policy,
    // One year, the minimum according to Mozilla's guidelines and hstspreload.org.
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    // No page uses these. If someone managed to inject content into one, that could not use them either.
    'Permissions-Policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  }
}

/** Browsers keep such a file for a year (in seconds) without asking again. */
const IMMUTABLE = 'public, max-age=31536000, immutable'
/** Browsers keep such a file, but ask before each use whether it has changed. */
const REVALIDATED = 'public, max-age=0, must-revalidate'

type Headers = Readonly<Record<string, string>>

export interface OwnHeaders {
  /** The paths of the files; a trailing `*` matches a whole folder. */
  paths: readonly string[]
  headers: Headers
}

const OWN_HEADERS: readonly OwnHeaders[] = [
  // Other sites may embed the share images of pages.
  { paths: ['/static/share-*'], headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' } },
  // The content of these files never changes unless their names do.
  { paths: ['/static/*', '/*.js', '/*.css'], headers: { 'Cache-Control': IMMUTABLE } },
]

/**
 * Formats the headers for Netlify and Cloudflare, where several rules may match a path. If two set the same header,
 * Cloudflare joins their values, unless the later rule first removes the header with `!`, a line that Netlify skips. An
 * image with the joined value “same-origin, cross-origin” could still be embedded by other sites, because browsers ignore
 * that value (https://fetch.spec.whatwg.org/#cross-origin-resource-policy-header).
 */
export function headersFile(headers: Headers, own: readonly OwnHeaders[] = []): string {
  const lines = (some: Headers, isOwn: boolean) =>
    Object.entries(some).map(
      ([name, value]) => `${isOwn && name in headers ? `  ! ${name}\n` : ''}  ${name}: ${headersFileValue(value)}\n`,
    )
  const blocks = [...OWN_HEADERS, ...own].flatMap(({ paths, headers: some }) =>
    paths.map((path) => [`${path}\n`, ...lines(some, true)]),
  )
  return [['/*\n', ...lines(headers, false)], ...blocks].map((block) => block.join('')).join('\n')
}

const nginxPattern = (path: string) =>
  `"~^${path.replaceAll('.', '\\.').replace(/^\/\*(.)/, '/[^/]+$1')}$"`.replace('*$', '')

/**
 * Formats the headers for the `http` block of nginx. A header in a `location` would remove all others there, so a `map`
 * chooses each value that depends on the path.
 */
export function nginxHeaders(headers: Headers, own: readonly OwnHeaders[] = []): string {
  const all = Object.entries({ ...headers, 'Cache-Control': REVALIDATED }).map(([name, value]) => {
    const cases = [...OWN_HEADERS, ...own].flatMap(({ paths, headers: { [name]: special } }) =>
      special === undefined ? [] : paths.map((path) => `  ${nginxPattern(path)} ${nginxString(special)};\n`),
    )
    if (cases.length === 0) return `add_header ${name} ${nginxString(value)} always;\n`
    // The name of the variable must follow from the header's, because consultation-api.nginx.conf sets $cache_control.
    const variable = `$${name.toLowerCase().replaceAll('-', '_')}`
    const map = `map $uri ${variable} {\n  default ${nginxString(value)};\n${cases.join('')}}\n`
    return `${map}add_header ${name} ${variable} always;\n`
  })
  return all.join('')
}

/** Formats headers for a Caddy `route`, where later values override earlier ones. */
export function caddyHeaders(headers: Headers, own: readonly OwnHeaders[] = []): string {
  const all = { paths: ['*'], headers: { ...headers, 'Cache-Control': REVALIDATED } }
  const lines = [all, ...OWN_HEADERS, ...own].flatMap(({ paths, headers: some }) =>
    paths.flatMap((path) =>
      Object.entries(some).map(([name, value]) => `header ${path} ${name} ${caddyToken(value)}\n`),
    ),
  )
  return lines.join('')
}
