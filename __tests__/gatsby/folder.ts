import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { filesIn } from '../../content-check/parse/files-in'

/**
 * Replaces the first occurrence of a text.
 *
 * @throws if there is none
 */
export function replaced(text: string, from: string, to: string): string {
  if (!text.includes(from)) throw new Error(`There is no “${from}” in:\n${text}`)
  return text.replace(from, () => to)
}

/** A folder whose files a test may change. Paths are relative to it. */
export class Folder {
  constructor(private readonly path: () => string) {}

  /** The absolute path of a file; the folder itself without one. */
  at(path = ''): string {
    return join(this.path(), path)
  }

  read(path: string): string {
    return readFileSync(this.at(path), 'utf8')
  }

  /** Creates or overwrites a file. */
  write(path: string, text: string | Uint8Array = ''): void {
    mkdirSync(dirname(this.at(path)), { recursive: true })
    writeFileSync(this.at(path), text)
  }

  /** Replaces the first occurrence of a text that must be in the file. */
  replace(path: string, from: string, to: string): void {
    this.write(path, replaced(this.read(path), from, to))
  }

  /** Deletes a file or a folder if it exists. */
  remove(path: string): void {
    rmSync(this.at(path), { recursive: true, force: true })
  }

  files(path = ''): string[] {
    return filesIn(this.at(path)).sort()
  }
}

/** Gives each test of a file an empty folder. */
export function folderForEachTest(): Folder {
  let root = ''
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'folder-'))
  })
  afterEach(() => {
    rmSync(root, { recursive: true })
  })
  return new Folder(() => root)
}

/** Gives each test of a file an empty folder, which is also the working directory. */
export function workingFolderForEachTest(): Folder {
  const folder = folderForEachTest()
  const project = process.cwd()
  beforeEach(() => {
    process.chdir(folder.at())
  })
  afterEach(() => {
    process.chdir(project)
  })
  return folder
}
