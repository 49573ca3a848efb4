import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { transformSync } from 'esbuild'
import type { BuiltPage } from '../pages/create-pages'
import { APP_FILES, completeApp } from './built-app'
import { hashSource } from './hash-source'
import { insertPreviewMarkup, type PreviewMarkup } from './preview-banner'
import { createStartScript, insertStartScript, type StartScript } from './start-script'
import { readStyleRecord, uniteStyles } from './style-records'

const GLOBAL_STYLES =
  /(<style data-href=")[^"<]*(" data-identity="gatsby-global-css">)[^<]*(?:<(?!\/?style\b)[^<]*)*(<\/style>)/g
/** The element with `PAGE_STYLES`. */
const TYPE_STYLES = /(<style data-page-styles="">)[^<]*(?:<(?!\/?style\b)[^<]*)*(<\/style>)/
/** Elements with `style` attributes, which the content security policy blocks. src/styles/elements.css has the styles. */
const STYLED_BY_GATSBY = /<div(?=[^<>]* id="gatsby-(?:focus-wrapper|announcer)")[^<>]*>/g
/** How the classes begin by which styled-components identifies components. Only styles that refer to a component need them. */
const COMPONENT_PREFIX = 'sc-'
const CLASSES = /(?<= class=")[^"]*/g

export interface BuildParts {
  start: StartScript
  /** The style sheet of all pages. */
  globalStyles: { href: string; css: string }
  /** The styles of components on pages of this type. */
  typeStyles: string
  /** The recorded styles of components on this page. */
  ownStyles: string
  preview: PreviewMarkup
}

/** Gives a page this build's start script, styles, and banner. Gatsby may have kept the page, with those of an earlier one. */
export function postprocessPage(
  html: string,
  { start, globalStyles, typeStyles, ownStyles, preview }: BuildParts,
): string {
  return insertPreviewMarkup(insertStartScript(html, start), preview)
    .replace(
      GLOBAL_STYLES,
      (_, open: string, middle: string, close: string) => open + globalStyles.href + middle + globalStyles.css + close,
    )
    .replace(TYPE_STYLES, (_, open: string, close: string) => open + typeStyles + close)
    .replace(STYLED_BY_GATSBY, (tag) => tag.replace(/ style="[^"]*"/, ''))
    .replace(CLASSES, (classes) =>
      classes
        .split(' ')
        .filter((name) => !name.startsWith(COMPONENT_PREFIX) || ownStyles.includes(`.${name}`))
        .join(' '),
    )
}

interface PostprocessedPages {
  /** The paths of the pages' files, and of those that the app requests from any page. */
  files: string[]
  startScripts: string[]
  /** The hashes of the styles in pages. */
  styleHashes: string[]
}

const htmlFile = (path: string) => (path.endsWith('.html') ? path : `${path === '/' ? '' : path}/index.html`).slice(1)
const dataFile = (path: string) => `page-data/${path === '/' ? 'index' : path.slice(1)}/page-data.json`

/** Postprocesses every page of this build. Returns what is inline in pages, for the content security policy. */
export async function postprocessHtml(
  publicFolder: string,
  builtPages: readonly BuiltPage[],
  preview: PreviewMarkup,
): Promise<PostprocessedPages> {
  const app = completeApp(publicFolder)
  const globalStyles = { href: app.styles, css: readFileSync(join(publicFolder, app.styles), 'utf8') }
  const start = await createStartScript(publicFolder, app)
  const styles = [globalStyles.css, preview.css]
  for (const type of new Set(builtPages.map(({ component }) => component))) {
    const files = builtPages.filter(({ component }) => component === type).map(({ path }) => htmlFile(path))
    const records = files.map(readStyleRecord)
    const typeStyles = transformSync(uniteStyles(records), { loader: 'css', minifyWhitespace: true }).code
    styles.push(typeStyles)
    files.forEach((file, index) => {
      const location = join(publicFolder, file)
      const html = readFileSync(location, 'utf8')
      const parts = { start, globalStyles, typeStyles, ownStyles: records[index] ?? '', preview }
      const postprocessed = postprocessPage(html, parts)
      if (postprocessed !== html) writeFileSync(location, postprocessed)
    })
  }
  return {
    files: [...builtPages.flatMap(({ path }) => [htmlFile(path), dataFile(path)]), ...APP_FILES],
    startScripts: Object.values(start.scripts),
    styleHashes: styles.map(hashSource),
  }
}
