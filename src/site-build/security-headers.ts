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

/** Paths whose files never change under their names. */
const HASHED = ['/static/*', '/*.js', '/*.css']

/** The headers in the form that Netlify and Cloudflare read from `_headers`. */
export function headersFile(headers: Readonly<Record<string, string>>): string {
  const block = (path: string, lines: Readonly<Record<string, string>>) =>
    [path, ...Object.entries(lines).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n')
  return [
    block('/*', headers),
    ...HASHED.map((path) => block(path, { 'Cache-Control': 'public, max-age=31536000, immutable' })),
  ].join('\n')
}
