/**
 * Encodes text as a double-quoted token of a Caddyfile
 * (https://caddyserver.com/docs/caddyfile/concepts#tokens-and-quotes). Braces begin placeholders, and a backslash
 * escapes nothing but a quotation mark.
 *
 * @throws if the text contains a brace, a backslash, a control character, or a lone surrogate
 */
export function caddyToken(text: string): string {
  if (/[{}\\\p{Cc}\p{Cs}]/u.test(text))
    throw new Error(
      `Caddy cannot read ${JSON.stringify(text)} as it is: it has a brace, a backslash or a control character`,
    )
  return `"${text.replaceAll('"', '\\"')}"`
}
