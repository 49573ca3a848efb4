import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stringify } from 'yaml'
import { WORDS_FILE } from '../../content-check/rules/known-words'
import { contentTree } from '../factories/content'
import { Folder } from '../gatsby/folder'

/** A project's root on disk with valid content that a test may break. Paths are relative to `content/`. */
export class ContentFolder extends Folder {
  constructor(private readonly rootOf: () => string) {
    super(() => join(rootOf(), 'content'))
  }

  get root(): string {
    return this.rootOf()
  }

  dispose(): void {
    rmSync(this.root, { recursive: true })
  }
}

/** The smallest valid content: the text of each file, by its path within `content/`. */
export const TEXTS: ReadonlyMap<string, string> = new Map(
  Object.entries(contentTree()).map(([path, value]) => [
    path,
    stringify(value, { aliasDuplicateObjects: false, lineWidth: 0 }),
  ]),
)

/** Writes the smallest valid content to a temporary folder. */
export function contentFolder(): ContentFolder {
  const root = mkdtempSync(join(tmpdir(), 'content-'))
  const content = new ContentFolder(() => root)
  for (const [path, text] of TEXTS) content.write(path, text)
  writeFileSync(join(root, WORDS_FILE), 'benchmarking\n')
  return content
}

export function contentForEachTest(): ContentFolder {
  let root = ''
  const content = new ContentFolder(() => root)
  beforeEach(() => {
    ;({ root } = contentFolder())
  })
  afterEach(() => {
    content.dispose()
  })
  return content
}
