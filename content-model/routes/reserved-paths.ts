import { ADMIN_PATH, BUILT_FILES, PRINT_STYLES_PATH } from './files'

const PATHS: readonly string[] = ['/404', '/404.html', ...BUILT_FILES, PRINT_STYLES_PATH]

/** Addresses that are reserved together with everything below them. */
const FOLDERS: readonly string[] = [
  ADMIN_PATH,
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
 * Finds the part of a lowercase address that the site, Gatsby, or a host uses, where no redirect may start. Many hosts
 * ignore case. Paths with a leading underscore belong to Gatsby or a host's configuration.
 */
export function reservedPart(path: string): string | undefined {
  const lower = path.toLowerCase()
  if (PATHS.includes(lower)) return lower
  if (lower.startsWith('/_')) return '/_'
  const folder = FOLDERS.find((reserved) => lower === reserved || lower.startsWith(`${reserved}/`))
  return folder ?? /\/index(?:\.html)?$/.exec(lower)?.[0]
}
