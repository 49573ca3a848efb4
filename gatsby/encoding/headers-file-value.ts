/**
 * Checks a value for the `_headers` file of Netlify and Cloudflare, which has no escapes
 * (https://docs.netlify.com/manage/routing/headers/, https://developers.cloudflare.com/pages/configuration/headers/).
 * Netlify trims values and puts one space after each comma; Cloudflare substitutes `:splat`.
 *
 * @throws if a host would change the value, or if it is not one line of printable ASCII (RFC 9110, section 5.5)
 */
export function headersFileValue(value: string): string {
  const isPrintable = /^[!-~](?:[ -~]*[!-~])?$/.test(value)
  if (!isPrintable || /\s,|,(?! \S)/.test(value) || value.includes(':splat'))
    throw new Error(`_headers cannot hold ${JSON.stringify(value)} as a value`)
  return value
}
