import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { htmlFileOf } from '../../../tools/preview-report/built-pages'

/** A handmade built site on disk. */
export interface BuiltFolder {
  folder: string
  /** Writes a file by its path on the site. */
  write: (path: string, content: string | Uint8Array) => void
  /** Writes a page with this body, and the data that its app loads. */
  page: (path: string, body: string) => void
  dispose: () => void
}

/** Creates a built site with only the scripts that every page starts with. */
export function builtFolder(): BuiltFolder {
  const folder = mkdtempSync(join(tmpdir(), 'built-'))
  const write: BuiltFolder['write'] = (path, content) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  write('/_redirects', '')
  write('/app.js', 'start()')
  write('/chunk-map.json', JSON.stringify({ app: ['/app.js'] }))
  return {
    folder,
    write,
    page: (path, body) => {
      write(htmlFileOf(path), `<!DOCTYPE html><html lang="en"><head><title>A</title></head><body>${body}</body></html>`)
      const data = { componentChunkName: 'page', staticQueryHashes: [], result: { path } }
      const name = path === '/' ? 'index' : path === '/404' ? '404.html' : path.slice(1)
      write(`/page-data/${name}/page-data.json`, JSON.stringify(data))
    },
    dispose: () => {
      rmSync(folder, { recursive: true })
    },
  }
}
