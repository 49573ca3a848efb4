import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { Redirect } from '../../src/content-model/redirect'
import type { ChosenAnalytics } from '../../src/routes/analytics'
import type { ChosenDelivery } from '../../src/routes/deliveries'
import { noJsForm } from '../schema/no-js-form'
import { readBuiltApp, writeBuildHash, writeChunkMap } from './built-app'
import { contentSecurityPolicy } from './content-security-policy'
import { hashSource } from './hash-source'
import { removeLeftovers } from './leftover-files'
import type { BuiltPage } from './page-check'
import { PageChecks } from './page-checks'
import { insertPreviewMarkup, type PreviewMarkup } from './preview-banner'
import { caddyHeaders, headersFile, nginxHeaders, type OwnHeaders, securityHeaders } from './security-headers'
import { createStartScript, insertStartScript, type StartScript } from './start-script'
import { readStyleRecords } from './style-records'

const GLOBAL_STYLES =
  /(<style data-href=")[^"<]*(" data-identity="gatsby-global-css">)[^<]*(?:<(?!\/?style\b)[^<]*)*(<\/style>)/g
/** Two elements that Gatsby gives `style` attributes, which the policy blocks; src/styles/elements.css styles them instead. */
const STYLED_BY_GATSBY = /<div(?=[^<>]* id="gatsby-(?:focus-wrapper|announcer)")[^<>]*>/g
/** Gatsby adds this for Internet Explorer, which the site does not support. */
const IE_MODE = '<meta http-equiv="x-ua-compatible" content="ie=edge"/>'

/** The parts of a page that depend on the whole build. */
export interface BuildParts {
  start: Pick<StartScript, 'elements' | 'script'>
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

function readPages(publicFolder: string, redirects: readonly Redirect[]): BuiltPage[] {
  const targets = new Map(redirects.map(({ from, to }) => [join(from.slice(1), 'index.html'), to]))
  return readdirSync(publicFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => relative(publicFolder, join(entry.parentPath, entry.name)))
    .map((file) => ({
      file: file.split(sep).join('/'),
      html: readFileSync(join(publicFolder, file), 'utf8'),
      redirectsTo: targets.get(file),
    }))
}

interface BuildContext {
  /** The markup of a preview; empty in a build for visitors. */
  preview: PreviewMarkup
  /** The delivery of consultation requests, whose server the policy allows. */
  delivery: ChosenDelivery
  /** Where visits are counted, whose server the policy allows; undefined if nothing is measured. */
  analytics: ChosenAnalytics | undefined
  /** The redirects whose pages are already written. */
  redirects: readonly Redirect[]
  /** The headers of the editor; undefined in a build without one. */
  admin: OwnHeaders | undefined
}

/**
 * Postprocesses and checks every page, writes the header files for hosts, and removes files that are only for Gatsby.
 *
 * @throws if a page contains a script, a style, or anything else that `checkPage` rejects
 */
export async function postprocessHtml(
  publicFolder: string,
  { preview, delivery, analytics, redirects, admin }: BuildContext,
): Promise<void> {
  const app = readBuiltApp(publicFolder)
  writeChunkMap(publicFolder, app)
  removeLeftovers(publicFolder)
  const styles = { href: app.styles, css: readFileSync(join(publicFolder, app.styles), 'utf8') }
  const start = await createStartScript(publicFolder, app.scripts, writeBuildHash(publicFolder, app))
  const checks = new PageChecks({
    startScript: start.script,
    scripts: start.scripts,
    styles: new Set([...readStyleRecords(), ...[styles.css, preview.css].map((css) => hashSource('sha256', css))]),
    // The site's address affects only the form's hidden fields.
    formAction: noJsForm(delivery, '')?.action,
  })
  const styleHashes = readPages(publicFolder, redirects).flatMap((page) => {
    const html = page.redirectsTo === undefined ? postprocessPage(page.html, { start, styles, preview }) : page.html
    const hashes = checks.check({ ...page, html })
    if (html !== page.html) writeFileSync(join(publicFolder, page.file), html)
    return hashes
  })
  checks.save()
  const policy = contentSecurityPolicy(start.script, styleHashes, delivery, analytics)
  const headers = { ...securityHeaders(policy), ...preview.headers }
  writeFileSync(join(publicFolder, '_headers'), headersFile(headers, admin))
  writeFileSync(join(publicFolder, '_headers.conf'), nginxHeaders(headers, admin))
  writeFileSync(join(publicFolder, '_headers.caddy'), caddyHeaders(headers, admin))
}
