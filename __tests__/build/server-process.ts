import { spawn, type ChildProcess } from 'node:child_process'
import { accessSync, constants, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { delimiter, join, resolve } from 'node:path'

/** A server of this machine that serves the built site. */
export interface SiteServer {
  /** Where the site is, as it is behind TLS. */
  origin: string
  stop: () => Promise<void>
}

/** The path of a program; `advice` is the error where there is none. */
export function findProgram(name: string, advice: string): string {
  const folders = (process.env.PATH ?? '').split(delimiter).concat('/usr/sbin', '/usr/local/sbin')
  const found = folders
    .map((folder) => join(folder, name))
    .find((file) => {
      try {
        accessSync(file, constants.X_OK)
        return true
      } catch {
        return false
      }
    })
  if (found === undefined) throw new Error(advice)
  return found
}

/** A port that nobody listens on. */
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
 * A host's configuration with what belongs to its machine put in from here.
 *
 * @param file a file of `deploy/`
 * @param root the folder of the built site, which takes the place of its folder there
 * @param replacements what else is replaced; the file must have all of it
 */
export function configurationHere(
  file: string,
  root: string,
  replacements: readonly (readonly [pattern: RegExp, by: string])[],
): string {
  const all = [...replacements, [/\/srv\/site\/public\b/g, resolve(root)] as const]
  return all.reduce(
    (text, [pattern, by]) => {
      if (text.search(pattern) < 0) throw new Error(`${file} has nothing like ${pattern.source}`)
      return text.replace(pattern, by)
    },
    readFileSync(file, 'utf8'),
  )
}

/** Waits until a server listens; fails with what it said where it ends instead. */
async function listening(server: ChildProcess, origin: string): Promise<void> {
  let said = ''
  server.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()))
  for (;;) {
    if (server.exitCode !== null) throw new Error(`The server does not start: ${said}`)
    try {
      await fetch(origin, { method: 'HEAD', redirect: 'manual' })
      return
    } catch {
      await new Promise((done) => setTimeout(done, 20))
    }
  }
}

/**
 * Starts a server, and waits until it listens.
 *
 * @param command the program and its arguments
 * @param origin where it listens
 * @param hear called with what it says
 * @returns the function that ends it
 * @throws where it ends by itself
 */
export async function runServer(
  [program = '', ...options]: readonly string[],
  origin: string,
  environment: Readonly<Record<string, string | undefined>> = {},
  hear: (said: string) => void = () => undefined,
): Promise<() => Promise<void>> {
  const server = spawn(program, options, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...environment },
  })
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      hear(chunk.toString())
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
    await listening(server, origin)
  } catch (error) {
    await stop()
    throw error
  }
  return stop
}
