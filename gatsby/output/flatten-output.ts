import { cpSync, readdirSync, rmSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { originalOf } from './compressed-files'

/** What only other hosts read. */
const LEFT_OUT = new Set(['_headers.conf', '_headers.caddy', '_redirects.conf', '_redirects.caddy'])

/** The file of a page in a folder of its own, all but the home page's. */
const PAGE_IN_FOLDER = /(?<=.)\/index\.html$/

/**
 * Copies the built site for hosts that decide by themselves which file answers an address. Netlify, Cloudflare Pages and
 * GitHub Pages lead from /about to /about/ where they find about/index.html, and answer /about where they find about.html
 * (https://github.com/slorber/trailing-slash-guide). They compress by themselves, and read no compressed files.
 *
 * @param publicFolder where the built site is
 * @param flatFolder where the copy goes, in place of an earlier one
 * @param keepFolders whether about/index.html stays beside about.html, for hosts that would answer /about/ with 404
 */
export function copyFlat(publicFolder: string, flatFolder: string, keepFolders: boolean): void {
  rmSync(flatFolder, { recursive: true, force: true })
  const files = readdirSync(publicFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(publicFolder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((file) => !LEFT_OUT.has(file) && originalOf(file) === undefined)
  for (const file of files) {
    const flat = file.replace(PAGE_IN_FOLDER, '.html')
    cpSync(join(publicFolder, file), join(flatFolder, flat))
    if (keepFolders && flat !== file) cpSync(join(publicFolder, file), join(flatFolder, file))
  }
}
