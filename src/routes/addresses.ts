/**
 * The link that dials a number.
 *
 * @param phone a number as people read it; one without a country's code is taken as a number of the United States
 * @returns such as `tel:+13125550142` (RFC 3966)
 */
export function phoneLink(phone: string): string {
  const digits = phone.replace(/\D/g, '')
  return `tel:${phone.trim().startsWith('+') ? '+' : '+1'}${digits}`
}

/**
 * The link that opens a mail with its subject filled in (RFC 6068).
 *
 * @param email the address
 * @param subject the subject as people read it
 */
export function mailLink(email: string, subject: string): string {
  return `mailto:${email}?subject=${encodeURIComponent(subject)}`
}
