import { existsSync, mkdirSync, renameSync, rmdirSync, unlinkSync } from 'node:fs'
import { join } from 'node:path'
import { folderOf } from '../../content-check/parse/content-path'
import type { FileChanges } from '../../content-check/parse/read-content-files'
import { type FileOnDisk, isPresent, messageOf, naming, readPresent, writeNew } from './file-system'

/** The former and the new path of a file, which keeps its mode. */
export type Renamed = readonly [from: string, to: string]

/** One file of a change, and how far its change is. */
interface ChangedFile {
  /** Relative to the root. */
  path: string
  /** Its new text; undefined if it is removed. */
  text: string | undefined
  /** The file before the change; undefined if it is new. */
  present: FileOnDisk | undefined
  isWritten: boolean
  isSetAside: boolean
  isInPlace: boolean
}

/** Signals that would end the program between two steps, such as Ctrl+C. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

// The content check ignores names that end in ~, so a running preview does not report these files.
const nextOf = (path: string) => `${path}.new~`
const formerOf = (path: string) => `${path}.old~`

/** Makes a change to files in a project, with a trace of what must be undone if a step fails. */
class Transaction {
  private readonly files: ChangedFile[] = []
  private readonly createdFolders: string[] = []

  constructor(
    private readonly root: string,
    private readonly changes: FileChanges,
    private readonly renamed: Renamed | undefined,
  ) {}

  /**
   * Writes the new files beside the present ones, replaces these, and deletes them when all are replaced. Before the first
   * step, every file is looked at.
   */
  run(): void {
    for (const [path, text] of this.changes)
      this.files.push({ path, text, present: this.look(path), isWritten: false, isSetAside: false, isInPlace: false })
    for (const file of this.files) {
      const { path, text, present } = file
      if (text === undefined) continue
      this.createFolder(folderOf(path))
      file.isWritten = true
      naming(path, 'written', () => {
        writeNew(this.at(nextOf(path)), text, (present ?? this.formerlyNamed(path))?.mode)
      })
    }
    // All present files go before any new one comes: on a disk that ignores case, a new name can be that of a present file.
    for (const file of this.files)
      if (file.present) {
        this.move(file.path, file.path, formerOf(file.path))
        file.isSetAside = true
      }
    for (const file of this.files)
      if (file.text !== undefined) {
        this.move(file.path, nextOf(file.path), file.path)
        file.isInPlace = true
      }
    for (const { path, present } of this.files) if (present) this.remove(path, formerOf(path))
  }

  /** Undoes what {@link run} has done. Returns what cannot be undone, and where the files are; nothing if all is undone. */
  undo(): string[] {
    const failures: string[] = []
    const attempt = (action: () => void) => {
      try {
        action()
      } catch (error) {
        failures.push(messageOf(error))
      }
    }
    for (const { path, present, isInPlace } of this.files)
      if (!present && isInPlace)
        attempt(() => {
          this.remove(path, path)
        })
    for (const { path, present, isSetAside } of this.files)
      if (present && isSetAside)
        attempt(() => {
          this.restore(path, present)
        })
    for (const { path, isWritten } of this.files)
      if (isWritten && existsSync(this.at(nextOf(path))))
        attempt(() => {
          this.remove(nextOf(path), nextOf(path))
        })
    for (const folder of this.createdFolders.toReversed())
      attempt(() => {
        naming(folder, 'removed', () => {
          rmdirSync(this.at(folder))
        })
      })
    return failures.length === 0 ? [] : [...failures, ...this.files.flatMap((file) => this.whereabouts(file))]
  }

  private at(path: string): string {
    return join(this.root, path)
  }

  private look(path: string): FileOnDisk | undefined {
    for (const left of [formerOf(path), nextOf(path)])
      if (existsSync(this.at(left)))
        throw new Error(
          `An interrupted command has left ${left}. If it is the right ${path}, rename it to that; otherwise, delete it.`,
        )
    if (isPresent(this.root, path, this.changes)) return naming(path, 'changed', () => readPresent(this.at(path)))
    if (this.changes.get(path) === undefined) throw new Error(`${path} is gone.`)
    return undefined
  }

  /** The file that gets this name. */
  private formerlyNamed(path: string): FileOnDisk | undefined {
    const [from, to] = this.renamed ?? []
    return to === path ? this.files.find((file) => file.path === from)?.present : undefined
  }

  private createFolder(folder: string): void {
    if (existsSync(this.at(folder))) return
    this.createFolder(folderOf(folder))
    naming(folder, 'created', () => {
      mkdirSync(this.at(folder))
    })
    this.createdFolders.push(folder)
  }

  private move(named: string, from: string, to: string): void {
    naming(named, 'replaced', () => {
      renameSync(this.at(from), this.at(to))
    })
  }

  private remove(named: string, path: string): void {
    naming(named, 'removed', () => {
      unlinkSync(this.at(path))
    })
  }

  private restore(path: string, { bytes, mode }: FileOnDisk): void {
    naming(path, 'restored', () => {
      const former = this.at(formerOf(path))
      if (!existsSync(former)) writeNew(former, bytes, mode)
      renameSync(former, this.at(path))
    })
  }

  private whereabouts({ path, present }: ChangedFile): string[] {
    const isThere = (name: string) => existsSync(this.at(name))
    return [
      ...(isThere(formerOf(path)) ? [`The former ${path} is now ${formerOf(path)}.`] : []),
      ...(isThere(nextOf(path)) ? [`The new ${path} is now ${nextOf(path)}.`] : []),
      ...(!present && isThere(path) ? [`${path} is new.`] : []),
    ]
  }
}

/**
 * Removes the folders that a change has emptied. If that fails, the folder stays, which changes nothing: git does not know
 * folders, and the site has nothing of an empty one.
 */
function removeEmptied(root: string, changes: FileChanges): void {
  const removed = [...changes].flatMap(([path, text]) => (text === undefined ? [path] : []))
  for (const emptied of new Set(removed.map(folderOf))) {
    try {
      // The operating system refuses to remove a folder that is not empty.
      for (let folder = emptied; folder !== '.'; folder = folderOf(folder)) rmdirSync(join(root, folder))
    } catch {
      continue
    }
  }
}

/**
 * Changes files, all of them or none: if a step fails, those before it are undone. Signals are ignored until it is done. If the
 * machine stops in between, each file is there with its former or its new text, under its own name or beside it. Folders
 * that are empty afterward are removed.
 *
 * @param renamed one of the removed files, and the new file that takes its place
 * @throws an error with the file that could not be changed, and the reason; if undoing fails too, with what is where
 */
export function changeFiles(root: string, changes: FileChanges, renamed?: Renamed): void {
  const transaction = new Transaction(root, changes, renamed)
  const ignore = () => undefined
  for (const signal of SIGNALS) process.on(signal, ignore)
  try {
    transaction.run()
    removeEmptied(root, changes)
  } catch (error) {
    const failures = transaction.undo()
    if (failures.length === 0) throw new Error(`Nothing was changed. ${messageOf(error)}`, { cause: error })
    throw new Error([messageOf(error), 'Not everything could be undone:', ...failures].join('\n'), { cause: error })
  } finally {
    for (const signal of SIGNALS) process.off(signal, ignore)
  }
}
