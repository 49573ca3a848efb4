import type { PageChange } from './page-changes'

/** A changed page that visitors can open. */
export interface ComparedPage {
  path: string
  /** The path before the change; absent for a new page. */
  before?: string
}

/** A state of the project and its built site. */
export interface BuiltProject {
  /** A checkout of the project, with the folder `content`. */
  root: string
  /** Its built site. */
  folder: string
}

/** The changed pages that exist after the change, each with the page to compare it with. */
export function comparedPages(pages: readonly PageChange[]): ComparedPage[] {
  return pages.flatMap(({ path, change, from }) => {
    if (change === 'removed' || change === 'redirected') return []
    return [change === 'added' ? { path } : { path, before: from ?? path }]
  })
}

/** The address at which a page responds with status 200; that of the 404 page is its file. */
export function servedPath(path: string): string {
  return path === '/404' ? '/404.html' : path
}

/** The file of a page on its site. */
export function htmlFileOf(path: string): string {
  const address = servedPath(path)
  return address === path ? `${path.replace(/\/$/, '')}/index.html` : address
}
