import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { configurationHere, findProgram, freePort, type SiteServer, startServer } from '../build/server-process'

const ADVICE = 'The tests of the host need Caddy: install it (Debian and Ubuntu: apt-get install caddy, as root).'

/**
 * Starts Caddy with `deploy/Caddyfile`, locally and without TLS.
 *
 * @param root The folder of the built site
 * @param options The port of the consultation service; if set, Caddy forwards requests to it
 * @throws if Caddy is not installed, or if it rejects the configuration
 */
export async function startCaddy(root = 'public', { servicePort }: { servicePort?: number } = {}): Promise<SiteServer> {
  const program = findProgram('caddy', ADVICE)
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), 'caddy-'))
  const file = join(folder, 'Caddyfile')
  const site = configurationHere('deploy/Caddyfile', root, [
    [/^\{$/m, '{\nadmin off'],
    [/^www\.example\.com \{$/m, `http://127.0.0.1:${port} {`],
    // The line may be a comment or not, depending on where the firm's requests go.
    [/(?:# )?import \/srv\/site\/deploy/, `${servicePort === undefined ? '# ' : ''}import ${folder}`],
  ])
  writeFileSync(file, site)
  if (servicePort !== undefined) {
    const service = readFileSync('deploy/consultation-api.caddy', 'utf8')
    writeFileSync(join(folder, 'consultation-api.caddy'), service.replace('127.0.0.1:9000', `127.0.0.1:${servicePort}`))
  }
  const command = [program, 'run', '--adapter', 'caddyfile', '--config', file]
  return startServer({ command, port, folder, environment: { XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder } })
}
