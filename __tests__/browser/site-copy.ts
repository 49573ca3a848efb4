import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A built site in a test's folder, whose pages the test can change. */
export class SiteCopy {
  private constructor(readonly folder: string) {}

  /** Copies the site as it was built. */
  static copy(folder: string): SiteCopy {
    cpSync('public', folder, { recursive: true })
    return new SiteCopy(folder)
  }

  /** Creates a site with only these pages, given by path. */
  static of(folder: string, pages: Readonly<Record<string, string>>): SiteCopy {
    const site = new SiteCopy(folder)
    for (const [path, body] of Object.entries(pages)) site.write(path, `<!doctype html><title>Page</title>${body}`)
    return site
  }

  /** Changes a page's HTML. */
  change(path: string, change: (html: string) => string): void {
    const before = readFileSync(this.fileOf(path), 'utf8')
    const after = change(before)
    if (after === before) throw new Error(`${path} has not changed`)
    this.write(path, after)
  }

  private write(path: string, html: string): void {
    const file = this.fileOf(path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, html)
  }

  private fileOf(path: string): string {
    return join(this.folder, path, 'index.html')
  }
}
