/**
 * Encodes text as a double-quoted parameter of an nginx configuration
 * (https://github.com/nginx/nginx/blob/release-1.22.1/src/core/ngx_conf_file.c, `ngx_conf_read_token`). nginx has no
 * escape for `$`, which starts a variable.
 *
 * @throws if the text contains `$`, a control character, or a lone surrogate
 */
export function nginxString(text: string): string {
  if (/[$\p{Cc}\p{Cs}]/u.test(text))
    throw new Error(`nginx cannot read ${JSON.stringify(text)} as it is: it has a $ or a control character`)
  return `"${text.replace(/[\\"]/g, '\\$&')}"`
}
