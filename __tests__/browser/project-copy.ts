import { spawn } from 'node:child_process'
import { hash } from 'node:crypto'
import { chmodSync, cpSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { parseDocument } from 'yaml'
import { Folder } from '../gatsby/folder'

/** Folders that a copy omits: dependencies are linked, and builds and tests create the rest. */
const EXCLUDED = new Set(
  'node_modules .cache public public-flat .preview-builds .git test-results playwright-report'.split(' '),
)

/** The terminal output of a build and its exit code. */
interface BuildResult {
  code: number | null
  output: string
}

/** Creates a temporary folder. Other users can read it, because some tests check the content as another user. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-'))
  chmodSync(folder, 0o755)
  return folder
}

/** A copy of the project in a temporary folder, whose content a test can change. */
export class ProjectCopy extends Folder {
  constructor(readonly root = temporaryFolder()) {
    super(() => root)
    cpSync('.', root, { recursive: true, filter: (source) => !EXCLUDED.has(basename(source)) })
    symlinkSync(resolve('node_modules'), join(root, 'node_modules'))
  }

  /** Sets a value in a YAML file at a path like `['cards', 0, 'title']`, and leaves the other lines unchanged. */
  change(
    file: string,
    path: readonly (string | number)[],
    value: string | readonly string[] | Readonly<Record<string, string>>,
  ): void {
    const document = parseDocument(this.read(file))
    document.setIn(path, value)
    this.write(file, document.toString({ lineWidth: 0 }))
  }

  /** Runs `gatsby build` in the copy, with more variables in its environment. */
  build(variables: Readonly<Record<string, string>> = {}): Promise<BuildResult> {
    const child = spawn(resolve('node_modules/.bin/gatsby'), ['build'], {
      cwd: this.root,
      env: { ...process.env, GATSBY_TELEMETRY_DISABLED: '1', NODE_ENV: 'production', FORCE_COLOR: '0', ...variables },
    })
    const chunks: Buffer[] = []
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => chunks.push(chunk))
    return new Promise((done, fail) => {
      child.once('error', fail)
      child.once('close', (code) => {
        done({ code, output: stripVTControlCharacters(Buffer.concat(chunks).toString()) })
      })
    })
  }

  /** Renames a file. */
  rename(from: string, to: string): void {
    renameSync(this.at(from), this.at(to))
  }

  /** Returns the built HTML files and the data for client-side navigation, by their paths in `public/`. */
  published(): Map<string, string> {
    const read = this.files('public').filter((file) => file.endsWith('.html') || /^page-data.*\.json$/.test(file))
    return new Map(read.map((file) => [file, this.read(join('public', file))]))
  }

  /** Returns the hashes of all built files, by their paths in `public/`. */
  publishedHashes(): Map<string, string> {
    const hashOf = (file: string) => hash('sha256', readFileSync(this.at(join('public', file))))
    return new Map(this.files('public').map((file) => [file, hashOf(file)]))
  }

  /** Saves the latest build to a folder of the project for later tests. */
  keepBuild(folder: string): void {
    rmSync(folder, { recursive: true, force: true })
    cpSync(this.at('public'), folder, { recursive: true })
  }

  /** Deletes the copy. */
  dispose(): void {
    rmSync(this.root, { recursive: true, force: true })
  }
}
