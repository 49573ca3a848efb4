import type { AnalyticsSetup, EncodeEvent } from './types'

export const name = 'endpoint'

/**
 * The firm's own service, as `docs/going-live.md` specifies. It gets JSON with the content type of plain text: before
 * JSON with its own type, browsers would send another request, which asks the service for permission (CORS).
 */
export const encode: EncodeEvent = ({ name, details }, { path, referrer }, { url }) => ({
  url,
  body: JSON.stringify({ event: name, path, referrer, ...details }),
})

export const setup: AnalyticsSetup = {
  requires: { url: { hint: 'your service’s address' } },
}
