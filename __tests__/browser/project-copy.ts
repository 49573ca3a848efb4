import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, relative, resolve, sep } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { parseDocument } from 'yaml'

/** What a copy does without: dependencies are linked, the rest is made by builds and tests. */
const LEFT_OUT = new Set([
  'node_modules',
  '.cache',
  'public',
  'public-flat',
  '.git',
  'test-results',
  'playwright-report',
])

/** Where a build is kept that came after the project's own, with other scripts; deploy.spec.ts puts it in its place. */
export const NEXT_BUILD = '.cache/next-build'

/** What a build wrote to the terminal, and the code that it ended with. */
export interface BuildResult {
  code: number | null
  output: string
}

/** A copy of the project in a temporary folder, whose content a test may change. */
export class ProjectCopy {
  readonly root = mkdtempSync(join(tmpdir(), 'site-'))

  constructor() {
    cpSync('.', this.root, { recursive: true, filter: (source) => !LEFT_OUT.has(basename(source)) })
    symlinkSync(resolve('node_modules'), join(this.root, 'node_modules'))
    this.shrinkPictures()
  }

  /** Sets a value in a YAML file, such as `['cards', 0, 'title']`, and leaves its other lines as they are. */
  change(file: string, path: readonly (string | number)[], value: string | Readonly<Record<string, string>>): void {
    const document = parseDocument(this.read(file))
    document.setIn(path, value)
    this.write(file, document.toString({ lineWidth: 0 }))
  }

  /** Replaces a text that a file must have. */
  replace(file: string, from: string, to: string): void {
    const text = this.read(file)
    if (!text.includes(from)) throw new Error(`${file} has no ${from}`)
    this.write(file, text.replaceAll(from, to))
  }

  /** Runs `gatsby build` in the copy. */
  build(): Promise<BuildResult> {
    const child = spawn(resolve('node_modules/.bin/gatsby'), ['build'], {
      cwd: this.root,
      env: { ...process.env, GATSBY_TELEMETRY_DISABLED: '1', NODE_ENV: 'production', FORCE_COLOR: '0' },
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

  /** A file's text. */
  read(file: string): string {
    return readFileSync(join(this.root, file), 'utf8')
  }

  /** The number of the first line that has a text. */
  lineOf(file: string, text: string): number {
    const index = this.read(file)
      .split('\n')
      .findIndex((line) => line.includes(text))
    if (index < 0) throw new Error(`${file} has no ${text}`)
    return index + 1
  }

  /** Writes a file anew. */
  write(file: string, text: string): void {
    writeFileSync(join(this.root, file), text)
  }

  /** Gives a file another path. */
  rename(from: string, to: string): void {
    renameSync(join(this.root, from), join(this.root, to))
  }

  /** Deletes a file. */
  remove(file: string): void {
    rmSync(join(this.root, file))
  }

  /** The built pages' HTML and the data that navigation on the client reads, by their paths within `public/`. */
  published(): Map<string, string> {
    const folder = join(this.root, 'public')
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    const files = entries.map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    const read = files.filter((file) => file.endsWith('.html') || /^page-data.*\.json$/.test(file))
    return new Map(read.map((file) => [file, this.read(join('public', file))]))
  }

  /** Lets the next build differ in its code: none of its scripts keeps its name, and a page's component has another. */
  changeCode(): void {
    const configure = 'actions.setWebpackConfig({'
    this.replace('gatsby/output/webpack-bundle.ts', configure, `${configure} output: { hashSalt: 'next' },`)
    this.rename('src/templates/legal.tsx', 'src/templates/legal-text.tsx')
    this.replace('gatsby/pages/create-pages.ts', 'templates/legal.tsx', 'templates/legal-text.tsx')
  }

  /** Keeps what was built last in a folder of the project, for tests that come later. */
  keepBuild(folder: string): void {
    rmSync(folder, { recursive: true, force: true })
    cpSync(join(this.root, 'public'), folder, { recursive: true })
  }

  /** Removes the copy. */
  dispose(): void {
    rmSync(this.root, { recursive: true, force: true })
  }

  /** One small format for all pictures: they take minutes, and these tests look at words. */
  private shrinkPictures(): void {
    const config = this.read('gatsby-config.ts')
    const small = "const PICTURE_DEFAULTS = { formats: ['webp'], placeholder: 'none', breakpoints: [64] }"
    const shrunk = config.replace(/^const PICTURE_DEFAULTS = .*$/m, small)
    if (shrunk === config) throw new Error('gatsby-config.ts has no line that begins with const PICTURE_DEFAULTS')
    this.write('gatsby-config.ts', shrunk)
  }
}
