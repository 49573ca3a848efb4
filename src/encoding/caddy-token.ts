/**
 * Encodes text as a double-quoted token of a Caddyfile (https://caddyserver.com/docs/caddyfile/concepts#tokens-and-quotes).
 * Braces begin placeholders such as `{env.HOME}`. Caddy replaces `{$HOME}` before it reads quotes and escapes, and expands
 * short forms such as `{path}` after an escape too, so braces cannot be written safely. Neither can backslashes: before a
 * quote, they escape it, and before anything else, including a second backslash, they stand for themselves.
 *
 * @throws for text with a brace, a backslash, a control character or a lone surrogate
 */
export function caddyToken(text: string): string {
  if (/[{}\\\p{Cc}\p{Cs}]/u.test(text))
    throw new Error(
      `Caddy cannot read ${JSON.stringify(text)} as it is: it has a brace, a backslash or a control character`,
    )
  return `"${text.replaceAll('"', '\\"')}"`
}

/**
 * Encodes a path as a path matcher of a Caddyfile (https://caddyserver.com/docs/caddyfile/matchers#path-matchers), which
 * compares without regard to case.
 *
 * @throws for text that does not begin with `/`, that has `*`, a wildcard, or `%`, an escape, or that ends with a dot or a
 * space, which Caddy drops from requests; and what {@link caddyToken} throws
 */
export function caddyPath(path: string): string {
  if (!path.startsWith('/') || /[*%]|[. ]$/.test(path))
    throw new Error(`${JSON.stringify(path)} is no path that Caddy matches as it is`)
  return caddyToken(path)
}
