// A default import, because webpack replaces a named import of `createRequire`.
import Module from 'node:module'
import { cwd } from 'node:process'
import type { GatsbyFunctionConfig, GatsbyFunctionResponse } from 'gatsby'
import { BUNDLE_FILE } from '../consultation-api/bundle-file'
import type * as bundle from '../consultation-api/respond'
import type { HostRequest } from '../consultation-api/service'

/**
 * The body stays bytes, because Gatsby's parsers log what they cannot read. The longest request, without JavaScript, is
 * 50 kB. The export is destructured, because Gatsby takes the plain form in `src` for a server-rendered page, and
 * builds an engine.
 */
export const { config }: { config: GatsbyFunctionConfig } = {
  config: { bodyParser: { raw: { type: 'application/*', limit: '64kb' } } },
}

/**
 * `POST /api/consultation`: receives requests. The service is a separate bundle, as Gatsby evaluates this file per
 * request, compiles packages slowly, and writes the build's environment, passwords included, into the code.
 */
export default async function consultation(request: HostRequest, response: GatsbyFunctionResponse): Promise<void> {
  const require = Module.createRequire(`${cwd()}/`)
  // Gatsby's server keeps this file's former evaluations in a module's list of children.
  for (const loader of Object.values(require.cache)) {
    if (loader) loader.children = loader.children.filter((child) => require.cache[child.id] === child)
  }
  const { respond } = require(BUNDLE_FILE) as typeof bundle
  await respond(request, response)
}
