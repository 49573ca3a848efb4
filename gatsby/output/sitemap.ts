import { pageUrl } from '../../content-model/routes/absolute-urls'
import { escapeXml } from '../encoding/escape-xml'

/** Creates the sitemap (https://www.sitemaps.org/protocol.html). */
export function sitemap(url: string, paths: readonly string[]): string {
  const entries = paths.map((path) => `<url><loc>${escapeXml(pageUrl(url, path))}</loc></url>\n`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('')}</urlset>
`
}
