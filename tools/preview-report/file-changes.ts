import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ADMIN_PATH } from '../../src/routes/files'
import { builtFiles, htmlFiles } from './built-pages'

/** A change to a file of the built site that is not a page. */
export interface FileChange {
  /** The file's path, such as `/icon.svg`. */
  name: string
  change: 'added' | 'removed' | 'changed'
}

/** What stands for all scripts: their names contain hashes. */
const SCRIPTS = 'Scripts'

/**
 * Files that follow from others: compressed copies, the same rules for other hosts, the data of pages, the hash of the build, and
 * files whose name has a hash of their content, so that the pages and scripts that use them change as well.
 */
const DERIVED = /\.(?:br|gz)$|^_\w+\.(?:caddy|conf)$|[-.][\da-f]{20}\.|-[\da-f]{32}\.|^static\/|^page-data\//

/**
 * The files that change, without pages: icons, headers, redirects, the sitemap, and the scripts.
 *
 * @param before the folder of the built site before the change
 * @param after the folder of the built site after the change
 */
export function fileChanges(before: string, after: string): FileChange[] {
  const [old, now] = [fileDigests(before), fileDigests(after)]
  return [...new Set([...old.keys(), ...now.keys()])].sort().flatMap((name): FileChange[] => {
    if (old.get(name) === now.get(name)) return []
    return [{ name, change: !old.has(name) ? 'added' : !now.has(name) ? 'removed' : 'changed' }]
  })
}

/** Digests of the files by path, without those for editors. */
function fileDigests(folder: string): ReadonlyMap<string, string> {
  const pages = new Set(htmlFiles(folder))
  const files = builtFiles(folder).filter(
    (file) => !pages.has(file) && !DERIVED.test(file) && !`/${file}`.startsWith(`${ADMIN_PATH}/`),
  )
  return new Map(
    files.map((file) => {
      const digest = hash('sha256', comparedContent(file, readFileSync(join(folder, file))))
      return [file === 'chunk-map.json' ? SCRIPTS : `/${file}`, digest]
    }),
  )
}

/**
 * The content of a file without the hashes of style elements, which the policy in `_headers` lists. They follow from the pages,
 * and they change with the order of the components' rules, which the comparison of pages ignores (see normalize-html.ts).
 */
function comparedContent(file: string, content: Buffer): Buffer | string {
  if (file !== '_headers') return content
  return content.toString().replace(/style-src [^;]*/, (directive) => directive.replaceAll(/ 'sha256-[^']*'/g, ''))
}
