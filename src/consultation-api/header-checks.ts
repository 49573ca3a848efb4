import type { IncomingHttpHeaders } from 'node:http'

/** Maximum length of the headers that the service reads. Browsers and proxies send far shorter ones. */
const HEADER_LIMIT = 200

/** Whether a header value is too long to process. */
export function isHeaderTooLong(value: string | string[] | undefined): boolean {
  return value !== undefined && value.toString().length > HEADER_LIMIT
}

/**
 * Whether any header that the service reads is too long.
 *
 * @param addressHeader the name of the header with the visitor's address, if any
 */
export function hasLongHeader(headers: IncomingHttpHeaders, addressHeader = ''): boolean {
  return ['content-type', 'origin', addressHeader.toLowerCase()].some((name) => isHeaderTooLong(headers[name]))
}

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
