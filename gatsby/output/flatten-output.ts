import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { originalOf } from './compressed-files'
import { filesIn } from './files-in'

/** Files that only other hosts read. */
const EXCLUDED = new Set(['_headers.conf', '_headers.caddy', '_redirects.conf', '_redirects.caddy'])

/** The file of a page that has its own folder, which is every page except the home page. */
const PAGE_IN_FOLDER = /(?<=.)\/index\.html$/

/**
 * Copies the built site for hosts that choose the file for an address themselves. Netlify, Cloudflare Pages, and GitHub Pages
 * redirect /about to /about/ if they find about/index.html, and serve /about directly if they find about.html
 * (https://github.com/slorber/trailing-slash-guide). They compress responses themselves and ignore compressed files.
 *
 * @param flatFolder the folder of the copy, which replaces an earlier one
 * @param keepFolders whether to keep about/index.html in addition to about.html, for hosts that would return 404 for /about/
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
