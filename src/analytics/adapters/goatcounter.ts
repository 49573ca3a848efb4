import { type Adapter, referrerAddress } from './adapter'

/**
 * GoatCounter's `/count` (https://www.goatcounter.com/help/pixel): everything is in the query, and a `POST` without a body is
 * accepted too (https://github.com/arp242/goatcounter, handlers/backend.go and handlers/count.go). A page view has the path `p` and
 * the referrer `r`. Of an event, `p` is the name and `e` is true; there is no room for details, so the name contains them.
 */
export const goatcounter: Adapter = ({ name, details }, { path, referrer }, { url }) => {
  const from = referrerAddress(referrer)
  const query: Record<string, string> =
    name === 'pageview'
      ? { p: path, ...(from && { r: from }) }
      : { p: [name, ...Object.values(details ?? {})].join(' '), e: 'true' }
  return { url: `${url}?${new URLSearchParams(query).toString()}` }
}
