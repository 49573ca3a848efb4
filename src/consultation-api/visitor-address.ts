import type { IncomingHttpHeaders } from 'node:http'
import { isIP, isIPv6 } from 'node:net'

/**
 * Returns the address by which a visitor's requests are counted.
 *
 * @param header the header in which the proxy in front of this service sends the visitor's address. Anyone can send it, so
 *   it is used only if the settings name it. Of a list, only the last address is used, which the proxy itself added.
 * @returns an IPv4 address, or the network of an IPv6 address
 */
export function visitorAddress(
  { headers, address }: { headers: IncomingHttpHeaders; address: string },
  header?: string,
): string {
  const named = header === undefined ? undefined : headers[header.toLowerCase()]
  const last = named?.toString().split(',').at(-1)?.trim() ?? ''
  const known = (isIP(last) ? last : address).replace(/^::ffff:(?=[\d.]+$)/i, '')
  return isIPv6(known) ? networkOf(known) : known
}

/** The first half (64 bits) of an IPv6 address. Providers assign each customer at least one such network. */
function networkOf(address: string): string {
  const [written = ''] = address.split('%', 1)
  // An address can be written in many ways. `URL` normalizes it to its shortest form.
  const [before = '', after] = new URL(`http://[${written}]`).hostname.slice(1, -1).split('::')
  const groups = before === '' ? [] : before.split(':')
  const rest = after ? after.split(':') : []
  const zeros = after === undefined ? 0 : 8 - groups.length - rest.length
  return [...groups, ...Array<string>(zeros).fill('0'), ...rest].slice(0, 4).join(':')
}
