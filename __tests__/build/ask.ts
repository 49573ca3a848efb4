import { request } from 'node:http'

/** What a server has answered. */
export interface Answer {
  status: number
  /** By their names in lower case, every value that the answer gives. */
  headers: Map<string, string[]>
  body: string
  /** The body as it went over the line. */
  bytes: Buffer
}

/** What makes a request another one than a plain GET. */
interface Request {
  method?: string
  headers?: Record<string, string>
  body?: string
  /** The address of this machine to ask from. */
  localAddress?: string
}

/**
 * Asks a server for a path, as it is written. Not by `fetch`, which joins the values of doubled headers, makes paths simple
 * before it sends them, and follows redirects.
 */
export function ask(
  origin: string,
  path: string,
  { method = 'GET', headers: asked = {}, body: sent, localAddress }: Request = {},
): Promise<Answer> {
  return new Promise((done, fail) => {
    const { hostname, port } = new URL(origin)
    request({ hostname, port, path, method, headers: asked, agent: false, localAddress }, (response) => {
      const headers = new Map<string, string[]>()
      const { rawHeaders } = response
      for (let index = 0; index < rawHeaders.length; index += 2) {
        const name = (rawHeaders[index] ?? '').toLowerCase()
        headers.set(name, [...(headers.get(name) ?? []), rawHeaders[index + 1] ?? ''])
      }
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const bytes = Buffer.concat(chunks)
        done({ status: response.statusCode ?? 0, headers, body: bytes.toString(), bytes })
      })
    })
      .once('error', fail)
      .end(sent)
  })
}
