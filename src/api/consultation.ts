import type { GatsbyFunctionConfig, GatsbyFunctionRequest, GatsbyFunctionResponse } from 'gatsby'
import { releaseStaleModules } from '../consultation-api/module-cache'

/**
 * Gatsby passes the body as bytes, because its own parsers would log content that they cannot read. Gatsby itself
 * rejects a body over this limit, with the same status.
 *
 * The export is destructured because Gatsby searches all of `src` for the plain form, treats any file that contains it
 * as a server-rendered page, and builds an engine for such pages.
 */
export const { config }: { config: GatsbyFunctionConfig } = {
  config: { bodyParser: { raw: { type: 'application/*', limit: '100kb' } } },
}

/** Hosts that run functions pass their own request objects, which may have no socket. */
type HostRequest = Pick<GatsbyFunctionRequest<unknown>, 'method' | 'headers' | 'body'> & {
  socket?: { remoteAddress?: string }
}

type Service = typeof import('../consultation-api/service')

declare global {
  /** The hash of webpack's build of this function. */
  const __webpack_hash__: string

  var consultationService: { build: string; loading: Promise<Service> } | undefined
}

/**
 * The service, loaded once per process and build. Gatsby's server evaluates this file again for every request, but the
 * service's state and the time spent loading it must not be lost each time.
 */
function loadService(): Promise<Service> {
  if (globalThis.consultationService?.build !== __webpack_hash__) {
    // Eager, because hosts that run functions deploy one file per function.
    const loading = import(/* webpackMode: "eager" */ '../consultation-api/service')
    globalThis.consultationService = { build: __webpack_hash__, loading }
  }
  return globalThis.consultationService.loading
}

/** `POST /api/consultation`: receives the requests that the consultation form sends. */
export default async function consultation(
  { method = '', headers, body, socket }: HostRequest,
  response: GatsbyFunctionResponse,
): Promise<void> {
  releaseStaleModules()
  const { handleInProcess } = await loadService()
  const reply = await handleInProcess({ method, headers, body, address: socket?.remoteAddress ?? '' })
  response.writeHead(reply.status, reply.headers)
  response.end(reply.body)
}
