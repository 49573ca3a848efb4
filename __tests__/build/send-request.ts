import { type IncomingMessage, request, type RequestOptions } from 'node:http'
import { buffer } from 'node:stream/consumers'

export interface HttpResponse {
  status: number
  /** All values of each header, by its lowercase name. */
  headers: Map<string, string[]>
  body: string
  /** The body as it was sent over the network. */
  bytes: Buffer
}

/**
 * Sends a request for exactly this path. `fetch` is unsuitable: it joins the values of repeated headers, normalizes
 * paths, and follows redirects.
 */
export async function sendRequest(
  origin: string,
  path: string,
  { body: sent, ...options }: RequestOptions & { body?: string } = {},
): Promise<HttpResponse> {
  const { hostname, port } = new URL(origin)
  const response = await new Promise<IncomingMessage>((done, fail) => {
    request({ hostname, port, path, agent: false, ...options }, done)
      .once('error', fail)
      .end(sent)
  })
  const bytes = await buffer(response)
  const headers = new Map(Object.entries(response.headersDistinct).map(([name, values = []]) => [name, values]))
  return { status: response.statusCode ?? 0, headers, body: bytes.toString(), bytes }
}
