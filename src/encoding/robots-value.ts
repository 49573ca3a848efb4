/**
 * Checks an address for a line of robots.txt, which has no escapes: `#` begins a comment, and whitespace around values
 * is dropped (RFC 9309, section 2.2).
 *
 * @returns the address, unchanged
 * @throws if the address is empty or contains `#`, whitespace, a control character, or a lone surrogate
 */
export function robotsValue(address: string): string {
  if (address === '' || /[#\s\p{Cc}\p{Cs}]/u.test(address))
    throw new Error(`robots.txt cannot hold ${JSON.stringify(address)} as a value`)
  return address
}
