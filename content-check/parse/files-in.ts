import { readdirSync } from 'node:fs'
import { join } from 'node:path'

export interface FolderItem {
  /** The path relative to the folder, with slashes. */
  path: string
  kind: 'file' | 'link' | 'other'
}

/**
 * Lists everything in a folder and its subfolders, except the folders themselves. Links are listed, never followed:
 * Node’s own recursive listing follows them since version 22, and would read what is outside the folder.
 *
 * @throws file system errors, for example if the folder is missing
 */
export function itemsIn(folder: string): FolderItem[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((item): FolderItem[] => {
    const path = item.name
    // Node replaces the bytes of a name that are not UTF-8, so such a folder can't be opened.
    if (item.isDirectory() && !path.includes('\uFFFD'))
      return itemsIn(join(folder, path)).map((below) => ({ ...below, path: `${path}/${below.path}` }))
    return [{ path, kind: item.isFile() ? 'file' : item.isSymbolicLink() ? 'link' : 'other' }]
  })
}

/** Lists the paths of all files below a folder, relative to it, with slashes. */
export function filesIn(folder: string): string[] {
  return itemsIn(folder).flatMap(({ path, kind }) => (kind === 'file' ? [path] : []))
}
