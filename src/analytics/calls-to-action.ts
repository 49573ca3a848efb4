import type { AnalyticsEvent } from '../../content-model/analytics/types'

/** Where a link is: by heading id, or else by element. */
const PLACES = '[aria-labelledby], nav, header, main, footer'

/** Records each call to action that a visitor follows: a link that looks like a button. */
export function observeCallsToAction(track: (event: AnalyticsEvent) => void): void {
  // In the capture phase: in a later one, the app may have followed the link and removed it from the page.
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

/**
 * Returns where a link leads: a path, another host, or a scheme such as `mailto:`. The rest of the address may contain what
 * a visitor wrote, because after a failure, the form offers a link that emails the request.
 */
function destinationOf({ protocol, host, pathname }: HTMLAnchorElement): string {
  if (host === location.host) return pathname
  return host || protocol
}
