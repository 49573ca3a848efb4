/**
 * Returns the absolute address of a page, as used by search engines and social networks.
 *
 * @param site the site's address without a trailing slash
 * @param path the page's canonical path; the home page's address is the site's own
 */
export function pageUrl(site: string, path: string): string {
  return path === '/' ? site : site + path
}

/**
 * Returns the link that dials a number.
 *
 * @param phone a number in human-readable form; a number without a country code is taken as a United States number
 * @returns a link such as `tel:+13125550142` (RFC 3966)
 */
export function phoneLink(phone: string): string {
  const digits = phone.replace(/\D/g, '')
  if (phone.trim().startsWith('+')) return `tel:+${digits}`
  // People often write the country code 1 before a ten-digit number without a plus sign.
  return `tel:+1${digits.replace(/^1(?=\d{10}$)/, '')}`
}

/** Returns the link that opens an email with a subject and, optionally, lines of text filled in (RFC 6068). */
export function mailLink(email: string, subject: string, text?: string): string {
  const link = `mailto:${email}?subject=${encodeURIComponent(subject)}`
  return text === undefined ? link : `${link}&body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`
}
