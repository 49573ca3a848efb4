// Clients that abuse the consultation service over raw connections, because Node's own HTTP client would reject this.
import { connect, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'

/** The delay before a client reconnects, in milliseconds. */
const PAUSE_MS = 50
/** The delay of a slow client between two parts of a request, in milliseconds. */
const SLOW_MS = 200
/** The maximum number of connections per client, and the maximum duration of a connection in milliseconds. */
const MAX_CONNECTIONS = 200
const MAX_CONNECTION_MS = 4000

const PATH = '/api/consultation'

/** The head of a request that is otherwise valid. */
function head(host: string, lines: readonly string[] = [], method = 'POST'): string {
  const own = ['Content-Type', 'Origin'].filter((name) => !lines.some((line) => line.startsWith(name)))
  const usual = { 'Content-Type': 'application/json', Origin: `http://${host}` }
  const all = [
    `Host: ${host}`,
    ...Object.entries(usual).flatMap(([name, value]) => (own.includes(name) ? [`${name}: ${value}`] : [])),
    ...lines,
  ]
  return `${method} ${PATH} HTTP/1.1\r\n${all.join('\r\n')}\r\n`
}

/** Writes one part after another, slowly, until the connection ends. */
async function trickle(socket: Socket, pieces: number, piece: (index: number) => string): Promise<void> {
  for (let index = 0; index < pieces && socket.writable; index += 1) {
    socket.write(piece(index))
    await delay(SLOW_MS)
  }
}

/** The behaviors of clients, each applied to a connection. */
const BEHAVIORS: ((socket: Socket, host: string, turn: number) => void | Promise<void>)[] = [
  function garbageHeaders(socket, host) {
    const type = `Content-Type: application/json${';\t'.repeat(3500)}`
    socket.write(`${head(host, [type, 'Content-Length: 2'])}\r\n{}`)
  },
  function wrongMethods(socket, host, turn) {
    const method = ['GET', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'HEAD', 'NONSENSE'][turn % 7]
    socket.write(`${head(host, ['Content-Length: 0'], method)}\r\n`)
  },
  function hugeBodies(socket, host) {
    socket.write(`${head(host, ['Content-Length: 10000000'])}\r\n${'x'.repeat(300_000)}`)
  },
  function endlessBodies(socket, host) {
    socket.write(`${head(host, ['Transfer-Encoding: chunked'])}\r\n${`10000\r\n${'x'.repeat(65_536)}\r\n`.repeat(4)}`)
  },
  async function slowBodies(socket, host) {
    socket.write(`${head(host, ['Content-Length: 5000'])}\r\n`)
    await trickle(socket, 100, () => 'x')
  },
  async function slowHeaders(socket, host) {
    socket.write(head(host))
    await trickle(socket, 100, (index) => `X-${index}: x\r\n`)
  },
  function bursts(socket, host) {
    socket.write(`${head(host, ['Content-Length: 2'])}\r\n{}`.repeat(20))
  },
  function foreignOrigins(socket, host) {
    socket.write(`${head(host, ['Origin: https://evil.example', 'Content-Length: 2'])}\r\n{}`)
  },
  function files(socket, host) {
    const type = 'Content-Type: multipart/form-data; boundary=x'
    socket.write(`${head(host, [type, 'Content-Length: 30000'])}\r\n${'x'.repeat(30_000)}`)
  },
  function nonsense(socket) {
    socket.write(`${'\u0016\u0003\u0001'.repeat(100)}\r\n\r\n`)
  },
]

/** Running clients that misbehave. */
export interface Misbehavior {
  /** The number of responses so far, by status. */
  answers: ReadonlyMap<string, number>
  stop: () => Promise<void>
}

/**
 * Runs misbehaving clients until they are stopped, each with one behavior and from one of several addresses.
 *
 * @param clients The number of concurrent connections
 * @param addresses Local addresses
 */
export function misbehave(origin: string, clients: number, addresses: readonly string[]): Misbehavior {
  const { hostname, port, host } = new URL(origin)
  const answers = new Map<string, number>()
  const sockets = new Set<Socket>()
  let isStopped = false

  const oneConnection = (localAddress: string | undefined, behave: (socket: Socket) => void | Promise<void>) =>
    new Promise<void>((done) => {
      const socket = connect({ host: hostname, port: Number(port), localAddress })
      const close = () => socket.destroy()
      sockets.add(socket)
      socket
        .setTimeout(MAX_CONNECTION_MS, close)
        .on('connect', () => void behave(socket))
        .on('data', (chunk) => {
          for (const [, status = ''] of chunk.toString('latin1').matchAll(/^HTTP\/1\.1 (\d{3})/gm))
            answers.set(status, (answers.get(status) ?? 0) + 1)
          // A kept-alive connection gets no further data.
          setTimeout(close, SLOW_MS)
        })
        .on('error', close)
        .on('close', () => {
          sockets.delete(socket)
          done()
        })
    })

  const client = async (number: number) => {
    const behave = BEHAVIORS[number % BEHAVIORS.length]
    const address = addresses[number % addresses.length]
    for (let turn = 0; turn < MAX_CONNECTIONS && !isStopped; turn += 1) {
      await oneConnection(address, (socket) => behave?.(socket, host, turn))
      await delay(PAUSE_MS)
    }
  }
  const all = Promise.all(Array.from({ length: clients }, (_, number) => client(number)))
  return {
    answers,
    stop: async () => {
      isStopped = true
      for (const socket of sockets) socket.destroy()
      await all
    },
  }
}
