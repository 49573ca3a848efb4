/** Characters that are not a `Char` of XML 1.0, even as a reference. */
const FORBIDDEN = /(?![\t\n\r\u007f-\u009f])\p{Cc}|\p{Cs}|[\ufffe\uffff]/u

const REFERENCES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  // Unless they are written as references, parsers turn white space in attributes into spaces, and carriage returns
  // everywhere into line feeds.
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
}

/**
 * Encodes text and quoted attribute values of XML 1.0 (https://www.w3.org/TR/xml/#syntax) and HTML, but not of HTML's
 * script and style. Throws for characters that XML 1.0 forbids.
 */
export function escapeXml(text: string): string {
  if (FORBIDDEN.test(text)) throw new Error(`XML cannot contain every character of ${JSON.stringify(text)}`)
  return text.replace(/[&<>"'\t\n\r]/g, (character) => REFERENCES[character] ?? '')
}
