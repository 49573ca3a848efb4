/**
 * Makes a function that decodes or encodes addresses return text that it can't handle as it is, instead of throwing.
 */
function tolerant<Text>(convert: (text: Text) => string): (text: Text) => string {
  return (text) => {
    try {
      return convert(text)
    } catch {
      return String(text)
    }
  }
}

// Visitors can open any address, such as `/contact#%` or `/%E0`, and Gatsby decodes parts of it in its loader, its router, and
// where it scrolls to anchors. An error there would replace the page. This module is imported before Gatsby's, because the
// router decodes the address as soon as it is evaluated. It covers all addresses that the app meets: the first one, those of
// links, and those to which Back, Forward, and the address bar lead.
globalThis.decodeURI = tolerant(decodeURI)
globalThis.decodeURIComponent = tolerant(decodeURIComponent)
globalThis.encodeURI = tolerant(encodeURI)
globalThis.encodeURIComponent = tolerant(encodeURIComponent)
