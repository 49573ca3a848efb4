import type { IncomingMessage, ServerResponse } from 'node:http'
import { PROBLEMS_PATH } from '../../content-model/routes/named-paths'

/** What is used of Gatsby's development server, an Express application. */
export interface DevelopServer {
  /** `*` is every path. `next` passes a request to the next handler. */
  get: (path: string, respond: (request: IncomingMessage, response: ServerResponse, next: () => void) => void) => void
}

/** Reports content problems to the open pages of `gatsby develop`. */
export interface ProblemStream {
  /** Shows the problems on every open page; none for an empty text. */
  show: (text: string) => void
  serve: (server: DevelopServer) => void
}

const eventOf = (text: string) => `data: ${text.replace(/\r\n?|\n/g, '\ndata: ')}\n\n`

/** A stream of server-sent events that initially reports no problems. */
export function problemStream(): ProblemStream {
  const pages = new Set<ServerResponse>()
  let current = ''
  return {
    show: (text) => {
      current = text
      for (const page of pages) page.write(eventOf(text))
    },
    serve: (server) => {
      server.get(PROBLEMS_PATH, (request, response) => {
        // Without `no-transform`, Gatsby would compress the stream, and hold back each event until there are more.
        response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-cache, no-transform' })
        response.write(eventOf(current))
        pages.add(response)
        request.once('close', () => {
          pages.delete(response)
        })
      })
    },
  }
}
