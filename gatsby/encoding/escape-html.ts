const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  // The parser turns a bare carriage return into a line feed.
  '\r': '&#13;',
}

/**
 * Encodes text for HTML: the content of an ordinary element or of a title, or an attribute value in quotes
 * (https://html.spec.whatwg.org/multipage/syntax.html#character-references). Do not use it for the content of script or
 * style elements, where browsers do not read character references.
 *
 * @throws if the text contains U+0000 or a lone surrogate, which HTML cannot represent
 */
export function escapeHtml(text: string): string {
  if (/\0|\p{Cs}/u.test(text)) throw new Error(`HTML cannot contain every character of ${JSON.stringify(text)}`)
  return text.replace(/[&<>"'\r]/g, (character) => ENTITIES[character] ?? '')
}
