import type { GatsbyFunctionConfig, GatsbyFunctionRequest, GatsbyFunctionResponse } from 'gatsby'
import { readEnvironment } from '../consultation-service/environment'
import { forgetFormerLoads } from '../consultation-service/former-loads'
import { processMemory } from '../consultation-service/memory'
import { answerRequest } from '../consultation-service/service'

/**
 * Gatsby hands over the body as its bytes: its own readers would write what they cannot read into the log. What is too large
 * even for them is refused by Gatsby itself, with the same status.
 *
 * It is taken out of an object because Gatsby looks for the plain form in all of `src`, takes whatever file has it for a page
 * that is computed for each request, and builds the whole machinery for such pages.
 */
export const { config }: { config: GatsbyFunctionConfig } = {
  config: { bodyParser: { raw: { type: 'application/*', limit: '100kb' } } },
}

/** Hosts that run functions make requests of their own, which need not have a connection. */
type HostRequest = Pick<GatsbyFunctionRequest<unknown>, 'method' | 'headers' | 'body'> & {
  socket?: { remoteAddress?: string }
}

/** `POST /api/consultation`: takes what the consultation form sends. */
export default async function consultation(
  { method = '', headers, body, socket }: HostRequest,
  response: GatsbyFunctionResponse,
): Promise<void> {
  const reply = await answerRequest({ method, headers, body, address: socket?.remoteAddress ?? '' }, () => {
    forgetFormerLoads()
    return { environment: readEnvironment(), memory: processMemory() }
  })
  response.writeHead(reply.status, reply.headers)
  response.end(reply.body)
}
