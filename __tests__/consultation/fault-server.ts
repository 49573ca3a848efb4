import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What a network or a service can do to a request. Where it says “taken”, the service has it. */
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
  /** How long a second is, in milliseconds. */
  second: number
  /** Whether it knows a request again by its id, as an endpoint has to; a form provider does not. */
  knowsRepeats: boolean
  port?: number
}

/**
 * A real server on loopback that takes consultation requests as an endpoint does, and does to each what it is told to,
 * one fault for each request in turn and nothing wrong after the last.
 */
export class FaultServer {
  /** What still is to go wrong. */
  faults: Fault[] = []
  /** The messages of what has been taken, each as often as it arrived. */
  taken: string[] = []
  private readonly known = new Set<string>()
  private readonly server = createServer((request, response) => {
    void this.answer(request, response)
  })
  private port: number

  constructor(private readonly options: FaultServerOptions) {
    this.port = options.port ?? 0
  }

  get url(): string {
    return `http://127.0.0.1:${String(this.port)}/requests`
  }

  /** Begins to listen; at the same address as before, if it did before. */
  async open(): Promise<void> {
    await new Promise<void>((done, fail) => {
      this.server.once('error', fail)
      this.server.listen(this.port, '127.0.0.1', () => {
        this.server.off('error', fail)
        done()
      })
    })
    const { port } = this.server.address() as AddressInfo
    this.port = port
  }

  /** Stops to listen, and breaks what is open: connections are refused from now on. */
  async close(): Promise<void> {
    const closed = new Promise((done) => this.server.close(done))
    this.server.closeAllConnections()
    await closed
  }
