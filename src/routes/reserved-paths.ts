import { ICON_PATHS, MANIFEST_PATH, ROBOTS_PATH, SITEMAP_PATH } from './files'

/** Individual addresses. */
const PATHS: readonly string[] = ['/404.html', ...Object.values(ICON_PATHS), MANIFEST_PATH, ROBOTS_PATH, SITEMAP_PATH]

/** Addresses that are reserved together with everything below them. */
const FOLDERS: readonly string[] = [
  // Functions, on hosts that support them: src/api/.
  '/api',
  // Gatsby's files, and the page that exists only in development.
  '/page-data',
  '/static',
  '/style-guide',
  // Cloudflare's own endpoints: https://developers.cloudflare.com/fundamentals/reference/cdn-cgi-endpoint/
  '/cdn-cgi',
]

/**
 * Whether the site itself, Gatsby, or a host uses an address in addition to those of the pages, so that no redirect may
 * start there. Case is ignored, as it is by many hosts and file systems. The index file of a folder is the folder's own
 * page, and every path that begins with an underscore belongs to Gatsby or to a host's configuration.
 */
export function isReservedPath(path: string): boolean {
  const lower = path.toLowerCase()
  return (
    lower.startsWith('/_') ||
    /\/index(?:\.html)?$/.test(lower) ||
    PATHS.includes(lower) ||
    FOLDERS.some((folder) => lower === folder || lower.startsWith(`${folder}/`))
  )
}
