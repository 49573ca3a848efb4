import type { AnalyticsSetup, EncodeEvent } from './types'

export const name = 'endpoint'

/** The firm's own service. `docs/going-live.md` specifies its contract: JSON as plain text, for which browsers need no permission. */
export const encode: EncodeEvent = ({ name, details }, { path, referrer }, { url }) => ({
  url,
  body: JSON.stringify({ event: name, path, referrer, ...details }),
})

export const setup: AnalyticsSetup = {
  requires: { url: { hint: 'your service’s address' } },
  privacyText:
    'We count visits with our own service at {host}. Once you use a page, your browser tells it the page’s address, the name of the site that brought you here, which of our buttons you press, and whether a consultation request was begun, sent, or failed, but never what you write. As with any request, the service sees your IP address and your type of browser.',
}
