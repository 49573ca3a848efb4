/**
 * The whole address of a page, as search engines and networks are told it.
 *
 * @param site the site's address, without a slash at its end
 * @param path the page's canonical path; the home page's address is the site's own
 */
export function pageAddress(site: string, path: string): string {
  return path === '/' ? site : site + path
}

/**
 * The link that dials a number.
 *
 * @param phone a number as people read it; one without a country's code is taken as a number of the United States
 * @returns such as `tel:+13125550142` (RFC 3966)
 */
export function phoneLink(phone: string): string {
  const digits = phone.replace(/\D/g, '')
  if (phone.trim().startsWith('+')) return `tel:+${digits}`
  // Many write the country's 1 before a number of ten digits, without a plus.
  return `tel:+1${digits.replace(/^1(?=\d{10}$)/, '')}`
}

/**
 * The link that opens a mail with its subject, and perhaps its text, filled in (RFC 6068).
 *
 * @param email the address
 * @param subject the subject as people read it
 * @param text lines, as people write them
 */
export function mailLink(email: string, subject: string, text?: string): string {
  const link = `mailto:${email}?subject=${encodeURIComponent(subject)}`
  return text === undefined ? link : `${link}&body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`
}
