import { readFileSync } from 'node:fs'
import { createServer, request } from 'node:http'
import { serveSite } from '../../tools/browser/serve-site'

interface SiteServerOptions {
  /** The delay of the font files, in milliseconds. */
  fontDelay?: number
  /** Whether images are missing. */
  withoutImages?: boolean
}

/** The policy of the built site, as it is in the file for hosts. */
function policyOf(folder: string): string {
  const [, policy] = /Content-Security-Policy: (.+)/.exec(readFileSync(`${folder}/_headers`, 'utf8')) ?? []
  if (policy === undefined) throw new Error(`${folder}/_headers has no policy: run npm run build`)
  return policy
}

/**
 * Serves the built site with its content security policy.
 *
 * @returns the URL of the site, and a function that stops the server
 */
export async function startSite({ fontDelay = 0, withoutImages = false }: SiteServerOptions) {
  const site = await serveSite('public', { compressed: false })
  const policy = policyOf('public')
  const server = createServer(({ url = '/', headers }, response) => {
    const isImage = /\.(?:avif|webp|jpe?g|png|svg)$/.test(url)
    const path = withoutImages && isImage ? '/missing.svg' : url
    const forward = () => {
      request(new URL(path, site.address), { headers }, (found) => {
        response.writeHead(found.statusCode ?? 500, { ...found.headers, 'content-security-policy': policy })
        found.pipe(response)
      }).end()
    }
    setTimeout(forward, url.endsWith('.woff2') ? fontDelay : 0)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  return {
    address: `http://127.0.0.1:${address.port}`,
    close: () => {
      server.close()
      server.closeAllConnections()
      site.close()
    },
  }
}
