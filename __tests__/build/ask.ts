import { request } from 'node:http'

/** What a server has answered. */
export interface Answer {
  status: number
  /** By their names in lower case, every value that the answer gives. */
  headers: Map<string, string[]>
  body: string
}

/**
 * Asks a server for a path, as it is written. Not by `fetch`, which joins the values of doubled headers, makes paths simple
 * before it sends them, and follows redirects.
 */
export function ask(origin: string, path: string, method = 'GET'): Promise<Answer> {
  return new Promise((done, fail) => {
    const { hostname, port } = new URL(origin)
    request({ hostname, port, path, method, agent: false }, (response) => {
      const headers = new Map<string, string[]>()
      const { rawHeaders } = response
      for (let index = 0; index < rawHeaders.length; index += 2) {
        const name = (rawHeaders[index] ?? '').toLowerCase()
        headers.set(name, [...(headers.get(name) ?? []), rawHeaders[index + 1] ?? ''])
      }
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        done({ status: response.statusCode ?? 0, headers, body: Buffer.concat(chunks).toString() })
      })
    })
      .once('error', fail)
      .end()
  })
}
