import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Writes a site with only these pages, given by path, and returns its folder. */
export function writeSite(folder: string, pages: Readonly<Record<string, string>>): string {
  for (const [path, body] of Object.entries(pages)) {
    const file = join(folder, path, 'index.html')
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, `<!doctype html><title>Page</title>${body}`)
  }
  return folder
}
