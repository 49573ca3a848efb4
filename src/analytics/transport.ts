import type { AnalyticsEvent, EncodeEvent, Measurement } from '../../content-model/analytics/types'
import { observeCallsToAction } from './calls-to-action'
import { measuredPath } from './measured-path'

/**
 * Creates the function that sends events, and sends calls to action from then on. Events survive leaving the page,
 * without cookies or the page’s address.
 */
export function createTransport(encode: EncodeEvent, settings: Measurement) {
  /** The site that linked here, until sent with the first page view. Only its host is read. */
  let referrer = referringHost()
  /** Whether the visitor has begun a request that is not sent yet. */
  let isBegun = false

  const sendEvent = (event: AnalyticsEvent, path: string) => {
    const { name } = event
    if (name === 'form-begun' && isBegun) return
    if (name === 'form-begun' || name === 'form-sent') isBegun = name === 'form-begun'
    const page = { path, referrer: name === 'pageview' ? referrer : undefined }
    if (name === 'pageview') referrer = undefined
    const { url, headers, body } = encode(event, page, settings)
    fetch(url, {
      method: 'POST',
      // Without `cors`, the browser asks no permission, and the page cannot read the response.
      mode: headers ? 'cors' : 'no-cors',
      headers,
      body,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      keepalive: true,
    }).catch(() => undefined)
  }

  // Once an event could be sent, so can calls to action.
  observeCallsToAction((event) => {
    sendEvent(event, measuredPath())
  })
  return sendEvent
}

function referringHost(): string | undefined {
  const [, host] = /^https?:\/\/([^/]+)/.exec(document.referrer) ?? []
  return host === location.host ? undefined : host
}
