import type { PageChange } from './page-changes'

/** A changed page that visitors can open. */
export interface ComparedPage {
  path: string
  /** The path that it had before; absent for one that was not there. */
  before?: string
}

/** A state of the project, and its site. */
export interface BuiltProject {
  /** A checkout of the project, which has the folder `content`. */
  root: string
  /** Its built site. */
  folder: string
}

/** The changed pages that are there after the change, each with what it is to be compared with. */
export function comparedPages(pages: readonly PageChange[]): ComparedPage[] {
  return pages.flatMap(({ path, change, from }) => {
    if (change === 'removed' || change === 'redirected') return []
    return [change === 'added' ? { path } : { path, before: from ?? path }]
  })
}

/** The address on its site at which a page answers with its own status; the one for unknown addresses is at its file. */
export function addressOfPage(path: string): string {
  return path === '/404' ? '/404.html' : path
}

/** The file of a page on its site. */
export function fileOfPage(path: string): string {
  const address = addressOfPage(path)
  return address === path ? `${path.replace(/\/$/, '')}/index.html` : address
}
