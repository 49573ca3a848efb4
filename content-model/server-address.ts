/**
 * A server that browsers send to. Only one on this machine may be unencrypted. The content security policy, which gets
 * its origin, supports no IPv6 addresses.
 */
export const SERVER_ADDRESS =
  /^(?:https:\/\/(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]+|http:\/\/(?:127\.0\.0\.1|localhost))(?::\d{1,4}|:[1-5]\d{4})?(?:\/[^\s#]*)?$/

/** {@link SERVER_ADDRESS}, or this project's function. Patterns are literals, so a test can time them. */
export const SERVER_OR_FUNCTION =
  /^(?:https:\/\/(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]+|http:\/\/(?:127\.0\.0\.1|localhost))(?::\d{1,4}|:[1-5]\d{4})?(?:\/[^\s#]*)?$|^\/api\/consultation$/

/** What {@link SERVER_ADDRESS} requires, with what else is allowed, if anything. */
export const addressRule = (or = '') =>
  `must be an address that begins with https:// and a host name in lowercase${or}; http:// is only for localhost and 127.0.0.1`
