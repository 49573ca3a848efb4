import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { listen } from '../build/server-process'

const FAULTS_BEFORE_ACCEPTING = [
  '503',
  '503 until a date',
  '429 for 30 s',
  '429 for 31 s',
  '429 for an hour',
  '404',
  'down',
] as const
const FAULTS_EITHER_WAY = ['500', 'no JSON', 'reset', 'reset within the answer', 'hang', 'too slow'] as const

/** A fault that a network or a service can cause. “taken” means that the service has accepted the request. */
export type Fault =
  | 'slow'
  | (typeof FAULTS_BEFORE_ACCEPTING)[number]
  | (typeof FAULTS_EITHER_WAY)[number]
  | `${(typeof FAULTS_EITHER_WAY)[number]}, taken`

export const TAKEN_FAULTS = FAULTS_EITHER_WAY.map((fault) => `${fault}, taken` as const)
export const FAULTS: readonly Fault[] = ['slow', ...FAULTS_BEFORE_ACCEPTING, ...FAULTS_EITHER_WAY, ...TAKEN_FAULTS]

const RETRY_AFTER = new Map([
  ['503 until a date', () => new Date(Date.now() + 1000).toUTCString()],
  ['429 for 30 s', () => '30'],
  ['429 for 31 s', () => '31'],
  ['429 for an hour', () => '3600'],
])

interface FaultServerOptions {
  /** The length of a second, in milliseconds. */
  second: number
  /** Whether it recognizes a repeated request by its id. An endpoint must; form providers do not. */
  knowsRepeats: boolean
  port?: number
}

/**
 * A real server on the loopback interface that accepts consultation requests as an endpoint does. It applies one
 * configured fault to each request in turn, and none after the last.
 */
export class FaultServer {
  faults: Fault[] = []
  /** The field faults with which it rejects every request, if set. */
  refuses: Readonly<Record<string, string>> | undefined
  /** The bodies of the accepted requests, once for each time they arrived. */
  taken: string[] = []
  private readonly known = new Set<string>()
  private readonly server = createServer((request, response) => {
    // A client that disconnects causes an error.
    void this.answer(request, response).catch(() => undefined)
  })
  private port: number
  private reopened = Promise.resolve()

  constructor(readonly options: FaultServerOptions) {
    this.port = options.port ?? 0
  }

  get url(): string {
    return `http://127.0.0.1:${String(this.port)}/requests`
  }

  /** Starts listening, at the same address as before if reopened. */
  async open(): Promise<void> {
    this.port = await listen(this.server, this.port)
  }

  /** Stops listening and closes open connections. New connections are refused. */
  async close(): Promise<void> {
    const closed = new Promise((done) => this.server.close(done))
    this.server.closeAllConnections()
    await closed
  }

  /** Resolves when the server can be reached. */
  get up(): Promise<void> {
    return this.reopened
  }

  /** Refuses connections for a number of seconds. */
  goDown(seconds: number): void {
    this.reopened = this.close()
      .then(() => pause(seconds * this.options.second))
      .then(() => this.open())
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // Pages on other origins send a preflight request first, and can read only the exposed headers.
    response.setHeader('Access-Control-Allow-Origin', '*')
    response.setHeader('Access-Control-Allow-Headers', 'Content-Type')
    response.setHeader('Access-Control-Expose-Headers', 'Retry-After')
    if (request.method !== 'POST') {
      response.writeHead(204).end()
      return
    }
    const body = await text(request)
    if (this.refuses) {
      response.writeHead(422).end(JSON.stringify({ faults: this.refuses }))
      return
    }
    // Form providers do not read the id of form data.
    const id = /"submission_id":"([^"]+)"/.exec(body)?.[1] ?? randomUUID()
    const fault = this.faults.shift()
    if (fault === undefined || fault === 'slow' || fault.endsWith(', taken')) this.take(id, body)
    // Contains the responses of both an endpoint and Formspree.
    await this.respond(fault?.replace(', taken', ''), JSON.stringify({ submission_id: id, ok: true }), response)
  }

  /** Accepts a request, unless it is a known repeat. */
  private take(id: string, body: string): void {
    if (this.options.knowsRepeats && this.known.has(id)) return
    this.known.add(id)
    this.taken.push(body)
  }

  private async respond(fault: string | undefined, success: string, response: ServerResponse): Promise<void> {
    const { second } = this.options
    const status = Number.parseInt(fault ?? '200', 10)
    if (fault === 'down') this.goDown(2)
    else if (fault === 'reset') response.socket?.resetAndDestroy()
    else if (fault === 'reset within the answer') {
      response.writeHead(200, { 'Content-Length': success.length }).write(success.slice(0, 9))
      await pause(second / 4)
      response.socket?.resetAndDestroy()
    } else if (fault === 'slow') await this.halve(success, response, 5)
    else if (fault === 'too slow') await this.halve(success, response, 20)
    else if (fault === 'no JSON') response.end('<!doctype html><title>Please sign in to this network</title>')
    else if (fault !== 'hang') {
      const retryAfter = RETRY_AFTER.get(fault ?? '')?.()
      response.writeHead(status, retryAfter === undefined ? {} : { 'Retry-After': retryAfter })
      response.end(status === 200 ? success : '')
    }
  }

  /** Sends a response in two halves, with a wait between them in seconds. */
  private async halve(content: string, response: ServerResponse, seconds: number): Promise<void> {
    response.write(content.slice(0, 20))
    await pause(seconds * this.options.second)
    response.end(content.slice(20))
  }
}

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds))
