import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { mimeType } from '../../tools/browser/serve-site'
import { listen } from '../build/server-process'

const HASHED = /[-.][0-9a-f]{20}\.(?:js|css)$/

/** A static file host as described in `docs/going-live.md`; a deploy can replace its files while a page is open. */
export class StaticHost {
  /** The paths of all requests. */
  readonly requests: string[] = []
  /** Whether missing files are served with status 200 and the 404 page, as on some hosts. */
  findsEverything = false
  /** The handler for POST requests; a static host accepts none. */
  takePost: RequestListener = (_request, response) => response.writeHead(405).end()
  /** The previous builds: a deploy removes their scripts, even those that are also in the next build's folder. */
  private readonly replaced: string[] = []
  private readonly server = createServer((request, response) => {
    if (request.method === 'POST') this.takePost(request, response)
    else this.show(request, response)
  })

  constructor(private root: string) {}

  /** Starts the host, by default on a free port, and returns its address. */
  async open(at = 0): Promise<string> {
    return `http://localhost:${String(await listen(this.server, at, 'localhost'))}`
  }

  /** Replaces the current build with another one and removes its scripts. */
  deploy(root: string): void {
    this.replaced.push(this.root)
    this.root = root
  }

  close(): void {
    this.server.closeAllConnections()
    this.server.close()
  }

  /** Responds with the file at the request's path, regardless of the method. */
  show({ url = '/' }: IncomingMessage, response: ServerResponse): void {
    const path = decodedPath(url)
    this.requests.push(path)
    const file = this.find(path)
    response.writeHead(file || this.findsEverything ? 200 : 404, {
      'Content-Type': mimeType(file ?? '404.html'),
      'Cache-Control':
        file && HASHED.test(file) ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate',
      // A host that responds like that sends no other headers either.
      ...(this.findsEverything ? {} : policyOf(this.root)),
    })
    response.end(readFileSync(file ?? join(this.root, '404.html')))
  }

  private find(path: string): string | undefined {
    const isGone = HASHED.test(path) && this.replaced.some((root) => existsSync(join(root, path)))
    return [path, `${path}/index.html`]
      .map((name) => join(this.root, name))
      .find((file) => !isGone && existsSync(file) && statSync(file).isFile())
  }
}

/** The decoded path of a request's URL, or as it is if it cannot be decoded. */
function decodedPath(url: string): string {
  const { pathname } = new URL(`http://localhost${url}`)
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}

/** The headers that a build requires on every response. */
function policyOf(root: string): Record<string, string> {
  const [everywhere = ''] = readFileSync(join(root, '_headers'), 'utf8').split('\n\n')
  const lines = everywhere.split('\n').slice(1)
  return Object.fromEntries(lines.map((line) => [line.split(':')[0]?.trim() ?? '', line.replace(/^[^:]*: /, '')]))
}
