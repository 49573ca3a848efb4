import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ChosenAnalytics } from '../../src/routes/analytics'
import type { ChosenDelivery } from '../../src/routes/deliveries'
import { completeApp } from './built-app'
import { contentSecurityPolicy } from './content-security-policy'
import { filesIn } from './files-in'
import { hashSource } from './hash-source'
import { insertPreviewMarkup, type PreviewMarkup } from './preview-banner'
import { caddyHeaders, headersFile, nginxHeaders, type OwnHeaders, securityHeaders } from './security-headers'
import { createStartScript, insertStartScript, type StartScript } from './start-script'

const GLOBAL_STYLES =
  /(<style data-href=")[^"<]*(" data-identity="gatsby-global-css">)[^<]*(?:<(?!\/?style\b)[^<]*)*(<\/style>)/g
/** The styles that styled-components creates for a page follow the global ones. */
const PAGE_STYLES =
  /<style data-href="[^"<]*" data-identity="gatsby-global-css">[^<]*(?:<(?!\/?style\b)[^<]*)*<\/style><style data-styled="" data-styled-version="[\d.]+">([^<]*(?:<(?!\/?style\b)[^<]*)*)<\/style>/g
/** Two elements that Gatsby gives `style` attributes, which the policy blocks; src/styles/elements.css styles them instead. */
const STYLED_BY_GATSBY = /<div(?=[^<>]* id="gatsby-(?:focus-wrapper|announcer)")[^<>]*>/g
/** Gatsby adds this for Internet Explorer, which the site does not support. */
const IE_MODE = '<meta http-equiv="x-ua-compatible" content="ie=edge"/>'

/** The parts of a page that depend on the whole build. */
export interface BuildParts {
  start: StartScript
  styles: { href: string; css: string }
  preview: PreviewMarkup
}

/**
 * Updates a page's HTML with the start script, styles, and preview banner of this build. Gatsby rewrites only the pages whose
 * own data or components have changed; the others still contain those of an earlier build.
 */
export function postprocessPage(html: string, { start, styles, preview }: BuildParts): string {
  return insertPreviewMarkup(insertStartScript(html, start), preview)
    .replace(
      GLOBAL_STYLES,
      (_, open: string, middle: string, close: string) => open + styles.href + middle + styles.css + close,
    )
    .replace(STYLED_BY_GATSBY, (tag) => tag.replace(/ style="[^"]*"/, ''))
    .replace(IE_MODE, '')
}

/** Returns the styles that styled-components created for a page. If a text of the page could imitate them, none are allowed. */
export function pageStyles(html: string): string[] {
  const [own, imitated] = html.matchAll(PAGE_STYLES)
  return own && !imitated ? own.slice(1) : []
}

interface BuildContext {
  /** The markup of a preview; empty in a build for visitors. */
  preview: PreviewMarkup
  delivery: ChosenDelivery
  /** Where visits are counted; undefined if nothing is measured. */
  analytics: ChosenAnalytics | undefined
  /** The headers of the editor; none in a build without one. */
  own: readonly OwnHeaders[]
}

/** Postprocesses every page, writes the header files for hosts, and removes files that are only for Gatsby. */
export async function postprocessHtml(
  publicFolder: string,
  { preview, delivery, analytics, own }: BuildContext,
): Promise<void> {
  const app = completeApp(publicFolder)
  // The webpack statistics, the library that runs third-party scripts in a worker, and page slices. Each build writes them again.
  for (const name of ['webpack.stats.json', '~partytown', '_gatsby'])
    rmSync(join(publicFolder, name), { recursive: true, force: true })
  const styles = { href: app.styles, css: readFileSync(join(publicFolder, app.styles), 'utf8') }
  const start = await createStartScript(publicFolder, app)
  const inline = [styles.css, preview.css]
  for (const page of filesIn(publicFolder).filter((file) => file.endsWith('.html'))) {
    const file = join(publicFolder, page)
    const html = readFileSync(file, 'utf8')
    const postprocessed = postprocessPage(html, { start, styles, preview })
    inline.push(...pageStyles(postprocessed))
    if (postprocessed !== html) writeFileSync(file, postprocessed)
  }
  const hashes = inline.map((css) => hashSource('sha256', css))
  const policy = contentSecurityPolicy(start.script, hashes, delivery, analytics)
  const headers = { ...securityHeaders(policy), ...preview.headers }
  writeFileSync(join(publicFolder, '_headers'), headersFile(headers, own))
  writeFileSync(join(publicFolder, '_headers.conf'), nginxHeaders(headers, own))
  writeFileSync(join(publicFolder, '_headers.caddy'), caddyHeaders(headers, own))
}
