/** The folder of a file; `.` if its path has no folder. */
export function folderOf(path: string): string {
  return path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '.'
}

/** The name of a file with its extension. */
export function fileNameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

/**
 * The path of a file that another file refers to.
 *
 * @param path the path of the file that names it, within `content/`
 * @param name its name as written there, beginning with `./`
 */
export function pathBeside(path: string, name: string): string {
  const folder = folderOf(path)
  const parts = name.split('/').filter((part) => part !== '.' && part !== '')
  return [...(folder === '.' ? [] : [folder]), ...parts].join('/')
}
