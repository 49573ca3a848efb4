// Imported as a default export, because webpack replaces a named import of `createRequire`.
import Module from 'node:module'
import { cwd } from 'node:process'

/**
 * Releases modules that have been reloaded. Gatsby's server removes a function from Node's cache before each request and
 * loads it again, but keeps the old one in its own module's list of children. This leaks megabytes per request until
 * memory runs out.
 */
export function releaseStaleModules(): void {
  const { cache } = Module.createRequire(`${cwd()}/`)
  for (const loader of Object.values(cache)) {
    if (loader) loader.children = loader.children.filter((child) => cache[child.id] === child)
  }
}
