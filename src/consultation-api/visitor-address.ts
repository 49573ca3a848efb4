import { isIP, isIPv6 } from 'node:net'
import type { HttpRequest } from './http-types'

/**
 * The address that a visitor is counted by.
 *
 * @param header the header in which the proxy before this service names the visitor. Anyone can send it, so it counts only
 *   where the settings name it, and of a list only the last address: the one that the proxy itself has added.
 * @returns an address of IPv4, or the network of one of IPv6
 */
export function visitorAddress(
  { headers, address }: Pick<HttpRequest, 'headers' | 'address'>,
  header?: string,
): string {
  const named = header === undefined ? undefined : headers[header.toLowerCase()]
  const last = named?.toString().split(',').at(-1)?.trim() ?? ''
  const known = (isIP(last) ? last : address).replace(/^::ffff:(?=[\d.]+$)/i, '')
  return isIPv6(known) ? networkOf(known) : known
}

/** The first half of an address of IPv6. Providers give each of their customers at least one such network. */
function networkOf(address: string): string {
  const [written = ''] = address.split('%', 1)
  // Addresses can be written in many ways, and this is the shortest of each.
  const [before = '', after] = new URL(`http://[${written}]`).hostname.slice(1, -1).split('::')
  const groups = before === '' ? [] : before.split(':')
  const rest = after ? after.split(':') : []
  const zeros = after === undefined ? 0 : 8 - groups.length - rest.length
  return [...groups, ...Array<string>(zeros).fill('0'), ...rest].slice(0, 4).join(':')
}
