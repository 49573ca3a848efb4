/**
 * The address of a server that visitors' browsers send something to. Only an address on this machine may be unencrypted. Host
 * names must be in the form that browsers send, because the origin becomes part of the content security policy, which
 * does not support IPv6 addresses.
 */
export const SERVER_ADDRESS =
  /^(?:https:\/\/(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]+|http:\/\/(?:127\.0\.0\.1|localhost))(?::\d{1,4}|:[1-5]\d{4})?(?:\/[^\s#]*)?$/

/** {@link SERVER_ADDRESS}, or this project's own function. Patterns are literals, so that a test can check how long they take. */
export const SERVER_OR_FUNCTION =
  /^(?:https:\/\/(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]+|http:\/\/(?:127\.0\.0\.1|localhost))(?::\d{1,4}|:[1-5]\d{4})?(?:\/[^\s#]*)?$|^\/api\/consultation$/

/**
 * What is wrong with an address that does not match one of the patterns above. If it begins with https://, the reason is another
 * one.
 *
 * @param otherStart what is wrong with one that does not
 * @param receiver what the server receives, such as `the requests`
 */
export function serverAddressError(text: string, otherStart: string, receiver: string): string {
  const [start, authority = ''] = /^https:\/\/([^/?#]+)/i.exec(text) ?? []
  if (start === undefined) return otherStart
  if (/\s/.test(text)) return 'contains a space. Remove it, or write %20 instead.'
  if (text.includes('#')) return 'contains a #. Delete it and everything after it; browsers do not send that part.'
  if (authority.includes('@')) return 'contains a user name. Delete the @ and everything between it and https://.'
  if (start !== start.toLowerCase()) return 'has capital letters in its host name. Write the host name in lowercase.'
  if (/^(?:[\d.]+(?::\d*)?$|\[)/.test(authority))
    return 'has an IP address instead of a host name. Write the server’s name.'
  return `is not a valid address. Copy it again from the service that receives ${receiver}.`
}
