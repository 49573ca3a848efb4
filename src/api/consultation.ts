// A default import, because webpack replaces a named import of `createRequire`.
import Module from 'node:module'
import { cwd } from 'node:process'
import type { GatsbyFunctionConfig, GatsbyFunctionResponse } from 'gatsby'
import { BUNDLE_FILE } from '../consultation-api/bundle-file'
import type * as bundle from '../consultation-api/respond'
import type { HostRequest } from '../consultation-api/service'

/**
 * Settings of Gatsby's server. The body stays bytes, because Gatsby's parsers would log what they cannot read, which may be
 * a visitor's request. The limit leaves room above the longest request, which has 50 kB without JavaScript.
 *
 * The export is destructured, because Gatsby takes a plain `export const config` in `src` for that of a page which is
 * rendered on the server, and would build the engine for such pages.
 */
export const { config }: { config: GatsbyFunctionConfig } = {
  config: { bodyParser: { raw: { type: 'application/*', limit: '64kb' } } },
}

/**
 * `POST /api/consultation`: receives requests. The service is a bundle of its own, for three reasons: Gatsby evaluates this
 * file for each request, so the service would forget which requests it has had; Gatsby compiles packages slowly; and it
 * writes the environment of the build, passwords included, into the code that it compiles.
 */
export default async function consultation(request: HostRequest, response: GatsbyFunctionResponse): Promise<void> {
  const require = Module.createRequire(`${cwd()}/`)
  // Gatsby's server evaluates this file again for each request, and a module's list of children keeps every evaluation, so
  // memory would grow with each request.
  for (const loader of Object.values(require.cache)) {
    if (loader) loader.children = loader.children.filter((child) => require.cache[child.id] === child)
  }
  const { respond } = require(BUNDLE_FILE) as typeof bundle
  await respond(request, response)
}
