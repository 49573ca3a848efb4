import { existsSync, mkdirSync, renameSync, rmdirSync, unlinkSync } from 'node:fs'
import { join } from 'node:path'
import { folderOf } from '../../content-check/parse/content-path'
import type { FileChanges } from '../../content-check/parse/read-content-files'
import { type FileOnDisk, isPresent, messageOf, naming, readPresent, writeNew } from './file-system'

/** Signals that would end the program between two steps, such as Ctrl+C. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

// The content check ignores names that end in ~, so a running preview does not report these files.
const nextOf = (path: string) => `${path}.new~`
const formerOf = (path: string) => `${path}.old~`

/** Makes a change to files in a project, with a trace of what must be undone if a step fails. */
class Transaction {
  /** The files before the change, by their paths relative to the root. Those that are new are undefined. */
  private readonly present = new Map<string, FileOnDisk | undefined>()
  /** What undoes the steps so far, in their order. */
  private readonly undoing: (() => void)[] = []

  constructor(
    private readonly root: string,
    private readonly changes: FileChanges,
  ) {}

  /**
   * Writes the new files beside the present ones, replaces these, and deletes them when all are replaced. Before the first
   * step, every file is looked at.
   */
  run(): void {
    for (const path of this.changes.keys()) this.present.set(path, this.look(path))
    const written = [...this.changes].flatMap(([path, text]) => (text === undefined ? [] : [{ path, text }]))
    const replaced = [...this.present].flatMap(([path, file]) => (file === undefined ? [] : [{ path, file }]))
    for (const { path, text } of written) {
      this.createFolder(folderOf(path))
      this.undoing.push(() => {
        if (existsSync(this.at(nextOf(path)))) this.remove(nextOf(path), nextOf(path))
      })
      naming(path, 'written', () => {
        writeNew(this.at(nextOf(path)), text, this.present.get(path)?.mode)
      })
    }
    // All present files go before any new one comes: on a disk that ignores case, a new name can be that of a present file.
    for (const { path, file } of replaced) {
      this.move(path, path, formerOf(path))
      this.undoing.push(() => {
        this.restore(path, file)
      })
    }
    for (const { path } of written) {
      this.move(path, nextOf(path), path)
      this.undoing.push(() => {
        this.remove(path, path)
      })
    }
    for (const { path } of replaced) this.remove(path, formerOf(path))
  }

  /** Undoes what {@link run} has done. Returns what cannot be undone, and where the files are; nothing if all is undone. */
  undo(): string[] {
    const failures = this.undoing.toReversed().flatMap((action) => {
      try {
        action()
        return []
      } catch (error) {
        return messageOf(error)
      }
    })
    return failures.length === 0
      ? []
      : [...failures, ...[...this.present.keys()].flatMap((path) => this.whereabouts(path))]
  }

  private at(path: string): string {
    return join(this.root, path)
  }

  private look(path: string): FileOnDisk | undefined {
    for (const left of [formerOf(path), nextOf(path)])
      if (existsSync(this.at(left)))
        throw new Error(
          `An interrupted command has left ${left}. If it is the version of ${path} that you want, rename it to ${path}; otherwise, delete it.`,
        )
    if (isPresent(this.root, path, this.changes)) return naming(path, 'changed', () => readPresent(this.at(path)))
    if (this.changes.get(path) === undefined) throw new Error(`${path} is gone.`)
    return undefined
  }

  private createFolder(folder: string): void {
    if (existsSync(this.at(folder))) return
    this.createFolder(folderOf(folder))
    naming(folder, 'created', () => {
      mkdirSync(this.at(folder))
    })
    this.undoing.push(() => {
      naming(folder, 'removed', () => {
        rmdirSync(this.at(folder))
      })
    })
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

  private whereabouts(path: string): string[] {
    const isThere = (name: string) => existsSync(this.at(name))
    return [
      ...(isThere(formerOf(path)) ? [`The former ${path} is now ${formerOf(path)}.`] : []),
      ...(isThere(nextOf(path)) ? [`The new ${path} is now ${nextOf(path)}.`] : []),
      ...(!this.present.get(path) && isThere(path) ? [`${path} is new.`] : []),
    ]
  }
}

/**
 * Changes files, all of them or none: if a step fails, those before it are undone. Signals are ignored until it is done. If the
 * machine stops in between, each file is there with its former or its new text, under its own name or beside it.
 *
 * @throws an error with the file that could not be changed, and the reason; if undoing fails too, with what is where
 */
export function changeFiles(root: string, changes: FileChanges): void {
  const transaction = new Transaction(root, changes)
  const ignore = () => undefined
  for (const signal of SIGNALS) process.on(signal, ignore)
  try {
    transaction.run()
  } catch (error) {
    const failures = transaction.undo()
    if (failures.length === 0) throw new Error(`Nothing was changed. ${messageOf(error)}`, { cause: error })
    throw new Error([messageOf(error), 'Not everything could be undone:', ...failures].join('\n'), { cause: error })
  } finally {
    for (const signal of SIGNALS) process.off(signal, ignore)
  }
}
