/** The attribute of the styles that a page has until the app starts. */
export const PAGE_STYLES = 'data-page-styles'

/** Removes these styles when the app has added its own. Both would make each later change of the page slower. */
export function removePageStyles(): void {
  document.querySelector(`style[${PAGE_STYLES}]`)?.remove()
}
