import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BuiltSite } from './site-files'

const PUBLIC = 'public'

/** The latest build of the site. */
export const site = new BuiltSite(PUBLIC)

/** The HTML files of all pages of the site. The editor is not one of them, and neither are files that only redirect. */
export const HTML_FILES = readdirSync(PUBLIC, { recursive: true, encoding: 'utf8', withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
  .map((entry) => join(entry.parentPath, entry.name).slice(PUBLIC.length))
  .filter((path) => !path.startsWith('/_gatsby/') && path !== '/admin/index.html')
  .filter((path) => !readFileSync(join(PUBLIC, path), 'utf8').includes('http-equiv="refresh"'))

/** Returns the path of the first file in a folder of the built site whose name matches. */
export function builtFile(pattern: RegExp, folder = '/'): string {
  const name = readdirSync(join(PUBLIC, folder)).find((one) => pattern.test(one))
  if (name === undefined) throw new Error(`public${folder} has no file like ${pattern.source}`)
  return folder + name
}

/** The text of a page's HTML file. */
export const readHtml = (path: string): string => site.read(path).toString()
