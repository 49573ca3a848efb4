import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { ADMIN_PATH } from '../../src/routes/files'
import { builtFiles, htmlFiles, pagePathOf } from './built-pages'
import { BuiltSite, pageDataPath } from './built-site'
import { groupBy, listPages } from './report-text'

/** A change to a file of the built site that is not a page. */
export interface FileChange {
  /** The file's path, such as `/icon.svg`, or what the files of a name that changes with each build contain. */
  name: string
  change: 'added' | 'removed' | 'changed'
}

/**
 * Files that follow from others: compressed copies, the same rules for other hosts, and files whose name has a hash of their content,
 * so that the pages and scripts that use them change as well.
 */
const DERIVED = /\.(?:br|gz)$|^_\w+\.(?:caddy|conf)$|[-.][\da-f]{20}\.|-[\da-f]{32}\.|^static\//

/** The list of scripts and the hash of the build, which follow from the scripts. */
const BUILD_FILES: readonly string[] = ['chunk-map.json', 'page-data/app-data.json']

/**
 * The files that change, without pages: icons, headers, redirects, the sitemap, the scripts of pages, and the data that pages load
 * during navigation.
 *
 * @param before the folder of the built site before the change
 * @param after the folder of the built site after the change
 * @param changedPages the paths of the pages that are reported as changed, whose data changes with them
 */
export function fileChanges(before: string, after: string, changedPages: ReadonlySet<string>): FileChange[] {
  const data = new Set([...changedPages].map(pageDataPath))
  const isReported = ({ name }: FileChange) =>
    data.has(name) || (changedPages.size > 0 && name.startsWith('/page-data/sq/'))
  const [old, now] = [new BuiltSite(before), new BuiltSite(after)]
  const owners = pagesByComponent(now, after)
  const scripts = compare(scriptNames(old), scriptNames(now)).map(({ name, change }): FileChange => {
    const pages = owners.get(name)
    if (name === 'app') return { name: 'Scripts of every page', change }
    return { name: pages ? `Scripts of ${listPages(pages)}` : `Script ${name}`, change }
  })
  return [...scripts, ...compare(fileDigests(before), fileDigests(after)).filter((file) => !isReported(file))]
}

function compare(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): FileChange[] {
  return [...new Set([...before.keys(), ...after.keys()])].sort().flatMap((name): FileChange[] => {
    const [old, now] = [before.get(name), after.get(name)]
    if (old === now) return []
    return [{ name, change: old === undefined ? 'added' : now === undefined ? 'removed' : 'changed' }]
  })
}

/** Digests of the files by path, without those for editors. */
function fileDigests(folder: string): ReadonlyMap<string, string> {
  const pages = new Set(htmlFiles(folder))
  const files = builtFiles(folder).filter(
    (file) =>
      !pages.has(file) &&
      !DERIVED.test(file) &&
      !BUILD_FILES.includes(file) &&
      !`/${file}`.startsWith(`${ADMIN_PATH}/`),
  )
  return new Map(files.map((file) => [`/${file}`, hash('sha256', comparedContent(join(folder, file)))]))
}

/**
 * The content of a file without the hashes of style elements, which the policy in `_headers` lists. They follow from the pages,
 * and they change with the order of the components' rules, which the comparison of pages ignores (see normalize-html.ts).
 */
function comparedContent(path: string): Buffer | string {
  const content = readFileSync(path)
  if (basename(path) !== '_headers') return content
  return content.toString().replace(/style-src [^;]*/, (directive) => directive.replaceAll(/ 'sha256-[^']*'/g, ''))
}

/** The names of the scripts of each chunk, which contain the hashes of their content. */
function scriptNames(site: BuiltSite): ReadonlyMap<string, string> {
  return new Map(Object.entries(site.chunks()).map(([chunk, scripts]) => [chunk, scripts.join(' ')]))
}

/** The pages of each component, by the name of its chunk. */
function pagesByComponent(site: BuiltSite, folder: string): ReadonlyMap<string, readonly string[]> {
  const pages = htmlFiles(folder)
    .map(pagePathOf)
    .filter((page) => site.has(pageDataPath(page)))
    .sort()
  return groupBy(pages, (page) => site.dataOf(page).componentChunkName)
}
