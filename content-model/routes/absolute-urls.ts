/** Returns the absolute address of a page. The home page's address is the site's own. */
export function pageUrl(site: string, path: string): string {
  return path === '/' ? site : site + path
}

/** Returns the link to an email with a subject and, optionally, lines of text (RFC 6068). */
export function mailLink(email: string, subject: string, text?: string): string {
  const link = `mailto:${email}?subject=${encodeURIComponent(subject)}`
  return text === undefined ? link : `${link}&body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`
}
