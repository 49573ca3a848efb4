import type { IncomingHttpHeaders } from 'node:http'

/**
 * Whether a request comes from a page of the site. Browsers send the origin with each request that may change something,
 * and pages cannot forge it (RFC 6454, section 7.3).
 *
 * @param siteOrigin the site's origin; if absent, the host that the request was sent to is assumed to be the site's
 */
export function isSameOrigin({ origin, host }: IncomingHttpHeaders, siteOrigin?: string): boolean {
  if (origin === undefined || !URL.canParse(origin)) return false
  // Behind a proxy that terminates TLS, the service does not know the site's scheme.
  return siteOrigin === undefined ? new URL(origin).host === host : origin === siteOrigin
}
