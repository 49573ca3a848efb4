/** Characters that XML 1.0 forbids even when escaped: most control characters, lone surrogates, two non-characters. */
const FORBIDDEN = /(?![\t\n\r\u007f-\u009f])\p{Cc}|\p{Cs}|[\ufffe\uffff]/gu

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Makes a text safe inside SVG, as content and as attribute. In: any text. Out: the text with its markup escaped. */
export function escapeText(text: string): string {
  return text.replace(FORBIDDEN, '').replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
}
