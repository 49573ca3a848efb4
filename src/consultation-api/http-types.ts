import type { IncomingHttpHeaders } from 'node:http'

/** A request as it has come in, whatever server took it. */
export interface HttpRequest {
  method: string
  headers: IncomingHttpHeaders
  /** The bytes of the body; anything else where the server has not read it as such. */
  body: unknown
  /** The address of the connection's other end. */
  address: string
}

/** What the server is to answer. */
export interface HttpResponse {
  status: number
  headers: Record<string, string>
  body: string
}
