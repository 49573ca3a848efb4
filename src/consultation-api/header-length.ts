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
