import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ChosenAnalytics } from '../../content-model/analytics'
import type { ChosenDelivery } from '../../content-model/delivery'
import { completeApp } from './built-app'
import { contentSecurityPolicy } from './content-security-policy'
import { filesIn } from './files-in'
import { hashSource } from './hash-source'
import { insertPreviewMarkup, type PreviewMarkup } from './preview-banner'
import { caddyHeaders, headersFile, nginxHeaders, type OwnHeaders, securityHeaders } from './security-headers'
import { createStartScript, insertStartScript, type StartScript } from './start-script'
import { readStyleRecord } from './style-records'

const GLOBAL_STYLES =
  /(<style data-href=")[^"<]*(" data-identity="gatsby-global-css">)[^<]*(?:<(?!\/?style\b)[^<]*)*(<\/style>)/g
/** The policy blocks these `style` attributes; src/styles/elements.css has the styles. */
const STYLED_BY_GATSBY = /<div(?=[^<>]* id="gatsby-(?:focus-wrapper|announcer)")[^<>]*>/g
/** The classes by which styled-components identifies components. Only styles that refer to one need them. */
const COMPONENT_NAMES = /(?<= class=")(?:sc-[\w-]+ )+/g
/** Gatsby adds this for Internet Explorer, which the site does not support. */
const IE_MODE = '<meta http-equiv="x-ua-compatible" content="ie=edge"/>'

export interface BuildParts {
  start: StartScript
  styles: { href: string; css: string }
  preview: PreviewMarkup
}

/** Gives a page, perhaps of an earlier build, this build's start script, styles, and banner. */
export function postprocessPage(html: string, { start, styles, preview }: BuildParts): string {
  return insertPreviewMarkup(insertStartScript(html, start), preview)
    .replace(
      GLOBAL_STYLES,
      (_, open: string, middle: string, close: string) => open + styles.href + middle + styles.css + close,
    )
    .replace(STYLED_BY_GATSBY, (tag) => tag.replace(/ style="[^"]*"/, ''))
    .replace(COMPONENT_NAMES, (names) => {
      const kept = names.split(' ').filter((name) => name !== '' && html.includes(`.${name}`))
      return kept.map((name) => `${name} `).join('')
    })
    .replace(IE_MODE, '')
}

interface BuildContext {
  preview: PreviewMarkup
  delivery: ChosenDelivery
  /** Where visits are counted; undefined if analytics are off. */
  analytics: ChosenAnalytics | undefined
  own: readonly OwnHeaders[]
}

/** Postprocesses every page, writes header files for hosts, and removes Gatsby's own files. */
export async function postprocessHtml(
  publicFolder: string,
  { preview, delivery, analytics, own }: BuildContext,
): Promise<void> {
  const app = completeApp(publicFolder)
  // webpack's statistics, the worker for third-party scripts, and page slices, which each build rewrites.
  for (const name of ['webpack.stats.json', '~partytown', '_gatsby'])
    rmSync(join(publicFolder, name), { recursive: true, force: true })
  const styles = { href: app.styles, css: readFileSync(join(publicFolder, app.styles), 'utf8') }
  const start = await createStartScript(publicFolder, app)
  const pages = filesIn(publicFolder).filter((file) => file.endsWith('.html'))
  for (const page of pages) {
    const file = join(publicFolder, page)
    const html = readFileSync(file, 'utf8')
    const postprocessed = postprocessPage(html, { start, styles, preview })
    if (postprocessed !== html) writeFileSync(file, postprocessed)
  }
  const hashes = [
    ...[styles.css, preview.css].map((css) => hashSource('sha256', css)),
    ...pages.flatMap(readStyleRecord),
  ]
  const policy = contentSecurityPolicy(start.script, hashes, delivery, analytics)
  const headers = { ...securityHeaders(policy), ...preview.headers }
  writeFileSync(join(publicFolder, '_headers'), headersFile(headers, own))
  writeFileSync(join(publicFolder, '_headers.conf'), nginxHeaders(headers, own))
  writeFileSync(join(publicFolder, '_headers.caddy'), caddyHeaders(headers, own))
}
