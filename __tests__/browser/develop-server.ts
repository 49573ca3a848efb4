import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { freePort } from '../build/server-process'

/** The last line that Gatsby prints before it detects changes: its watchers run, and the query types are written. */
const READY = 'Generating GraphQL and TypeScript types'

/** A `gatsby develop` process in a folder, with its terminal output. */
export class DevelopServer {
  private readonly chunks: Buffer[] = []

  private constructor(
    private readonly child: ChildProcess,
    /** The URL of the site, without a trailing slash. */
    readonly url: string,
  ) {
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => this.chunks.push(chunk))
  }

  /** Starts the server and waits until it watches for changes. */
  static async start(root: string): Promise<DevelopServer> {
    const port = String(await freePort())
    const child = spawn(resolve('node_modules/.bin/gatsby'), ['develop', '--port', port], {
      cwd: root,
      env: { ...process.env, GATSBY_TELEMETRY_DISABLED: '1', NODE_ENV: 'development', FORCE_COLOR: '0' },
      // A separate process group, because Gatsby's child processes outlive Gatsby.
      detached: true,
    })
    const server = new DevelopServer(child, `http://localhost:${port}`)
    while (!server.terminal.includes(READY)) {
      if (!server.runs) throw new Error(`gatsby develop ended:\n${server.terminal}`)
      await new Promise((done) => setTimeout(done, 200))
    }
    return server
  }

  /** The complete terminal output with whitespace collapsed, because the terminal wraps lines. */
  get terminal(): string {
    return stripVTControlCharacters(Buffer.concat(this.chunks).toString()).replace(/\s+/g, ' ')
  }

  get runs(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null
  }

  async stop(): Promise<void> {
    if (!this.runs || this.child.pid === undefined) return
    const end = once(this.child, 'exit')
    process.kill(-this.child.pid, 'SIGKILL')
    await end
  }
}
