/**
 * Returns a value for `_headers` (https://docs.netlify.com/manage/routing/headers/,
 * https://developers.cloudflare.com/pages/configuration/headers/). Throws unless it is one line of printable ASCII (RFC
 * 9110, section 5.5) that both hosts send unchanged: Netlify trims values and puts a space after each comma, and
 * Cloudflare replaces `:splat`.
 */
export function headersFileValue(value: string): string {
  const isPrintable = /^[!-~](?:[ -~]*[!-~])?$/.test(value)
  if (!isPrintable || /\s,|,(?! \S)/.test(value) || value.includes(':splat'))
    throw new Error(`_headers cannot hold ${JSON.stringify(value)} as a value`)
  return value
}
