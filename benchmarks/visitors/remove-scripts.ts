/**
 * Creates a page's twin: its HTML without scripts and without links that would preload one. Structured data
 * (`application/ld+json`) remains, because browsers do not run it.
 */
export function removeScripts(html: string): string {
  return html
    .replace(/<script\b(?![^>]*application\/ld\+json)[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link\b(?=[^>]*(?:as="script"|rel="modulepreload"))[^>]*>/g, '')
}
