/**
 * Throws unless a value is one line of printable ASCII (RFC 9110, section 5.5) that Netlify and Cloudflare keep in
 * `_headers` (https://docs.netlify.com/manage/routing/headers/,
 * https://developers.cloudflare.com/pages/configuration/headers/). Netlify trims and puts a space after each comma;
 * Cloudflare substitutes `:splat`.
 */
export function headersFileValue(value: string): string {
  const isPrintable = /^[!-~](?:[ -~]*[!-~])?$/.test(value)
  if (!isPrintable || /\s,|,(?! \S)/.test(value) || value.includes(':splat'))
    throw new Error(`_headers cannot hold ${JSON.stringify(value)} as a value`)
  return value
}
