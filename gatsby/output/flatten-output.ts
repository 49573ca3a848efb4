import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { originalOf } from './compressed-files'
import { filesIn } from '../../content-check/parse/files-in'

/** Files that only other hosts read. */
const EXCLUDED = new Set(['_headers.conf', '_headers.caddy', '_redirects.conf', '_redirects.caddy'])

/** Every page except the home page has its own folder. */
const PAGE_IN_FOLDER = /(?<=.)\/index\.html$/

/**
 * Copies the built site for Netlify, Cloudflare Pages, and GitHub Pages, which redirect /about to /about/ for
 * about/index.html but serve about.html (https://github.com/slorber/trailing-slash-guide), and ignore compressed files.
 * `keepFolders` keeps about/index.html, for hosts where /about/ is missing.
 */
export function flattenOutput(publicFolder: string, flatFolder: string, keepFolders: boolean): void {
  rmSync(flatFolder, { recursive: true, force: true })
  const files = filesIn(publicFolder).filter((file) => !EXCLUDED.has(file) && originalOf(file) === undefined)
  for (const file of files) {
    const flat = file.replace(PAGE_IN_FOLDER, '.html')
    cpSync(join(publicFolder, file), join(flatFolder, flat))
    if (keepFolders && flat !== file) cpSync(join(publicFolder, file), join(flatFolder, file))
  }
}
