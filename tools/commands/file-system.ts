import {
  accessSync,
  closeSync,
  constants,
  fchmodSync,
  fsyncSync,
  lstatSync,
  openSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import type { FileChanges } from '../../content-check/parse/read-content-files'
import { keyOfPath } from '../../content-check/rules/free-names'

export interface FileOnDisk {
  bytes: Buffer
  mode: number
}

export const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** What the operating system says, without its call and paths: `ENOSPC: no space left on device`. */
const reasonOf = (error: unknown) => messageOf(error).replace(/, .*$/s, '')

/** Acts, and names the file in an error of the operating system. */
export function naming<Result>(path: string, task: string, action: () => Result): Result {
  try {
    return action()
  } catch (error) {
    throw new Error(`${path} could not be ${task} (${reasonOf(error)}).`, { cause: error })
  }
}

/**
 * Whether a file is on the disk.
 *
 * @throws if a part of its path is a link, because what is behind it is not part of the project; if it is no file; or if a
 *   disk that ignores case would take it for another file
 */
export function isPresent(root: string, path: string, changes: FileChanges): boolean {
  const parts = path.split('/')
  for (const [index, name] of parts.entries()) {
    const before = parts.slice(0, index)
    const place = [...before, name].join('/')
    const names = naming(place, 'read', () => readdirSync(join(root, ...before)))
    if (!names.includes(name)) {
      // A file that is removed leaves its name free.
      const taken = names
        .filter((other) => keyOfPath(other) === keyOfPath(name))
        .map((other) => [...before, other].join('/'))
        .find((other) => !changes.has(other) || changes.get(other) !== undefined)
      if (taken !== undefined)
        throw new Error(`${place} would differ only in capitalization or accents from ${taken}. Choose another name.`)
      return false
    }
    const item = naming(place, 'read', () => lstatSync(join(root, place)))
    if (item.isSymbolicLink())
      throw new Error(`${place} is a symbolic link. Replace it with a copy of the file or folder that it points to.`)
    const isLast = index === parts.length - 1
    if (isLast ? !item.isFile() : !item.isDirectory())
      throw new Error(`${place} is not a ${isLast ? 'file' : 'folder'}. Remove it, or give it another name.`)
  }
  return true
}

/**
 * Reads a file that is about to be replaced.
 *
 * @throws if it is protected against changes: renaming another file to its name would replace it even then
 */
export function readPresent(location: string): FileOnDisk {
  accessSync(location, constants.W_OK)
  return { bytes: readFileSync(location), mode: lstatSync(location).mode & 0o7777 }
}

/** Writes a new file, and waits until the disk has it: otherwise, a renamed file could be empty after a power failure. */
export function writeNew(location: string, content: string | Buffer, mode: number | undefined): void {
  const file = openSync(location, 'wx')
  try {
    writeFileSync(file, content)
    if (mode !== undefined) fchmodSync(file, mode)
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}
