/**
 * A page's twin: its HTML with every script taken out, and with every link that would fetch one. What search engines read
 * in `application/ld+json` stays, because no browser runs it.
 */
export function twinOf(html: string): string {
  return html
    .replace(/<script\b(?![^>]*application\/ld\+json)[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link\b(?=[^>]*(?:as="script"|rel="modulepreload"))[^>]*>/g, '')
}
