import { type AnalyticsSetup, type EncodeEvent, referrerAddress } from './types'

export const name = 'goatcounter'

/**
 * GoatCounter's `/count` (https://www.goatcounter.com/help/pixel), which reads everything from the query. It also
 * accepts a `POST` request without a body (https://github.com/arp242/goatcounter, handlers/count.go). It has no field
 * for the details of an event, so the event's name contains them.
 */
export const encode: EncodeEvent = ({ name, details }, { path, referrer }, { url }) => {
  const from = referrerAddress(referrer)
  const query: Record<string, string> =
    name === 'pageview'
      ? { p: path, ...(from && { r: from }) }
      : { p: [name, ...Object.values(details ?? {})].join(' '), e: 'true' }
  return { url: `${url}?${new URLSearchParams(query).toString()}` }
}

export const setup: AnalyticsSetup = {
  requires: {
    url: {
      hint: 'the address of your GoatCounter site, followed by /count',
      pattern: /\/count$/,
      rule: 'must end in /count, which is where GoatCounter receives events, such as https://example.goatcounter.com/count',
    },
  },
  service: 'GoatCounter',
}
