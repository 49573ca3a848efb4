/**
 * Matches the address of a server that browsers send data to. Only a server on this machine may be unencrypted. IPv6
 * addresses do not match, because a content security policy, which must contain the origin, cannot express them.
 */
export const SERVER_ADDRESS =
  /^(?:https:\/\/(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]+|http:\/\/(?:127\.0\.0\.1|localhost))(?::\d{1,4}|:[1-5]\d{4})?(?:\/[^\s#]*)?$/

/**
 * Matches a {@link SERVER_ADDRESS}, or the path of this project's function. It repeats that pattern, because a test that
 * looks for slow patterns can check only literals.
 */
export const SERVER_OR_FUNCTION =
  /^(?:https:\/\/(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]+|http:\/\/(?:127\.0\.0\.1|localhost))(?::\d{1,4}|:[1-5]\d{4})?(?:\/[^\s#]*)?$|^\/api\/consultation$/

/** What {@link SERVER_ADDRESS} requires, with what else is allowed, if anything. */
export const addressRule = (or = '') =>
  `must be an address that begins with https:// and a host name in lowercase${or}; http:// is only for localhost and 127.0.0.1`
