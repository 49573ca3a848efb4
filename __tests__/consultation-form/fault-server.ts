import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

/** A fault that a network or a service can cause. “taken” means that the service has accepted the request. */
export type Fault =
  | 'none'
  | 'down'
  | 'reset'
  | 'reset, taken'
  | 'reset within the answer, taken'
  | 'hang'
  | 'hang, taken'
  | 'slow'
  | 'too slow, taken'
  | '500'
  | '500, taken'
  | '502, taken'
  | '504, taken'
  | '503'
  | '503 with Retry-After'
  | '429'
  | '429 with Retry-After'
  | '429 for an hour'
  | 'no JSON'
  | 'no JSON, taken'
  | 'half of the JSON, taken'
  | 'twice'

export const FAULTS: readonly Fault[] = [
  'none',
  'down',
  'reset',
  'reset, taken',
  'reset within the answer, taken',
  'hang',
  'hang, taken',
  'slow',
  'too slow, taken',
  '500',
  '500, taken',
  '502, taken',
  '504, taken',
  '503',
  '503 with Retry-After',
  '429',
  '429 with Retry-After',
  '429 for an hour',
  'no JSON',
  'no JSON, taken',
  'half of the JSON, taken',
  'twice',
]

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
  /** The remaining faults. */
  faults: Fault[] = []
  /** The field faults with which it rejects every request, if set. */
  refuses: Readonly<Record<string, string>> | undefined
  /** The messages of the accepted requests, once for each time they arrived. */
  taken: string[] = []
  private readonly known = new Set<string>()
  private readonly server = createServer((request, response) => {
    void this.answer(request, response)
  })
  private port: number
  private reopened = Promise.resolve()

  constructor(private readonly options: FaultServerOptions) {
    this.port = options.port ?? 0
  }

  get url(): string {
    return `http://127.0.0.1:${String(this.port)}/requests`
  }

  /** Starts listening, at the same address as before if reopened. */
  async open(): Promise<void> {
    await new Promise<void>((done, fail) => {
      this.server.once('error', fail)
      this.server.listen(this.port, '127.0.0.1', () => {
        this.server.off('error', fail)
        done()
      })
    })
    const address = this.server.address()
    if (address === null || typeof address === 'string') throw new Error('The fault server has no port')
    this.port = address.port
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
  private goDown(seconds: number): void {
    this.reopened = this.close()
      .then(() => new Promise((done) => setTimeout(done, seconds * this.options.second)))
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
    const body = await read(request)
    if (body === undefined) return
    if (this.refuses) {
      response.writeHead(422).end(JSON.stringify({ faults: this.refuses }))
      return
    }
    const fault = this.faults.shift() ?? 'none'
    if (fault === 'none' || fault === 'slow' || fault === 'twice' || fault.endsWith('taken')) this.take(body)
    await this.misbehave(fault, body, response)
  }

  /** Accepts a request, unless it is a known repeat. */
  private take(body: string): void {
    const { submission_id: id, message } = fieldsOf(body)
    if (this.options.knowsRepeats && this.known.has(id)) return
    this.known.add(id)
    this.taken.push(message)
  }

  private async misbehave(fault: Fault, body: string, response: ServerResponse): Promise<void> {
    // Contains the responses of both an endpoint and Formspree.
    const success = JSON.stringify({ submission_id: fieldsOf(body).submission_id, ok: true })
    const { second } = this.options
    const status = Number.parseInt(fault, 10)
    switch (fault) {
      case 'none':
        response.end(success)
        return
      case 'twice':
        // A gateway may repeat a request after a timeout. Only a service that recognizes repeats can handle this.
        if (this.options.knowsRepeats) this.take(body)
        response.end(success)
        return
      case 'down':
        this.goDown(2)
        return
      case 'reset':
      case 'reset, taken':
        response.socket?.resetAndDestroy()
        return
      case 'reset within the answer, taken':
        response.writeHead(200, { 'Content-Length': success.length }).write(success.slice(0, 9))
        setTimeout(() => response.socket?.resetAndDestroy(), second / 4)
        return
      case 'hang':
      case 'hang, taken':
        return
      case 'slow':
        await drip(success, response, second / 20)
        return
      case 'too slow, taken':
        await drip(success, response, second)
        return
      case '429 for an hour':
        response.writeHead(429, { 'Retry-After': '3600' }).end()
        return
      case '429 with Retry-After':
        response.writeHead(429, { 'Retry-After': '10' }).end()
        return
      case '503 with Retry-After':
        response.writeHead(503, { 'Retry-After': new Date(Date.now() + 1000).toUTCString() }).end()
        return
      case 'no JSON':
      case 'no JSON, taken':
        response.end('<!doctype html><title>Please sign in to this network</title>')
        return
      case 'half of the JSON, taken':
        response.end(success.slice(0, 20))
        return
      default:
        response.writeHead(status).end()
    }
  }
}

/** Reads the body of a request; `undefined` if the client has disconnected. */
async function read(request: IncomingMessage): Promise<string | undefined> {
  request.setEncoding('utf8')
  let body = ''
  try {
    for await (const chunk of request) body += String(chunk)
    return body
  } catch {
    return undefined
  }
}

/** Reads the fields of a request sent as JSON or as form data. */
function fieldsOf(body: string): Record<'submission_id' | 'message', string> {
  const field = (name: string) => {
    const [, inJson, inForm] =
      new RegExp(`"${name}":("(?:[^"\\\\]|\\\\.)*")|name="${name}"\\r\\n\\r\\n([^]*?)\\r\\n--`).exec(body) ?? []
    return inJson === undefined ? (inForm ?? '') : String(JSON.parse(inJson))
  }
  return { submission_id: field('submission_id'), message: field('message') }
}

/** Sends a response character by character. */
async function drip(text: string, response: ServerResponse, pauseMs: number): Promise<void> {
  for (const letter of text) {
    if (response.destroyed) return
    response.write(letter)
    await new Promise((done) => setTimeout(done, pauseMs))
  }
  response.end()
}
