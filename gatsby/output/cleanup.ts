import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ADMIN_PATH } from '../../content-model/routes/files'
import { filesIn } from './files-in'

/** What is slow to make: pictures, in folders that Gatsby names by hashes, and the editor, which replaces itself. */
const KEPT = /^static\/(?:[\da-f]{32}|admin)\//

/** Empties the built site, where Gatsby keeps all hashed files. */
export function emptyBuiltSite(publicFolder: string): void {
  // Gatsby has already created this folder, and does not do so again.
  mkdirSync(join(publicFolder, 'static'), { recursive: true })
  for (const file of filesIn(publicFolder)) if (!KEPT.test(file)) rmSync(join(publicFolder, file))
}

/** Removes previous pages that Gatsby does not know: the editor’s and those of redirects. */
export function removeUnknownPages(publicFolder: string): void {
  rmSync(join(publicFolder, ADMIN_PATH), { recursive: true, force: true })
  const list = join(publicFolder, '_redirects')
  const lines = existsSync(list) ? readFileSync(list, 'utf8').split('\n').filter(Boolean) : []
  for (const line of lines) rmSync(join(publicFolder, line.split(' ')[0] ?? '', 'index.html'), { force: true })
}
