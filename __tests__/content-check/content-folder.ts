import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { stringify } from 'yaml'
import { WORDS_FILE } from '../../content-check/rules/spelling'
import { contentTree } from '../factories/content'

/** A project's root on disk with valid content that a test may break. */
export interface ContentFolder {
  root: string
  /** Writes a file in `content/`. */
  write: (path: string, text: string | Uint8Array) => void
  /** Reads a file in `content/`. */
  read: (path: string) => string
  /** Replaces text in a file in `content/`. */
  replace: (path: string, from: string, to: string) => void
  remove: (path: string) => void
  /** Removes everything. */
  dispose: () => void
}

/** Writes the smallest valid content to a temporary folder. */
export function contentFolder(): ContentFolder {
  const root = mkdtempSync(join(tmpdir(), 'content-'))
  const at = (path: string) => join(root, 'content', path)
  const write: ContentFolder['write'] = (path, text) => {
    mkdirSync(dirname(at(path)), { recursive: true })
    writeFileSync(at(path), text)
  }
  for (const [path, value] of Object.entries(contentTree()))
    write(path, stringify(value, { aliasDuplicateObjects: false, lineWidth: 0 }))
  writeFileSync(join(root, WORDS_FILE), 'LinkedIn\nbenchmarking\n')
  return {
    root,
    write,
    read: (path) => readFileSync(at(path), 'utf8'),
    replace: (path, from, to) => {
      const text = readFileSync(at(path), 'utf8')
      if (!text.includes(from)) throw new Error(`${path} does not contain ${from}`)
      write(
        path,
        text.replace(from, () => to),
      )
    },
    remove: (path) => {
      rmSync(at(path))
    },
    dispose: () => {
      rmSync(root, { recursive: true })
    },
  }
}

/** Gives each test of a file its own content folder. */
export function contentForEachTest(): ContentFolder {
  let current: ContentFolder
  beforeEach(() => {
    current = contentFolder()
  })
  afterEach(() => {
    current.dispose()
  })
  return {
    get root() {
      return current.root
    },
    write: (path, text) => {
      current.write(path, text)
    },
    read: (path) => current.read(path),
    replace: (path, from, to) => {
      current.replace(path, from, to)
    },
    remove: (path) => {
      current.remove(path)
    },
    dispose: () => {
      current.dispose()
    },
  }
}
