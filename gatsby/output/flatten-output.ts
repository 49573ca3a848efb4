import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { originalOf } from './compressed-files'
import { filesIn } from '../../content-check/parse/files-in'

/** Files that only other hosts read. */
const EXCLUDED = new Set(['_headers.conf', '_headers.caddy', '_redirects.conf', '_redirects.caddy'])

/** Every page except the home page has its own folder. */
const PAGE_IN_FOLDER = /(?<=.)\/index\.html$/

/**
 * Copies the built site for Netlify, Cloudflare Pages, and GitHub Pages. For about/index.html, these redirect /about to
 * /about/; with about.html, they serve /about itself (https://github.com/slorber/trailing-slash-guide). They compress
 * files themselves, so compressed versions are left out.
 *
 * @param keepFolders whether the copy also has about/index.html, for hosts that would respond to /about/ with 404
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
