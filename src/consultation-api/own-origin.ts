import type { IncomingHttpHeaders } from 'node:http'

/**
 * Whether a request comes from a page of the site. Browsers name the origin in each request that may change something, and
 * let no page name another (RFC 6454, section 7.3).
 *
 * @param siteOrigin the site's origin; without it, the host that the request was sent to is taken for the site's
 */
export function isOwnOrigin({ origin, host }: IncomingHttpHeaders, siteOrigin?: string): boolean {
  if (origin === undefined || !URL.canParse(origin)) return false
  // Behind a proxy that speaks TLS for it, the service does not know the site's scheme.
  return siteOrigin === undefined ? new URL(origin).host === host : origin === siteOrigin
}
