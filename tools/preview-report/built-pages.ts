import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { ADMIN_PATH } from '../../src/routes/files'
import { normalizeHtml } from './normalize-html'

export interface BuiltPages {
  /** The HTML of each page without what changes from build to build, by path. */
  html: ReadonlyMap<string, string>
  redirects: ReadonlyMap<string, string>
}

/** The 404 page that hosts serve; Gatsby also writes a second one to the folder 404. */
const NOT_FOUND = '404.html'

/** Reads the pages and redirects of a built site. */
export function readBuiltPages(folder: string): BuiltPages {
  const redirects = readRedirects(folder)
  const html = new Map<string, string>()
  for (const file of htmlFiles(folder)) {
    const path = pagePathOf(file)
    if (redirects.has(path)) continue
    html.set(path, normalizeHtml(readFileSync(join(folder, file), 'utf8')))
  }
  return { html, redirects }
}

/** All files of a built site, relative to its folder. */
export function builtFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll('\\', '/'))
}

/** The HTML files of all pages of a built site for visitors, relative to its folder. */
export function htmlFiles(folder: string): string[] {
  return builtFiles(folder)
    .filter((file) => file === NOT_FOUND || /(?:^|\/)index\.html$/.test(file))
    .filter((file) => !file.startsWith('404/') && `/${file}` !== `${ADMIN_PATH}/index.html`)
}

/** The path of the page in an HTML file. */
export function pagePathOf(file: string): string {
  return `/${file.replace(/(?:^|\/)index\.html$/, '').replace(/\.html$/, '')}`
}

/** The address at which a page responds with status 200; that of the 404 page is its file. */
export function servedPath(path: string): string {
  return path === '/404' ? '/404.html' : path
}

/** The file of a page on its site. */
export function htmlFileOf(path: string): string {
  const address = servedPath(path)
  return address === path ? `${path.replace(/\/$/, '')}/index.html` : address
}

/** The file of a page's data, by the page's path. */
export function pageDataPath(page: string): string {
  return `/page-data/${page === '/' ? 'index' : servedPath(page).slice(1)}/page-data.json`
}

/** The redirects of a built site: targets by source paths. */
export function readRedirects(folder: string): ReadonlyMap<string, string> {
  const lines = readFileSync(join(folder, '_redirects'), 'utf8').split('\n')
  return new Map(
    lines.flatMap((line) => {
      const [from, to] = line.split(/\s+/)
      return from?.startsWith('/') && to ? [[from, to] as const] : []
    }),
  )
}
