import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { delimiter, join, resolve } from 'node:path'

export interface SiteServer {
  /** The origin of the site, treated as if behind TLS. */
  origin: string
  stop: () => Promise<void>
}

/**
 * Returns the path of a program.
 *
 * @param advice The error message if the program is not found
 */
export function findProgram(name: string, advice: string): string {
  const folders = (process.env.PATH ?? '').split(delimiter).concat('/usr/sbin', '/usr/local/sbin')
  const found = folders.map((folder) => join(folder, name)).find((file) => existsSync(file))
  if (found === undefined) throw new Error(advice)
  return found
}

/** Starts a server on this machine, by default on a free port, and returns its port. */
export async function listen(server: Server, port = 0, host = '127.0.0.1'): Promise<number> {
  await once(server.listen(port, host), 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  return address.port
}

export async function freePort(): Promise<number> {
  const server = createServer()
  const port = await listen(server)
  server.close()
  await once(server, 'close')
  return port
}

/**
 * Adapts a host's configuration to this machine.
 *
 * @param file A file in `deploy/`
 * @param root The folder of the built site, which replaces the folder in the configuration
 * @param replacements Further replacements; the file must contain every pattern
 */
export function configurationHere(
  file: string,
  root: string,
  replacements: readonly (readonly [pattern: RegExp, replacement: string])[],
): string {
  const all = [...replacements, [/\/srv\/site\/public\b/g, resolve(root)] as const]
  return all.reduce(
    (text, [pattern, replacement]) => {
      if (text.search(pattern) < 0) throw new Error(`${file} has nothing like ${pattern.source}`)
      return text.replace(pattern, replacement)
    },
    readFileSync(file, 'utf8'),
  )
}

interface ServerOptions {
  command: readonly string[]
  port: number
  environment?: Readonly<Record<string, string | undefined>>
  /** A temporary folder that is deleted when the server stops. */
  folder?: string
  /** Whether it starts other processes and does not end them. */
  startsOthers?: boolean
  onOutput?: (text: string) => void
}

/**
 * Starts a server and waits until it accepts connections.
 *
 * @throws if it exits by itself
 */
export async function startServer({
  command,
  port,
  environment,
  folder,
  startsOthers = false,
  onOutput,
}: ServerOptions): Promise<SiteServer> {
  const [program = '', ...options] = command
  const server = spawn(program, options, { env: { ...process.env, ...environment }, detached: startsOthers })
  const ended = once(server, 'exit')
  let output = ''
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      onOutput?.(chunk.toString())
    })
  }
  const stop = async () => {
    // A detached process leads its own process group. The negative of its ID addresses the whole group.
    if (startsOthers && server.pid !== undefined) process.kill(-server.pid)
    else server.kill()
    await ended
    if (folder !== undefined) rmSync(folder, { recursive: true })
  }
  const origin = `http://127.0.0.1:${port}`
  const isListening = () =>
    fetch(origin, { method: 'HEAD', redirect: 'manual' }).then(
      () => true,
      () => false,
    )
  while (!(await isListening())) {
    if (server.exitCode !== null) {
      await stop()
      throw new Error(`The server does not start: ${output}`)
    }
    await new Promise((done) => setTimeout(done, 20))
  }
  return { origin, stop }
}

/** Serves the latest build of the site with Gatsby, including its function with these settings. */
export async function startGatsby(
  settings: Readonly<Record<string, string | undefined>>,
  onOutput?: (text: string) => void,
): Promise<SiteServer & { port: number }> {
  const port = await freePort()
  const gatsby = resolve('node_modules/gatsby/cli.js')
  const command = [process.execPath, gatsby, 'serve', '-H', '127.0.0.1', '-p', String(port)]
  const environment = { ...settings, GATSBY_TELEMETRY_DISABLED: '1' }
  return { port, ...(await startServer({ command, port, environment, onOutput })) }
}
