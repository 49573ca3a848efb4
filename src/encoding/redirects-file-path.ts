/** The characters of a path and its anchor (RFC 3986), except `*` and `:`, which begin wildcards and placeholders. */
const PLAIN_PATH = /^\/(?!\/)[\w\-.~!$&'()+,;=@/?#%]*$/

/**
 * Checks a path for a line of the `_redirects` file of Netlify and Cloudflare, which has no escapes: whitespace
 * separates its parts (https://docs.netlify.com/manage/routing/redirects/overview/#syntax-for-the-redirects-file,
 * https://developers.cloudflare.com/pages/configuration/redirects/).
 *
 * @returns the path, unchanged
 * @throws unless the text is a path that a line can contain literally
 */
export function redirectsFilePath(path: string): string {
  if (!PLAIN_PATH.test(path)) throw new Error(`_redirects cannot hold ${JSON.stringify(path)} as a path`)
  return path
}
