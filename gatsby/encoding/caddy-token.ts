/**
 * Encodes text as a double-quoted token of a Caddyfile
 * (https://caddyserver.com/docs/caddyfile/concepts#tokens-and-quotes). Braces begin placeholders such as `{env.HOME}`.
 * Caddy replaces `{$HOME}` before it reads quotes and escapes, and it expands short forms such as `{path}` even after
 * an escape, so braces cannot be written safely. Neither can backslashes: a backslash escapes a quotation mark, but is
 * literal before any other character, including a second backslash.
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
