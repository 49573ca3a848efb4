import { resolve } from 'node:path'
import { freePort, runServer } from './server-process'

/** The site as last built, served by Gatsby with its function. */
export interface GatsbyServer {
  origin: string
  port: number
  stop: () => Promise<void>
}

/**
 * Starts `gatsby serve` on this machine.
 *
 * @param settings of the consultation service
 * @param hear called with what the server logs
 */
export async function startGatsby(
  settings: Readonly<Record<string, string | undefined>>,
  hear?: (said: string) => void,
): Promise<GatsbyServer> {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const gatsby = resolve('node_modules/gatsby/cli.js')
  const command = [process.execPath, gatsby, 'serve', '-H', '127.0.0.1', '-p', String(port)]
  const stop = await runServer(command, origin, { ...settings, GATSBY_TELEMETRY_DISABLED: '1' }, hear)
  return { origin, port, stop }
}
