import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesIn } from '../../content-check/parse/files-in'
import { ADMIN_PATH } from '../../content-model/routes/files'
import { normalizeHtml } from './normalize-html'

export interface BuiltPages {
  /** The HTML of each page without what changes from build to build, by path. */
  html: ReadonlyMap<string, string>
  redirects: ReadonlyMap<string, string>
}

/** Reads the pages for visitors and the redirects of a built site. */
export function readBuiltPages(folder: string): BuiltPages {
  const redirects = readRedirects(folder)
  // Gatsby writes a second 404 page to the folder 404; hosts serve the file.
  const files = filesIn(folder)
    .filter((file) => file === '404.html' || /(?:^|\/)index\.html$/.test(file))
    .filter((file) => file !== '404/index.html' && `/${file}` !== `${ADMIN_PATH}/index.html`)
  const pages = files.map((file) => ({ file, path: pagePathOf(file) })).filter(({ path }) => !redirects.has(path))
  const read = (file: string) => normalizeHtml(readFileSync(join(folder, file), 'utf8'))
  return { html: new Map(pages.map(({ file, path }) => [path, read(file)])), redirects }
}

/** The path of the page in an HTML file. */
export const pagePathOf = (file: string) => `/${file.replace(/(?:^|\/)index\.html$/, '').replace(/\.html$/, '')}`

/** Where a page responds with status 200; for the 404 page, its file. */
export const servedPath = (path: string) => (path === '/404' ? '/404.html' : path)

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
