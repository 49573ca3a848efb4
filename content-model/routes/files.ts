/** The paths of the site's icons, all of which the build draws. */
export const ICON_PATHS = {
  drawing: '/icon.svg',
  favicon: '/favicon.ico',
  touch: '/apple-touch-icon.png',
  medium: '/icon-192.png',
  large: '/icon-512.png',
  maskable: '/icon-maskable.png',
} as const

export const MANIFEST_PATH = '/manifest.webmanifest'
export const ROBOTS_PATH = '/robots.txt'
export const SITEMAP_PATH = '/sitemap.xml'
/** The files that every build writes for visitors or their devices, apart from pages. */
export const BUILT_FILES: readonly string[] = [...Object.values(ICON_PATHS), MANIFEST_PATH, ROBOTS_PATH, SITEMAP_PATH]

/** The scripts of each page component, by which the app prefetches pages. */
export const CHUNK_MAP_PATH = '/chunk-map.json'

/** The styles of printed pages, in static/. */
export const PRINT_STYLES_PATH = '/print.css'

/** The page of the editor, which is not a page for visitors. */
export const ADMIN_PATH = '/admin'
