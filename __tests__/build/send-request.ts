import { request } from 'node:http'

/** A server's response. */
export interface HttpResponse {
  status: number
  /** All values of each header, by its lowercase name. */
  headers: Map<string, string[]>
  body: string
  /** The body as it was sent over the network. */
  bytes: Buffer
}

/** The options that distinguish a request from a plain GET. */
interface Request {
  method?: string
  headers?: Record<string, string>
  body?: string
  /** The local address to send the request from. */
  localAddress?: string
}

/**
 * Sends a request for exactly this path. `fetch` is unsuitable: it joins the values of repeated headers, normalizes
 * paths, and follows redirects.
 */
export function sendRequest(
  origin: string,
  path: string,
  { method = 'GET', headers: requestHeaders = {}, body: sent, localAddress }: Request = {},
): Promise<HttpResponse> {
  return new Promise((done, fail) => {
    const { hostname, port } = new URL(origin)
    request({ hostname, port, path, method, headers: requestHeaders, agent: false, localAddress }, (response) => {
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
