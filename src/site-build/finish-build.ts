import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { ChosenDelivery } from '../routes/deliveries'
import { readBuiltApp } from './built-app'
import { contentSecurityPolicy, type BuiltPage } from './content-security-policy'
import { putMarks, type PreviewMarks } from './preview-marks'
import { caddyHeaders, headersFile, nginxHeaders, securityHeaders } from './security-headers'
import { makeStart, putStart, type Start } from './start-script'

const GLOBAL_STYLES = /(<style data-href=")[^"]*(" data-identity="gatsby-global-css">)[^]*?(<\/style>)/
/** Two elements that Gatsby styles in attributes, which the policy refuses; src/styles/elements.css styles them. */
const STYLED_BY_GATSBY = /<div [^>]*\bid="gatsby-(?:focus-wrapper|announcer)"[^>]*>/g

/** What every page takes from the build as a whole. */
export interface BuildParts {
  start: Start
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
}

/** Every HTML file that is a page: Gatsby keeps parts of pages as HTML as well. */
function readPages(publicFolder: string): BuiltPage[] {
  return readdirSync(publicFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => relative(publicFolder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((file) => !file.startsWith('_gatsby/'))
    .map((file) => ({ file, html: readFileSync(join(publicFolder, file), 'utf8') }))
}

/**
 * The last step of a build: finishes every page, and writes the headers that hosts answer with.
 *
 * @param publicFolder where Gatsby has put the built site
 * @param marks what says that it is a preview, where it is one
 * @param delivery where consultation requests go, which the policy allows
 * @throws where a page has what the content security policy refuses
 */
export async function finishBuild(publicFolder: string, marks: PreviewMarks, delivery: ChosenDelivery): Promise<void> {
  const app = readBuiltApp(publicFolder)
  const styles = { href: app.styles, css: readFileSync(join(publicFolder, app.styles), 'utf8') }
  const parts = { start: await makeStart(publicFolder, app.scripts), styles, marks }
  const pages = readPages(publicFolder).map(({ file, html }) => {
    const finished = finishPage(html, parts)
    if (finished !== html) writeFileSync(join(publicFolder, file), finished)
    return { file, html: finished }
  })
  const policy = contentSecurityPolicy(pages, parts.start.script, delivery)
  const headers = { ...securityHeaders(policy), ...marks.headers }
  writeFileSync(join(publicFolder, '_headers'), headersFile(headers))
  writeFileSync(join(publicFolder, '_headers.conf'), nginxHeaders(headers))
  writeFileSync(join(publicFolder, '_headers.caddy'), caddyHeaders(headers))
}
