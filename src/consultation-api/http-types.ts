import type { IncomingHttpHeaders } from 'node:http'

/** An incoming request, independent of the server that received it. */
export interface HttpRequest {
  method: string
  headers: IncomingHttpHeaders
  /** The bytes of the body, or another value if the server has parsed it. */
  body: unknown
  /** The remote address of the connection. */
  address: string
}

/** The response for the server to send. */
export interface HttpResponse {
  status: number
  headers: Record<string, string>
  body: string
}
