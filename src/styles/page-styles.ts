/** The attribute of the styles that a page has until the app has started. */
export const PAGE_STYLES = 'data-page-styles'

/** Removes these styles once the app has added its own: both together would slow down each later change of style. */
export function removePageStyles(): void {
  document.querySelector(`style[${PAGE_STYLES}]`)?.remove()
}
