/**
 * Encodes text as a double-quoted nginx parameter
 * (https://github.com/nginx/nginx/blob/release-1.22.1/src/core/ngx_conf_file.c, `ngx_conf_read_token`). Throws for
 * control characters, lone surrogates, and `$`, which has no escape.
 */
export function nginxString(text: string): string {
  if (/[$\p{Cc}\p{Cs}]/u.test(text))
    throw new Error(`nginx cannot read ${JSON.stringify(text)} as it is: it has a $ or a control character`)
  return `"${text.replace(/[\\"]/g, '\\$&')}"`
}
