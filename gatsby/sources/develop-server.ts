import type { IncomingMessage, ServerResponse } from 'node:http'

/** The part of Gatsby's develop server that is used here, which is an Express application. */
export interface DevelopServer {
  /** Answers requests for a path, `*` for every path; `next` leaves a request to others. */
  get: (path: string, respond: (request: IncomingMessage, response: ServerResponse, next: () => void) => void) => void
}
