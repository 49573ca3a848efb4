/** The attribute of the styles that a page has until the app has started. */
export const PAGE_STYLES = 'data-page-styles'

/** Removes these styles once the app has added its own. With both, browsers would take longer for every change of style. */
export function removePageStyles(): void {
  document.querySelector(`style[${PAGE_STYLES}]`)?.remove()
}
