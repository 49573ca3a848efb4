/** The folder of a file; `.` if its path has no folder. */
export const folderOf = (path: string) => (path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '.')

/** The name of a file with its extension. */
export const fileNameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1)

/** The path of a file next to another one, by its name, which begins with `./`. */
export const pathBeside = (path: string, name: string) => path.slice(0, path.lastIndexOf('/') + 1) + name.slice(2)
