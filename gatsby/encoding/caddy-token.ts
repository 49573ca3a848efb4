/**
 * Encodes text as a double-quoted Caddyfile token (https://caddyserver.com/docs/caddyfile/concepts#tokens-and-quotes).
 * Throws for control characters, lone surrogates, braces (placeholders), and backslashes, which escape only a quotation
 * mark.
 */
export function caddyToken(text: string): string {
  if (/[{}\\\p{Cc}\p{Cs}]/u.test(text))
    throw new Error(
      `Caddy cannot read ${JSON.stringify(text)} as it is: it has a brace, a backslash or a control character`,
    )
  return `"${text.replaceAll('"', '\\"')}"`
}
