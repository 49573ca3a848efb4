import { type Adapter, type AnalyticsEvent, measuredPath } from './adapters/adapter'
import { endpoint } from './adapters/endpoint'
import { goatcounter } from './adapters/goatcounter'
import { plausible } from './adapters/plausible'
import { umami } from './adapters/umami'
import { observeCallsToAction } from './calls-to-action'

/** The adapter of the configured service. webpack knows the constant, and leaves out the others. */
const adapter: Adapter =
  ANALYTICS_PROVIDER === 'plausible'
    ? plausible
    : ANALYTICS_PROVIDER === 'goatcounter'
      ? goatcounter
      : ANALYTICS_PROVIDER === 'umami'
        ? umami
        : endpoint

/** The site that linked to this page, until it is sent with the first page view. Only its host is ever read. */
let referrer = referringHost()

/** Whether the visitor has begun a request that is not sent yet. */
let isBegun = false

/**
 * Sends an event, in a way that survives leaving the page. The browser adds neither cookies nor the page's address. Whether it
 * arrives is not known, and nothing waits for it.
 */
export function sendEvent(event: AnalyticsEvent, path: string): void {
  const { name } = event
  if (!ANALYTICS || (name === 'form-begun' && isBegun)) return
  if (name === 'form-begun' || name === 'form-sent') isBegun = name === 'form-begun'
  const { url, headers, body } = adapter(
    event,
    { path, referrer: name === 'pageview' ? referrer : undefined },
    ANALYTICS,
  )
  if (name === 'pageview') referrer = undefined
  fetch(url, {
    method: 'POST',
    // Without `cors`, the browser asks no permission of the server, and the page cannot read the response.
    mode: headers ? 'cors' : 'no-cors',
    headers,
    body,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
  }).catch(() => undefined)
}

// Once an event could be recorded, so can calls to action.
observeCallsToAction((event) => {
  sendEvent(event, measuredPath())
})

/** The host of the site that linked to this one; undefined if it is unknown or this site itself. */
function referringHost(): string | undefined {
  const [, host] = /^https?:\/\/([^/]+)/.exec(document.referrer) ?? []
  return host === location.host ? undefined : host
}
