import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { filesIn } from '../../content-check/parse/files-in'

/** Gives each test of a file an empty folder. Its paths are relative to that folder. */
export function folderForEachTest() {
  let root = ''
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'folder-'))
  })
  afterEach(() => {
    rmSync(root, { recursive: true })
  })
  const at = (path: string) => join(root, path)
  return {
    /** The absolute path of a file; the folder itself without one. */
    at: (path = '') => at(path),
    write: (path: string, text: string | Uint8Array = '') => {
      mkdirSync(dirname(at(path)), { recursive: true })
      writeFileSync(at(path), text)
    },
    read: (path: string) => readFileSync(at(path), 'utf8'),
    files: (path = '') => filesIn(at(path)).sort(),
  }
}
