import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { resolve } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** Gatsby's last line before a changed file is seen: its watchers stand, and the types of the queries are written. */
const READY = 'Generating GraphQL and TypeScript types'

async function freePort(): Promise<number> {
  const probe = createServer().listen(0)
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  if (typeof address !== 'object' || address === null) throw new Error('The system gave no port')
  return address.port
}

/** `gatsby develop` in a folder, and what it says. */
export class DevelopServer {
  private readonly chunks: Buffer[] = []

  private constructor(
    private readonly child: ChildProcess,
    /** Where the site is served, without a slash at the end. */
    readonly url: string,
  ) {
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => this.chunks.push(chunk))
  }

  /** Starts the server and waits until it takes changes. */
  static async start(root: string): Promise<DevelopServer> {
    const port = String(await freePort())
    const child = spawn(resolve('node_modules/.bin/gatsby'), ['develop', '--port', port], {
      cwd: root,
      env: { ...process.env, GATSBY_TELEMETRY_DISABLED: '1', NODE_ENV: 'development', FORCE_COLOR: '0' },
      // A group of its own, because Gatsby's own children outlive it.
      detached: true,
    })
    const server = new DevelopServer(child, `http://localhost:${port}`)
    await server.says(READY)
    return server
  }

  /** Everything that the terminal shows; each run of spaces and line breaks is one space, as the terminal wraps lines. */
  get terminal(): string {
    return stripVTControlCharacters(Buffer.concat(this.chunks).toString()).replace(/\s+/g, ' ')
  }

  /** Whether the server still runs. */
  get runs(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null
  }

  /** Ends the server and all that it has started. */
  async stop(): Promise<void> {
    if (!this.runs || this.child.pid === undefined) return
    const end = once(this.child, 'exit')
    process.kill(-this.child.pid, 'SIGKILL')
    await end
  }

  private async says(text: string): Promise<void> {
    while (!this.terminal.includes(text)) {
      if (!this.runs) throw new Error(`gatsby develop ended:\n${this.terminal}`)
      await new Promise((done) => setTimeout(done, 200))
    }
  }
}
