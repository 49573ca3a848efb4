import type { IncomingHttpHeaders } from 'node:http'
import { isIP, isIPv4, isIPv6 } from 'node:net'

/**
 * Returns the address block by which requests are counted: the first 24 bits of IPv4, or 48 of IPv6, as a customer may
 * have a whole block (RFC 6177).
 *
 * @param header the address header. Only its last address counts, from the proxy in front: anyone can send the others.
 * @param peer the client's address, used without a header
 */
export function addressBlock(headers: IncomingHttpHeaders, header: string, peer = ''): string {
  const last = headers[header]?.toString().split(',').at(-1)?.trim() ?? ''
  // A link-local address may end with a zone (`%eth0`), and a socket for IPv6 writes IPv4 addresses with a prefix.
  const [given = ''] = (isIP(last) ? last : peer).split('%', 1)
  const mapped = given.slice('::ffff:'.length)
  const address = isIPv4(mapped) ? mapped : given
  if (!isIPv6(address)) return address.slice(0, address.lastIndexOf('.'))
  // `URL` writes each address in one way, with `::` for the longest run of zeros, so the groups before it are compared.
  const [start = ''] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::', 1)
  const groups = start.split(':').slice(0, 3)
  while (groups.at(-1) === '0') groups.pop()
  return groups.join(':')
}
