import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { stringify } from 'yaml'
import { WORDS_FILE } from '../../content-check/rules/spelling'
import { contentTree } from '../factories/content'

/** A project's root on disk with valid content that a test may break. */
export interface ContentFolder {
  root: string
  write: (path: string, text: string | Uint8Array) => void
  read: (path: string) => string
  replace: (path: string, from: string, to: string) => void
  remove: (path: string) => void
  dispose: () => void
}

/** The smallest valid content: the text of each file, by its path within `content/`. */
export const TEXTS: ReadonlyMap<string, string> = new Map(
  Object.entries(contentTree()).map(([path, value]) => [
    path,
    stringify(value, { aliasDuplicateObjects: false, lineWidth: 0 }),
  ]),
)

/**
 * Replaces the first occurrence of a text.
 *
 * @throws if there is none
 */
export function replaced(text: string, from: string, to: string): string {
  if (!text.includes(from)) throw new Error(`There is no “${from}” in:\n${text}`)
  return text.replace(from, () => to)
}

function folderAt(rootOf: () => string): ContentFolder {
  const at = (path: string) => join(rootOf(), 'content', path)
  const read = (path: string) => readFileSync(at(path), 'utf8')
  const write: ContentFolder['write'] = (path, text) => {
    mkdirSync(dirname(at(path)), { recursive: true })
    writeFileSync(at(path), text)
  }
  return {
    get root() {
      return rootOf()
    },
    read,
    write,
    replace: (path, from, to) => {
      write(path, replaced(read(path), from, to))
    },
    remove: (path) => {
      rmSync(at(path))
    },
    dispose: () => {
      rmSync(rootOf(), { recursive: true })
    },
  }
}

/** Writes the smallest valid content to a temporary folder. */
export function contentFolder(): ContentFolder {
  const root = mkdtempSync(join(tmpdir(), 'content-'))
  const content = folderAt(() => root)
  for (const [path, text] of TEXTS) content.write(path, text)
  writeFileSync(join(root, WORDS_FILE), 'LinkedIn\nbenchmarking\n')
  return content
}

export function contentForEachTest(): ContentFolder {
  let root = ''
  const content = folderAt(() => root)
  beforeEach(() => {
    ;({ root } = contentFolder())
  })
  afterEach(() => {
    content.dispose()
  })
  return content
}
