import type { AnalyticsSetup, EncodeEvent } from './types'

export const name = 'endpoint'

/** The firm's own service. `docs/going-live.md` specifies its contract: JSON as plain text, for which browsers need no permission. */
export const encode: EncodeEvent = ({ name, details }, { path, referrer }, { url }) => ({
  url,
  body: JSON.stringify({ event: name, path, referrer, ...details }),
})

export const setup: AnalyticsSetup = {
  requires: { url: { hint: 'your service’s address' } },
}
