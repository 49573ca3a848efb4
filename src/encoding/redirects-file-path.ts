/** The characters of a path and its anchor (RFC 3986) without `*` and `:`, which begin wildcards and placeholders. */
const PLAIN_PATH = /^\/(?!\/)[\w\-.~!$&'()+,;=@/?#%]*$/

/**
 * Checks a path for a line of the `_redirects` file of Netlify and Cloudflare, which has no escapes: white space separates
 * its parts (https://docs.netlify.com/manage/routing/redirects/overview/#syntax-for-the-redirects-file,
 * https://developers.cloudflare.com/pages/configuration/redirects/).
 *
 * @returns the path as it is
 * @throws for anything else than a path that a line can hold literally
 */
export function redirectsFilePath(path: string): string {
  if (!PLAIN_PATH.test(path)) throw new Error(`_redirects cannot hold ${JSON.stringify(path)} as a path`)
  return path
}
