import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { delimiter, join, resolve } from 'node:path'

/** A local server that serves the built site. */
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

/** Returns a port that is not in use. */
export function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer().once('error', fail)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => {
        if (address !== null && typeof address === 'object') done(address.port)
        else fail(new Error('No free port'))
      })
    })
  })
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

/** Waits until a server accepts connections; if it exits instead, fails with its error output. */
async function waitUntilListening(server: ChildProcess, origin: string): Promise<void> {
  let output = ''
  server.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  for (;;) {
    if (server.exitCode !== null) throw new Error(`The server does not start: ${output}`)
    try {
      await fetch(origin, { method: 'HEAD', redirect: 'manual' })
      return
    } catch {
      await new Promise((done) => setTimeout(done, 20))
    }
  }
}

/**
 * Starts a server and waits until it accepts connections.
 *
 * @param command The program and its arguments
 * @param origin The origin at which it listens
 * @param onOutput Called with its output
 * @returns The function that stops it
 * @throws if it exits by itself
 */
export async function runServer(
  [program = '', ...options]: readonly string[],
  origin: string,
  environment: Readonly<Record<string, string | undefined>> = {},
  onOutput: (text: string) => void = () => undefined,
): Promise<() => Promise<void>> {
  const server = spawn(program, options, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...environment },
  })
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      onOutput(chunk.toString())
    })
  }
  const ended = new Promise<void>((done) =>
    server.once('exit', () => {
      done()
    }),
  )
  const stop = async () => {
    server.kill()
    await ended
  }
  try {
    await waitUntilListening(server, origin)
  } catch (error) {
    await stop()
    throw error
  }
  return stop
}

/** Starts a server whose files are in a temporary folder, which is deleted with it. */
export async function startHost(
  folder: string,
  command: readonly string[],
  origin: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<SiteServer> {
  const remove = () => {
    rmSync(folder, { recursive: true })
  }
  try {
    const stop = await runServer(command, origin, environment)
    return { origin, stop: () => stop().then(remove) }
  } catch (error) {
    remove()
    throw error
  }
}
