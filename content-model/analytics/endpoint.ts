import type { AnalyticsSetup, EncodeEvent } from './types'

export const name = 'endpoint'

/**
 * The firm's own service, as `docs/going-live.md` specifies: JSON as plain text, which needs no permission of browsers.
 */
export const encode: EncodeEvent = ({ name, details }, { path, referrer }, { url }) => ({
  url,
  body: JSON.stringify({ event: name, path, referrer, ...details }),
})

export const setup: AnalyticsSetup = {
  requires: { url: { hint: 'your service’s address' } },
}
