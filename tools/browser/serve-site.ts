import { readFileSync, statSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { lookup } from 'mrmime'

/** Types that hold text. Their files are UTF-8, and hosts compress them. */
const TEXT_TYPE = /^(?:text\/|application\/(?:json|manifest\+json|xml)|image\/svg\+xml)/

/** The Content-Type header for a file of a built site, chosen by its extension. */
export function mimeType(file: string): string {
  const type = lookup(file) ?? 'application/octet-stream'
  return TEXT_TYPE.test(type) ? `${type}; charset=utf-8` : type
}

interface SiteResponse {
  status: number
  headers: Record<string, string>
  body: Buffer
}

interface SiteOptions {
  /** Transforms each page's HTML before it is served. */
  transformHtml: (html: string) => string
  /** Whether files are compressed, which takes a tenth of a second per page. */
  compressed: boolean
}

/** Compresses at the highest quality, as a host that compresses each file once does. */
export function brotli(content: Buffer): Buffer {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
}

/**
 * Serves a built site as docs/going-live.md requires: compressed, hashed files cached, all else revalidated, no
 * trailing slashes, 404.html with status 404.
 */
export async function serveSite(
  folder: string,
  { transformHtml = (html) => html, compressed = true }: Partial<SiteOptions> = {},
) {
  const responses = new Map<string, SiteResponse>()
  const server: Server = createServer(({ url = '/' }, response) => {
    try {
      const path = decodeURIComponent(new URL(url, 'http://localhost').pathname)
      const siteResponse = responses.get(path) ?? responseTo(folder, path, { transformHtml, compressed })
      responses.set(path, siteResponse)
      response.writeHead(siteResponse.status, siteResponse.headers)
      response.end(siteResponse.body)
    } catch (error) {
      // An invalid URL, or a site without 404.html, must not end the server in the middle of a test.
      response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' })
      response.end(String(error))
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  return {
    address: `http://127.0.0.1:${address.port}`,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

function responseTo(folder: string, path: string, { transformHtml, compressed }: SiteOptions): SiteResponse {
  const file = fileOf(folder, path)
  const found = file ?? join(folder, '404.html')
  const type = mimeType(found)
  const content = readFileSync(found)
  const raw = extname(found) === '.html' ? Buffer.from(transformHtml(content.toString())) : content
  const isImmutable = path.startsWith('/static/') || /[-.][0-9a-f]{20}\.(?:js|css)$/.test(path)
  const headers: Record<string, string> = {
    'content-type': type,
    'cache-control': isImmutable ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate',
  }
  const body = compressed && TEXT_TYPE.test(type) ? brotli(raw) : raw
  if (body !== raw) headers['content-encoding'] = 'br'
  return { status: file ? 200 : 404, headers: { ...headers, 'content-length': String(body.length) }, body }
}

function fileOf(folder: string, path: string): string | undefined {
  const candidate = join(folder, normalize(path))
  return [candidate, join(candidate, 'index.html')].find(
    (file) => statSync(file, { throwIfNoEntry: false })?.isFile() ?? false,
  )
}
