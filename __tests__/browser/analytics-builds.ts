import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import type { ChosenAnalytics } from '../../content-model/analytics'

// These ports are part of the builds, so the tests run one at a time.
/** The port of the published site, which is the only one that is measured. */
export const SITE_PORT = 9328
export const SITE_ORIGIN = `http://localhost:${String(SITE_PORT)}`
/** The port of the endpoint that takes consultation requests. */
export const REQUESTS_PORT = 9330
const EVENTS_PORT = 9329
const SERVICE = `http://127.0.0.1:${String(EVENTS_PORT)}`

/** The settings of each build. */
export const ANALYTICS = {
  plausible: { provider: 'plausible', url: `${SERVICE}/api/event`, website: 'example.com' },
  goatcounter: { provider: 'goatcounter', url: `${SERVICE}/count` },
  umami: { provider: 'umami', url: `${SERVICE}/api/send`, website: 'b59e9c65-ae32-47f1-8400-119fcf4861c4' },
  endpoint: { provider: 'endpoint', url: `${SERVICE}/take` },
} as const satisfies Readonly<Record<string, ChosenAnalytics>>

/** The folder of a build, which the project `slow-builds` creates. */
export const analyticsBuild = (provider: keyof typeof ANALYTICS) => `.cache/analytics/${provider}`

/** A request as the service received it. */
export interface ReceivedRequest {
  method: string | undefined
  url: string | undefined
  body: string
  headers: IncomingMessage['headers']
}

/** A real server on the loopback interface that answers as the services do. */
export class AnalyticsServer {
  /** All requests so far, oldest first. */
  readonly received: ReceivedRequest[] = []
  private readonly server: Server = createServer((request, response) => {
    void this.answer(request, response)
  })

  async open(): Promise<void> {
    await new Promise<void>((done, fail) => {
      this.server.once('error', fail)
      this.server.listen(EVENTS_PORT, '127.0.0.1', done)
    })
  }

  close(): void {
    this.server.closeAllConnections()
    this.server.close()
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method, url, headers } = request
    this.received.push({ method, url, headers, body: await text(request) })
    respond(request, response)
  }
}

/** A transparent pixel, as GoatCounter sends it (handlers/count.go). */
const GIF = Buffer.from('R0lGODlhAQABAIABAP///wAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64')

function respond({ url = '', method }: IncomingMessage, response: ServerResponse): void {
  // A server that sets a cookie must not get it back.
  response.setHeader('Set-Cookie', 'visitor=1; Path=/')
  if (url === '/api/send') {
    // Only Umami allows what its own header requires (next.config.ts).
    response.setHeader('Access-Control-Allow-Origin', '*')
    response.setHeader('Access-Control-Allow-Headers', '*')
    response.setHeader('Access-Control-Allow-Methods', 'GET, DELETE, POST, PUT')
    if (method === 'OPTIONS') response.writeHead(204).end()
    else
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"cache":"x","sessionId":"x","visitId":"x"}')
  } else if (url.startsWith('/count')) response.writeHead(200, { 'Content-Type': 'image/gif' }).end(GIF)
  else if (url === '/api/event') response.writeHead(202, { 'Content-Type': 'text/plain' }).end('ok')
  else response.writeHead(204).end()
}
