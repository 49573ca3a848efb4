import type { AnalyticsEvent, EncodeEvent, Measurement } from '../../content-model/analytics/types'
import { observeCallsToAction } from './calls-to-action'
import { measuredPath } from './measured-path'

/**
 * Creates the function that sends events, and from then on also sends calls to action. Browsers finish sending even if the
 * visitor leaves the page. They send neither cookies nor the address of the page along.
 */
export function createTransport(encode: EncodeEvent, settings: Measurement) {
  /** The host of the site that linked here, until it is sent with the first page view. Its address could reveal more. */
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
      // Without `cors`, the browser does not first ask the service for permission. The page then cannot read the
      // response, which it does not need.
      mode: headers ? 'cors' : 'no-cors',
      headers,
      body,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      keepalive: true,
    }).catch(() => undefined)
  }

  // Here and not at the start of the app, which would have to load the code that finds them.
  observeCallsToAction((event) => {
    sendEvent(event, measuredPath())
  })
  return sendEvent
}

function referringHost(): string | undefined {
  const [, host] = /^https?:\/\/([^/]+)/.exec(document.referrer) ?? []
  return host === location.host ? undefined : host
}
