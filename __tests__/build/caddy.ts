import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { configurationHere, findProgram, freePort, runServer, type SiteServer } from './server-process'

/** What to do where no Caddy is found; one line. */
const CADDY_ADVICE = 'The tests of the host need Caddy: install it (Debian and Ubuntu: apt-get install caddy, as root).'

/**
 * Starts Caddy with `deploy/Caddyfile`, on this machine alone and without TLS.
 *
 * @param root the folder of the built site
 * @throws where there is no Caddy, or where it refuses the configuration
 */
export async function startCaddy(root = 'public'): Promise<SiteServer> {
  const program = findProgram('caddy', CADDY_ADVICE)
  const origin = `http://127.0.0.1:${await freePort()}`
  const folder = mkdtempSync(join(tmpdir(), 'caddy-'))
  const file = join(folder, 'Caddyfile')
  const site = configurationHere('deploy/Caddyfile', root, [[/^www\.example\.com \{$/m, `${origin} {`]])
  writeFileSync(file, `{\nadmin off\n}\n${site}`)
  const command = [program, 'run', '--adapter', 'caddyfile', '--config', file]
  try {
    const stop = await runServer(command, origin, { XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder })
    return {
      origin,
      stop: async () => {
        await stop()
        rmSync(folder, { recursive: true })
      },
    }
  } catch (error) {
    rmSync(folder, { recursive: true })
    throw error
  }
}
