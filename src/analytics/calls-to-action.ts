import type { AnalyticsEvent } from '../../content-model/analytics/types'

/** Where a link is: by heading id, or else by element. */
const PLACES = '[aria-labelledby], nav, header, main, footer'

/** Records each call to action that a visitor follows: a link that looks like a button. */
export function observeCallsToAction(track: (event: AnalyticsEvent) => void): void {
  // In the capture phase, because following a link may remove it.
  addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a.button')
      if (link) track({ name: 'call-to-action', details: { place: placeOf(link), destination: destinationOf(link) } })
    },
    { capture: true },
  )
}

function placeOf(link: Element): string {
  const place = link.closest(PLACES)
  return place?.getAttribute('aria-labelledby') ?? place?.localName ?? ''
}

/** The rest may contain what a visitor wrote: after a failure, the form offers to email the request. */
function destinationOf({ protocol, host, pathname }: HTMLAnchorElement): string {
  if (host === location.host) return pathname
  return host || protocol
}
