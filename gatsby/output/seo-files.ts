import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CreatePagesArgs } from 'gatsby'
import { INKS } from '../../src/illustrations/palette'
import { robotsValue } from '../../src/encoding/robots-value'
import { xmlText } from '../../src/encoding/xml-text'
import { pageAddress } from '../../src/routes/addresses'
import { ICON_PATHS, MANIFEST_PATH, ROBOTS_PATH, SITEMAP_PATH } from '../../src/routes/files'
import { canonicalPaths, type ServiceRoute } from '../../src/routes/paths'
import { MANIFEST_ICONS, writeIcons } from './icons'

interface SearchData {
  settings: { name: string; url: string; tagline: string }
  allService: { nodes: ServiceRoute[] }
}

/** The sitemap (https://www.sitemaps.org/protocol.html): each page once, under its canonical address. */
export function sitemap(url: string, services: readonly ServiceRoute[]): string {
  const entries = canonicalPaths(services).map((path) => `<url><loc>${xmlText(pageAddress(url, path))}</loc></url>\n`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('')}</urlset>
`
}

/** What crawlers may read, which is everything, and where the sitemap is (RFC 9309). */
export function robots(url: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${robotsValue(url + SITEMAP_PATH)}\n`
}

/** What a device shows of the site that has been put on its home screen (https://www.w3.org/TR/appmanifest/). */
export function webManifest({ name, tagline }: SearchData['settings']): string {
  return JSON.stringify({
    name,
    short_name: name,
    description: tagline,
    lang: 'en-US',
    start_url: '/',
    display: 'browser',
    theme_color: INKS.light.blazeGround,
    background_color: INKS.light.blazeGround,
    icons: [
      { src: ICON_PATHS.drawing, sizes: 'any', type: 'image/svg+xml' },
      ...MANIFEST_ICONS.map(({ src, pixels, purpose }) => {
        return { src, sizes: `${pixels}x${pixels}`, type: 'image/png', purpose }
      }),
    ],
  })
}

/** Writes what search engines and devices ask a site for beside its pages. */
export async function writeSearchFiles({ graphql }: Pick<CreatePagesArgs, 'graphql'>, root: string): Promise<void> {
  const { data } = await graphql<SearchData>(`
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
  if (!data) throw new Error('The query for the sitemap failed; GraphQL says why above')
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
