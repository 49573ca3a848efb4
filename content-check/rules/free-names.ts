import { folderOf } from '../parse/content-path'
import { isReservedName } from './reserved-names'

/** Equal for two paths if a disk that ignores case, or how accents are encoded, as on Windows and macOS, has one file for both. */
export const keyOfPath = (path: string) => path.normalize('NFC').toLowerCase()

/** Suggests names for files, so that nobody who follows a suggestion overwrites a file. */
export class FreeNames {
  /** The paths that are taken, by the key of each. */
  readonly #taken = new Map<string, string[]>()

  /** @param paths the files that there are */
  constructor(paths: Iterable<string>) {
    for (const path of paths) this.#take(path)
  }

  #take(path: string): void {
    const key = keyOfPath(path)
    this.#taken.set(key, [...(this.#taken.get(key) ?? []), path])
  }

  /** Whether a file has this path, in any capitalization, or it has been suggested for one. */
  has(path: string): boolean {
    return this.#taken.has(keyOfPath(path))
  }

  /**
   * Finds a name that no other file in a folder has, and that has not been suggested before: the stem and the extension,
   * with a number between them if necessary. It can be the present name with different capitalization.
   *
   * @param beside the path of the file that needs a name
   * @param stem the name without its extension
   * @param extension with its period
   * @returns the name without the folder
   */
  suggest(beside: string, stem: string, extension: string): string {
    const folder = folderOf(beside)
    const pathOf = (name: string) => (folder === '.' ? name : `${folder}/${name}`)
    const isTaken = (path: string) =>
      path === beside || this.#taken.get(keyOfPath(path))?.some((other) => other !== beside) === true
    let name = `${stem}${extension}`
    for (let number = 2; isReservedName(name) || isTaken(pathOf(name)); number++) name = `${stem}-${number}${extension}`
    this.#take(pathOf(name))
    return name
  }
}
