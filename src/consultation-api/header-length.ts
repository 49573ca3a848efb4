import type { IncomingHttpHeaders } from 'node:http'

/** The most characters of a header that the service reads. What browsers and proxies send is far shorter. */
const HEADER_LIMIT = 200

/** Whether a header's value is too long to be looked at. */
export function isTooLong(value: string | string[] | undefined): boolean {
  return value !== undefined && value.toString().length > HEADER_LIMIT
}

/**
 * Whether one of the headers that the service reads is too long.
 *
 * @param addressHeader the name of the header with the visitor's address, if there is one
 */
export function hasLongHeader(headers: IncomingHttpHeaders, addressHeader = ''): boolean {
  return ['content-type', 'origin', addressHeader.toLowerCase()].some((name) => isTooLong(headers[name]))
}
