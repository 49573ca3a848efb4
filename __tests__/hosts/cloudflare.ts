import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { flattenOutput } from '../../gatsby/output/flatten-output'
import { freePort, type SiteServer, startServer } from '../build/server-process'

/** The last version that runs on Node 20. It is not a dependency: only this test needs its 200 MB. */
const WRANGLER = 'wrangler@4.86.0'

/** This date selects the runtime's behavior. It can be any date by which the runtime supported all that the site needs. */
const COMPATIBILITY_DATE = '2026-01-01'

/**
 * Serves the flat copy of the built site with the runtime of Cloudflare Pages.
 *
 * @param onOutput Receives what it prints, such as the number of rules that it has read
 */
export async function startCloudflare(onOutput?: (text: string) => void, root = 'public'): Promise<SiteServer> {
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), 'cloudflare-'))
  flattenOutput(root, join(folder, 'site'), false)
  const serve = ['pages', 'dev', join(folder, 'site'), '--port', String(port), '--ip', '127.0.0.1']
  return startServer({
    // Run in this folder, Wrangler finds none of the project's settings, and writes none of its files to the project.
    command: ['npm', '--prefix', folder, 'exec', '--yes', `--package=${WRANGLER}`, '--', 'wrangler', '--cwd', folder]
      .concat(serve)
      .concat('--compatibility-date', COMPATIBILITY_DATE),
    port,
    folder,
    environment: { WRANGLER_SEND_METRICS: 'false' },
    startsOthers: true,
    ...(onOutput && { onOutput }),
  })
}
