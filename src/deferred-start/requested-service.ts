import { SERVICE_PARAMETER } from '../../content-model/routes/named-paths'

/** The slug of the service that the page’s address names, or null. */
export const requestedService = () => new URLSearchParams(location.search).get(SERVICE_PARAMETER)

/** The id of the checkbox for a service, by which the start script finds it. */
export const boxId = (slug: string) => `service-${slug}`

/**
 * Shows the form's checkbox for the requested service as soon as the browser has parsed it. Later, the page would have been
 * painted without the checkbox, and everything below it would shift.
 */
export function showRequestedService(): void {
  const slug = requestedService()
  if (!slug) return
  new MutationObserver((_, observer) => {
    const box = document.getElementById(boxId(slug))
    if (!box) return
    observer.disconnect()
    box.removeAttribute('hidden')
    box.firstElementChild?.removeAttribute('disabled')
  }).observe(document, { childList: true, subtree: true })
}
