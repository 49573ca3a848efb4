import type { ServerResponse } from 'node:http'
import { PROBLEMS_PATH } from '../../src/dev-overlay/problems-path'
import type { DevelopServer } from './develop-server'

/** Tells the open pages of `gatsby develop` what is wrong in the content. */
export interface ProblemStream {
  /** Sends the problems to every open page; an empty text says that there are none. */
  show: (text: string) => void
  /** Offers the stream at its path, as server-sent events. */
  serve: (server: DevelopServer) => void
}

/** A text as one event; each of its lines becomes a line of data. */
const eventOf = (text: string) =>
  `${text
    .split(/\r\n|\r|\n/)
    .map((line) => `data: ${line}`)
    .join('\n')}\n\n`

/** Makes a stream, which says at first that there are no problems. */
export function problemStream(): ProblemStream {
  const pages = new Set<ServerResponse>()
  let last = ''
  return {
    show: (text) => {
      last = text
      for (const page of pages) page.write(eventOf(text))
    },
    serve: (server) => {
      server.get(PROBLEMS_PATH, (request, response) => {
        // Gatsby compresses what may be transformed, and would hold the events back until there are enough.
        response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-cache, no-transform' })
        response.write(eventOf(last))
        pages.add(response)
        request.once('close', () => {
          pages.delete(response)
        })
      })
    },
  }
}
