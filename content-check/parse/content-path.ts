/** The folder of a file; `.` if its path has no folder. */
export function folderOf(path: string): string {
  return path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '.'
}

/** The name of a file with its extension. */
export function fileNameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

/** The path of a file in the same folder as another one, by its name, which begins with `./`. */
export function pathBeside(path: string, name: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1) + name.slice(2)
}
