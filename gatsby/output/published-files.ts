import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { ADMIN_ASSETS } from '../../admin/paths'
import { filesIn } from '../../content-check/parse/files-in'
import { originalOf } from './compressed-files'

/** The resized images that no page shows any more, kept until one does again. Gatsby may empty this folder. */
const UNUSED_IMAGES = '.cache/unused-images'

/** The folders of resized images, which Gatsby names by hashes. */
const RESIZED = /^static\/[\da-f]{32}\//

/** What is slow to make: resized images, and the editor, which replaces itself. */
const KEPT = /^static\/(?:[\da-f]{32}|admin)\//

/** Files that name others. Pictures and fonts name none, and the editor's scripts are published as a whole. */
const NAMING = /^(?!static\/admin\/).*\.(?:html|json|css|js|webmanifest)$/

/** A path from the root of the site: after a quote, a bracket, or a space, as in `srcset`. */
const PATHS = /(?<=["'(,\s])\/(?!\/)[\w%+.~/-]+/g

/** The hash at the end of a script's name. webpack's code refers by only this hash to scripts that only some pages load. */
const SCRIPT_HASH = /[\da-f]{20}(?=\.js$)/
const HASHES = /(?<=")[\da-f]{20}(?=")/g

/** The data of queries that several pages share, which Gatsby stores by these hashes. */
const pageData = z.object({ staticQueryHashes: z.array(z.string()) })

/** Empties the built site, where Gatsby keeps all hashed files. */
export function emptyBuiltSite(publicFolder: string): void {
  // Gatsby has already created this folder, and does not do so again.
  mkdirSync(join(publicFolder, 'static'), { recursive: true })
  for (const file of filesIn(publicFolder)) if (!KEPT.test(file)) rmSync(join(publicFolder, file))
}

/** Returns what a file names: paths relative to the root of the site, or in scripts, hashes. */
function namedIn(file: string, text: string, url: string): string[] {
  if (file.endsWith('.js')) return text.match(HASHES) ?? []
  const paths = [...text.replaceAll(url, '').matchAll(PATHS)].map(([path]) => path.slice(1))
  if (!file.endsWith('/page-data.json')) return paths
  const { staticQueryHashes } = pageData.parse(JSON.parse(text))
  return [...paths, ...staticQueryHashes.map((hash) => `page-data/sq/d/${hash}.json`)]
}

/**
 * Removes files of earlier builds that nothing refers to any more, such as the portrait of a person who has left the
 * firm, because a host publishes every file.
 *
 * @param written the files that this build wrote and that visitors or hosts request by a known path, such as pages
 * @param url the site's address, with which some pages name files
 */
export function removeStaleFiles(publicFolder: string, written: Iterable<string>, url: string): void {
  const files = filesIn(publicFolder)
  const byName = new Map([
    ...files.map((file) => [file, file] as const),
    ...files.map((file) => [SCRIPT_HASH.exec(file)?.[0] ?? file, file] as const),
  ])
  const published = new Set<string>()
  const reached = [...written]
  for (let name = reached.pop(); name !== undefined; name = reached.pop()) {
    const file = byName.get(name)
    if (file === undefined || published.has(file)) continue
    published.add(file)
    if (NAMING.test(file)) reached.push(...namedIn(file, readFileSync(join(publicFolder, file), 'utf8'), url))
  }
  // The editor's scripts refer to the other files in its folder, so the whole folder stays.
  const editor = [...published].find((file) => `/${file}`.startsWith(ADMIN_ASSETS))
  for (const file of files) {
    const original = (originalOf(file) ?? file).replace(/\.LICENSE\.txt$/, '')
    if (published.has(original) || (editor !== undefined && file.startsWith(`${dirname(editor)}/`))) continue
    // Gatsby resizes an image only once, and expects the result to remain, even while no page shows it.
    if (RESIZED.test(file)) cpSync(join(publicFolder, file), join(UNUSED_IMAGES, file))
    rmSync(join(publicFolder, file))
  }
}

/** Puts resized images back before a build, whose pages may show them again. */
export function restoreUnusedImages(publicFolder: string): void {
  if (!existsSync(UNUSED_IMAGES)) return
  cpSync(UNUSED_IMAGES, publicFolder, { recursive: true })
  rmSync(UNUSED_IMAGES, { recursive: true })
}
