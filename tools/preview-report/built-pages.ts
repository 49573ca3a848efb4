import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { visibleHtml } from './normalize-html'

/** The pages of a built site. */
export interface BuiltPages {
  /** A digest of what visitors get of each page, by its path. */
  digests: ReadonlyMap<string, string>
  /** The paths that lead on, and where to. */
  redirects: ReadonlyMap<string, string>
}

/** Where the page for unknown addresses is; Gatsby makes it twice, and hosts read the other one. */
const NOT_FOUND = '404.html'

/**
 * Reads what visitors get of each page of a built site.
 *
 * @param folder the build, such as `public`
 */
export function readBuiltPages(folder: string): BuiltPages {
  const redirects = readRedirects(folder)
  const digests = new Map<string, string>()
  for (const file of htmlFiles(folder)) {
    const path = pathOf(file)
    if (redirects.has(path)) continue
    digests.set(
      path,
      createHash('sha256')
        .update(visibleHtml(readFileSync(join(folder, file), 'utf8')))
        .digest('hex'),
    )
  }
  return { digests, redirects }
}

/** The HTML files of all pages of a built site, within its folder. */
export function htmlFiles(folder: string): string[] {
  const all = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'))
  return all
    .filter((file) => file === NOT_FOUND || /(?:^|\/)index\.html$/.test(file))
    .filter((file) => !file.startsWith('404/'))
}

/** The path of the page that is in a file. */
export function pathOf(file: string): string {
  return `/${file.replace(/(?:^|\/)index\.html$/, '').replace(/\.html$/, '')}`
}

/** The paths that lead on in a built site, and where to. */
export function readRedirects(folder: string): ReadonlyMap<string, string> {
  const lines = readFileSync(join(folder, '_redirects'), 'utf8').split('\n')
  return new Map(
    lines.flatMap((line) => {
      const [from, to] = line.split(/\s+/)
      return from?.startsWith('/') && to ? [[from, to] as const] : []
    }),
  )
}
