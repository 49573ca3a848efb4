import type * as Fs from 'node:fs'
import { basename, dirname, join } from 'node:path'

type Call = (...args: unknown[]) => unknown

/** The functions that change files. Their first argument is a path, or an open file. */
const CHANGES = 'mkdirSync openSync writeFileSync fchmodSync fsyncSync closeSync renameSync unlinkSync rmdirSync'.split(
  ' ',
)

/** The functions whose first argument is a path. */
const LOOKS = 'mkdirSync openSync renameSync unlinkSync rmdirSync existsSync lstatSync readFileSync accessSync'.split(
  ' ',
)

class Disk {
  private calls = 0
  private faults: (call: number) => boolean = () => false
  /** It takes names that differ only in capitals for the same, as those of Macs and Windows do. */
  ignoresCase = false

  /** Lets changes fail, counted from 1. */
  fail(faults: (call: number) => boolean): void {
    this.calls = 0
    this.faults = faults
  }

  repair(): void {
    this.fail(() => false)
  }

  try(name: string): void {
    this.calls++
    if (this.faults(this.calls))
      throw Object.assign(new Error(`EIO: i/o error, ${name}`), { code: 'EIO', syscall: name })
  }
}

/** How the disk of a test behaves. Works in a test that mocks `node:fs` with {@link withFaults}. */
export const disk = new Disk()

/** The path with the names that are on the disk, where they differ only in capitals. */
function onDisk(fs: typeof Fs, path: string): string {
  const folder = dirname(path)
  if (folder === path) return path
  const parent = onDisk(fs, folder)
  const names = fs.existsSync(parent) ? fs.readdirSync(parent) : []
  const name = basename(path)
  return join(parent, names.find((other) => other.toLowerCase() === name.toLowerCase()) ?? name)
}

/** The file system of Node on a disk that fails, or ignores case. */
export function withFaults(fs: typeof Fs): typeof Fs {
  const wrapped = Object.entries(fs).map(([name, own]: [string, unknown]): [string, unknown] => {
    if (typeof own !== 'function' || !(CHANGES.includes(name) || LOOKS.includes(name))) return [name, own]
    const call: Call = (...args) => {
      if (CHANGES.includes(name)) disk.try(name)
      // A test need not wait for a real disk.
      if (name === 'fsyncSync') return undefined
      const [path, ...rest] = args
      if (!disk.ignoresCase || !LOOKS.includes(name) || typeof path !== 'string') return (own as Call)(...args)
      const [target] = rest
      if (name !== 'renameSync' || typeof target !== 'string') return (own as Call)(onDisk(fs, path), ...rest)
      // The file gets the new name as it is written; a file whose name is the same to the disk is replaced.
      const [source, replaced] = [onDisk(fs, path), onDisk(fs, target)]
      if (replaced !== source) fs.rmSync(replaced, { force: true })
      fs.renameSync(source, target)
      return undefined
    }
    return [name, call]
  })
  return Object.fromEntries(wrapped) as typeof Fs
}
