import type { IncomingMessage, ServerResponse } from 'node:http'

/** The part of Gatsby's development server, an Express application, that is used here. */
export interface DevelopServer {
  /** Handles requests for a path, or for every path with `*`. `next` passes a request to the next handler. */
  get: (path: string, respond: (request: IncomingMessage, response: ServerResponse, next: () => void) => void) => void
}
