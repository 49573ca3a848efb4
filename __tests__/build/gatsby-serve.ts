import { resolve } from 'node:path'
import { freePort, runServer } from './server-process'

/** The latest build of the site, served by Gatsby with its function. */
export interface GatsbyServer {
  origin: string
  port: number
  stop: () => Promise<void>
}

/**
 * Starts `gatsby serve` on this machine.
 *
 * @param settings The settings of the consultation service
 * @param onOutput Called with the server's log output
 */
export async function startGatsby(
  settings: Readonly<Record<string, string | undefined>>,
  onOutput?: (text: string) => void,
): Promise<GatsbyServer> {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const gatsby = resolve('node_modules/gatsby/cli.js')
  const command = [process.execPath, gatsby, 'serve', '-H', '127.0.0.1', '-p', String(port)]
  const stop = await runServer(command, origin, { ...settings, GATSBY_TELEMETRY_DISABLED: '1' }, onOutput)
  return { origin, port, stop }
}
