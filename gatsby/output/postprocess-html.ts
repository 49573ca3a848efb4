import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { ChosenDelivery } from '../../src/routes/deliveries'
import { readBuiltApp, writeChunkMap } from './built-app'
import { contentSecurityPolicy } from './content-security-policy'
import { hashSource } from './hash-source'
import { removeLeftovers } from './leftover-files'
import { checkPage, type Approved, type BuiltPage } from './page-check'
import { plainForm } from '../schema/no-js-form'
import { putMarks, type PreviewMarks } from './preview-banner'
import type { Redirect } from '../pages/redirects'
import { caddyHeaders, headersFile, nginxHeaders, securityHeaders } from './security-headers'
import { makeStart, putStart, type Start } from './start-script'
import { readStyleRecords } from './style-records'

const GLOBAL_STYLES =
  /(<style data-href=")[^"<]*(" data-identity="gatsby-global-css">)[^<]*(?:<(?!\/?style\b)[^<]*)*(<\/style>)/g
/** Two elements that Gatsby styles in attributes, which the policy refuses; src/styles/elements.css styles them. */
const STYLED_BY_GATSBY = /<div(?=[^<>]* id="gatsby-(?:focus-wrapper|announcer)")[^<>]*>/g
/** For Internet Explorer, which the site does not support. */
const GATSBYS_MODE = '<meta http-equiv="x-ua-compatible" content="ie=edge"/>'

/** What every page takes from the build as a whole. */
export interface BuildParts {
  start: Pick<Start, 'elements' | 'script'>
  /** The styles of all pages, and the path of their file. */
  styles: { href: string; css: string }
  marks: PreviewMarks
}

/**
 * A page's HTML with the start script, the styles and the marks of this build: Gatsby writes anew only the pages whose own
 * data or components have changed, and the others still hold those of an earlier build.
 */
export function finishPage(html: string, { start, styles, marks }: BuildParts): string {
  return putMarks(putStart(html, start), marks)
    .replace(
      GLOBAL_STYLES,
      (_, open: string, middle: string, close: string) => open + styles.href + middle + styles.css + close,
    )
    .replace(STYLED_BY_GATSBY, (tag) => tag.replace(/ style="[^"]*"/, ''))
    .replace(GATSBYS_MODE, '')
}

/** Every HTML file, among them the pages of redirects. */
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

/** What pages take from the rest of the build. */
interface BuildFacts {
  /** What says that it is a preview, where it is one. */
  marks: PreviewMarks
  /** Where consultation requests go, which the policy allows. */
  delivery: ChosenDelivery
  /** The redirects whose pages have been written. */
  redirects: readonly Redirect[]
}

/**
 * The last step of a build: finishes and checks every page, writes the headers that hosts answer with, and removes what is
 * not for them.
 *
 * @param publicFolder where Gatsby has put the built site
 * @throws where a page has a script, a style or anything else that the build did not put there
 */
export async function finishBuild(publicFolder: string, { marks, delivery, redirects }: BuildFacts): Promise<void> {
  const app = readBuiltApp(publicFolder)
  writeChunkMap(publicFolder, app)
  removeLeftovers(publicFolder)
  const styles = { href: app.styles, css: readFileSync(join(publicFolder, app.styles), 'utf8') }
  const start = await makeStart(publicFolder, app.scripts)
  const approved: Approved = {
    startScript: start.script,
    scripts: start.scripts,
    styles: new Set([...readStyleRecords(), ...[styles.css, marks.css].map((css) => hashSource('sha256', css))]),
    // The address of the site is only part of the form's hidden fields.
    formAction: plainForm(delivery, '')?.action,
  }
  const used = readPages(publicFolder, redirects).flatMap((page) => {
    const html = page.redirectsTo === undefined ? finishPage(page.html, { start, styles, marks }) : page.html
    const hashes = checkPage({ ...page, html }, approved)
    if (html !== page.html) writeFileSync(join(publicFolder, page.file), html)
    return hashes
  })
  const headers = { ...securityHeaders(contentSecurityPolicy(start.script, used, delivery)), ...marks.headers }
  writeFileSync(join(publicFolder, '_headers'), headersFile(headers))
  writeFileSync(join(publicFolder, '_headers.conf'), nginxHeaders(headers))
  writeFileSync(join(publicFolder, '_headers.caddy'), caddyHeaders(headers))
}
