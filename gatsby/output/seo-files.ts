import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { NodePluginArgs } from 'gatsby'
import type { z } from 'zod'
import { canonicalPaths } from '../../content-model/routes/entry-paths'
import { textDirection } from '../../content-model/locale/text-direction'
import { pageUrl } from '../../content-model/routes/absolute-urls'
import { ICON_PATHS, MANIFEST_PATH, ROBOTS_PATH, SITEMAP_PATH } from '../../content-model/routes/files'
import type { site } from '../../content-model/site'
import { readBrand } from '../brand/read-brand'
import { escapeXml } from '../encoding/escape-xml'
import { readEntries } from '../sources/content-entries'
import { CONTENT_COPY } from '../sources/content-copy'
import { MANIFEST_ICONS, writeIcons } from './icons'

type Site = Pick<z.output<typeof site>, 'name' | 'url' | 'tagline' | 'language'>

/** The sitemap (https://www.sitemaps.org/protocol.html). */
function sitemap(url: string, paths: readonly string[]): string {
  const entries = paths.map((path) => `<url><loc>${escapeXml(pageUrl(url, path))}</loc></url>\n`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('')}</urlset>
`
}

/** robots.txt (RFC 9309), which lets crawlers read everything and names the sitemap. */
function robots(url: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${url}${SITEMAP_PATH}\n`
}

/** The web manifest, for sites on the home screen (https://www.w3.org/TR/appmanifest/). */
export function webManifest({ name, tagline, language }: Omit<Site, 'url'>, themeColor: string): string {
  return JSON.stringify({
    name,
    short_name: name,
    description: tagline,
    lang: language,
    dir: textDirection(language),
    start_url: '/',
    display: 'browser',
    theme_color: themeColor,
    background_color: themeColor,
    icons: [
      { src: ICON_PATHS.drawing, sizes: 'any', type: 'image/svg+xml' },
      ...MANIFEST_ICONS.map(({ src, pixels, purpose }) => {
        return { src, sizes: `${pixels}x${pixels}`, type: 'image/png', purpose }
      }),
    ],
  })
}

/** Writes the sitemap, robots.txt, and the web manifest, and returns their paths. Also writes the icons. */
export async function writeSeoFiles(
  args: Pick<NodePluginArgs, 'getNodesByType'>,
  publicFolder: string,
  settings: Site,
): Promise<string[]> {
  const brand = readBrand(CONTENT_COPY)
  const files = {
    [SITEMAP_PATH]: sitemap(settings.url, canonicalPaths(readEntries(args))),
    [ROBOTS_PATH]: robots(settings.url),
    [MANIFEST_PATH]: webManifest(settings, brand.colors.paper),
  }
  for (const [path, text] of Object.entries(files)) writeFileSync(join(publicFolder, path), text)
  await writeIcons(publicFolder, brand)
  return Object.keys(files).map((path) => path.slice(1))
}
