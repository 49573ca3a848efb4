import { ICON_PATHS, MANIFEST_PATH, ROBOTS_PATH, SITEMAP_PATH } from './files'
import { THANKS_PATH } from './paths'

/** Single addresses. A page at `/404` would replace the one for unknown addresses. */
const PATHS: readonly string[] = [
  THANKS_PATH,
  '/404',
  '/404.html',
  ...Object.values(ICON_PATHS),
  MANIFEST_PATH,
  ROBOTS_PATH,
  SITEMAP_PATH,
]

/** Addresses that are reserved with everything below them. */
const FOLDERS: readonly string[] = [
  // Functions, on hosts that have them: src/api/.
  '/api',
  // Gatsby's files, and the page that only development has.
  '/page-data',
  '/static',
  '/style-guide',
  // Cloudflare's own: https://developers.cloudflare.com/fundamentals/reference/cdn-cgi-endpoint/
  '/cdn-cgi',
]

/**
 * Whether the site itself, Gatsby or a host uses an address beyond those of the pages, so that no redirect may begin there.
 * Case does not count, as for many hosts and file systems. The index file of a folder is the folder's own page, and every
 * path that begins with an underscore belongs to Gatsby or to a host's configuration.
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
