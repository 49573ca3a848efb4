// Imported as a default export, because webpack replaces a named import of `createRequire`.
import Module from 'node:module'
import { cwd } from 'node:process'
import type { GatsbyFunctionConfig, GatsbyFunctionResponse } from 'gatsby'
import { BUNDLE_FILE } from '../consultation-api/bundle-file'
import type * as bundle from '../consultation-api/respond'
import type { HostRequest } from '../consultation-api/service'

/**
 * Gatsby passes the body as bytes, because its own parsers would log what they cannot read. The longest request,
 * without JavaScript, is 50 kB.
 *
 * The export is destructured because Gatsby takes any file in `src` with the plain form for a server-rendered page, and
 * builds an engine for such pages.
 */
export const { config }: { config: GatsbyFunctionConfig } = {
  config: { bodyParser: { raw: { type: 'application/*', limit: '64kb' } } },
}

/**
 * `POST /api/consultation`: receives consultation requests. The service is a separate bundle, because Gatsby evaluates
 * this file again for each request, compiles packages slowly, and writes the environment of the build, passwords
 * included, into the code that it compiles.
 */
export default async function consultation(request: HostRequest, response: GatsbyFunctionResponse): Promise<void> {
  const require = Module.createRequire(`${cwd()}/`)
  // Gatsby's server keeps the former evaluations of this file in a module's list of children.
  for (const loader of Object.values(require.cache)) {
    if (loader) loader.children = loader.children.filter((child) => require.cache[child.id] === child)
  }
  const { respond } = require(BUNDLE_FILE) as typeof bundle
  await respond(request, response)
}
