/**
 * `npm start`: builds the production site and serves it. The port is 9000, or the value of the environment variable PORT.
 */
import { spawn, spawnSync } from 'node:child_process'
import { createServer } from 'node:net'

const DEFAULT_PORT = 9000

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => {
      resolve(false)
    })
    probe.listen(port, () => {
      probe.close(() => {
        resolve(true)
      })
    })
  })
}

async function main(): Promise<number> {
  const { PORT = String(DEFAULT_PORT) } = process.env
  const port = Number(PORT)
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    console.error(
      `PORT is "${PORT}", which is not a valid port. Use a number from 1 to 65535, for example: PORT=9001 npm start`,
    )
    return 1
  }
  // Checked before the build, to avoid waiting for a site that cannot be served.
  if (!(await isFree(port))) {
    console.error(
      `Port ${PORT} is in use. Stop the program that uses it, or choose another port: PORT=${port + 1} npm start`,
    )
    return 1
  }
  const build = spawnSync('gatsby', ['build'], { stdio: 'inherit' })
  if (build.status !== 0) return build.status ?? 1

  console.log(`\nThe site is ready at http://localhost:${PORT} (press Ctrl+C to stop)\n`)
  const server = spawn('gatsby', ['serve', '--port', PORT], { stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      server.kill(signal)
    })
  }
  return new Promise((resolve) => {
    server.once('exit', (code) => {
      resolve(code ?? 0)
    })
  })
}

void main().then((code) => {
  process.exitCode = code
})
