import type { Measurement } from '../routes/analytics'
import type { Adapter, AnalyticsEvent, MeasuredPage } from './adapters/adapter'
import { endpoint } from './adapters/endpoint'
import { goatcounter } from './adapters/goatcounter'
import { plausible } from './adapters/plausible'
import { umami } from './adapters/umami'
export { observeCallsToAction } from './calls-to-action'

/** The adapter of the configured service. webpack knows the constant, and leaves out the others. */
const adapter: Adapter =
  ANALYTICS_VIA === 'plausible'
    ? plausible
    : ANALYTICS_VIA === 'goatcounter'
      ? goatcounter
      : ANALYTICS_VIA === 'umami'
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
export function sendEvent(
  event: AnalyticsEvent,
  page: Pick<MeasuredPage, 'path'>,
  { origin, ...settings }: Measurement,
): void {
  if (event.name === 'form-begun' && isBegun) return
  if (event.name === 'form-begun' || event.name === 'form-sent') isBegun = event.name === 'form-begun'
  const { url, headers, body } = adapter(event, { ...page, origin, ...takeReferrer(event) }, settings)
  fetch(url, {
    method: 'POST',
    // Without `cors`, the browser asks no permission of the server, and the page cannot read the response.
    mode: headers ? 'cors' : 'no-cors',
    ...(headers && { headers }),
    ...(body && { body }),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
  }).catch(() => undefined)
}

/** The host of the site that linked to this one; undefined if it is unknown or this site itself. */
function referringHost(): string | undefined {
  const [, host] = /^https?:\/\/([^/]+)/.exec(document.referrer) ?? []
  return host === location.host ? undefined : host
}

function takeReferrer({ name }: AnalyticsEvent): Pick<MeasuredPage, 'referrer'> {
  if (name !== 'pageview' || !referrer) return {}
  const taken = referrer
  referrer = undefined
  return { referrer: taken }
}
