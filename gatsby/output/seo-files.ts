import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CreatePagesArgs } from 'gatsby'
import { PALETTES } from '../../src/illustrations/palette'
import { robotsValue } from '../../src/encoding/robots-value'
import { escapeXml } from '../../src/encoding/escape-xml'
import { pageUrl } from '../../src/routes/addresses'
import { ICON_PATHS, MANIFEST_PATH, ROBOTS_PATH, SITEMAP_PATH } from '../../src/routes/files'
import { canonicalPaths, type ServiceRoute } from '../../src/routes/paths'
import { MANIFEST_ICONS, writeIcons } from './icons'

interface SeoData {
  settings: { name: string; url: string; tagline: string }
  allService: { nodes: ServiceRoute[] }
}

/** Creates the sitemap (https://www.sitemaps.org/protocol.html), which lists each page once, under its canonical address. */
export function sitemap(url: string, services: readonly ServiceRoute[]): string {
  const entries = canonicalPaths(services).map((path) => `<url><loc>${escapeXml(pageUrl(url, path))}</loc></url>\n`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('')}</urlset>
`
}

/** Creates robots.txt (RFC 9309), which lets crawlers read everything and names the sitemap. */
export function robots(url: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${robotsValue(url + SITEMAP_PATH)}\n`
}

/** Creates the web manifest, for devices that add the site to their home screen (https://www.w3.org/TR/appmanifest/). */
export function webManifest({ name, tagline }: SeoData['settings']): string {
  return JSON.stringify({
    name,
    short_name: name,
    description: tagline,
    lang: 'en-US',
    start_url: '/',
    display: 'browser',
    theme_color: PALETTES.light.markerFill,
    background_color: PALETTES.light.markerFill,
    icons: [
      { src: ICON_PATHS.drawing, sizes: 'any', type: 'image/svg+xml' },
      ...MANIFEST_ICONS.map(({ src, pixels, purpose }) => {
        return { src, sizes: `${pixels}x${pixels}`, type: 'image/png', purpose }
      }),
    ],
  })
}

/** Writes the files for search engines and devices: the sitemap, robots.txt, the web manifest, and the icons. */
export async function writeSeoFiles({ graphql }: Pick<CreatePagesArgs, 'graphql'>, root: string): Promise<void> {
  const { data } = await graphql<SeoData>(`
    query SearchFiles {
      settings {
        name
        url
        tagline
      }
      allService(sort: { slug: ASC }) {
        nodes {
          slug
          prefixes
        }
      }
    }
  `)
  if (!data) throw new Error('The query for the sitemap failed; see the GraphQL error above')
  const { settings, allService } = data
  const files = {
    [SITEMAP_PATH]: sitemap(settings.url, allService.nodes),
    [ROBOTS_PATH]: robots(settings.url),
    [MANIFEST_PATH]: webManifest(settings),
  }
  const folder = join(root, 'public')
  await mkdir(folder, { recursive: true })
  for (const [path, text] of Object.entries(files)) await writeFile(join(folder, path), text)
  await writeIcons(root)
}
