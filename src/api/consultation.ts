import { existsSync } from 'node:fs'
// Imported as a default export, because webpack replaces a named import of `createRequire`.
import Module from 'node:module'
// Imported, because Gatsby replaces the global `process.env` with the values at build time, passwords included.
import type { GatsbyFunctionConfig, GatsbyFunctionResponse } from 'gatsby'
import { cwd, env, loadEnvFile } from 'node:process'
import { createMemory, handleRequest, type HostRequest, type Service } from '../consultation-api/service'

/**
 * Gatsby passes the body as bytes, because its own parsers would log content that they cannot read, and rejects a longer one. The
 * form's longest request, without JavaScript, is 50 kB.
 *
 * The export is destructured because Gatsby searches all of `src` for the plain form, treats any file that contains it
 * as a server-rendered page, and builds an engine for such pages.
 */
export const { config }: { config: GatsbyFunctionConfig } = {
  config: { bodyParser: { raw: { type: 'application/*', limit: '64kb' } } },
}

declare global {
  var consultationMemory: Service['memory'] | undefined
}

/** `POST /api/consultation`: receives the requests that the consultation form sends. */
export default async function consultation(request: HostRequest, response: GatsbyFunctionResponse): Promise<void> {
  // Gatsby's server evaluates this file again for each request, but keeps the former ones in a module's list of children. This
  // leaks megabytes per request until memory runs out.
  const { cache } = Module.createRequire(`${cwd()}/`)
  for (const loader of Object.values(cache)) {
    if (loader) loader.children = loader.children.filter((child) => cache[child.id] === child)
  }
  if (existsSync('.env')) loadEnvFile('.env')
  const memory = (globalThis.consultationMemory ??= createMemory())
  const { status, headers, body } = await handleRequest(request, { memory, environment: env })
  response.writeHead(status, headers).end(body)
}
