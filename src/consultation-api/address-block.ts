import type { IncomingHttpHeaders } from 'node:http'
import { isIP, isIPv6 } from 'node:net'

/**
 * Returns the block of addresses by which a visitor's requests are counted: the first 24 bits of an IPv4 address, or the first 48
 * of an IPv6 address, because one customer may have that many (RFC 6177).
 *
 * @param header the header with the visitor's address; empty for none. Of a list, only the last address is used, which the proxy in
 *   front of this service added, because anyone can send the others.
 * @param peer the address of the client, used if there is no such header
 */
export function addressBlock(headers: IncomingHttpHeaders, header: string, peer = ''): string {
  const last = headers[header]?.toString().split(',').at(-1)?.trim() ?? ''
  // Without the prefix of an IPv4 address on an IPv6 socket, and without the zone of a link-local address.
  const address = (isIP(last) ? last : peer).replace(/^::ffff:(?=[\d.]+$)|%.*$/gi, '')
  if (!isIPv6(address)) return address.slice(0, address.lastIndexOf('.'))
  // `URL` writes each address in one way, with `::` for the first longest run of zeros.
  const [start = ''] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  return start
    .split(':')
    .slice(0, 3)
    .join(':')
    .replace(/(?::0)+$/, '')
}
