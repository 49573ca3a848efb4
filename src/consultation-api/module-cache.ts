// webpack replaces what is imported by the name of `createRequire`.
import Module from 'node:module'
import { cwd } from 'node:process'

/**
 * Releases modules that were loaded once and replaced. Gatsby's server removes a function from Node's cache before each
 * request and loads it again, but leaves it in its own module's list of children: megabytes per request, until memory
 * runs out.
 */
export function forgetFormerLoads(): void {
  const { cache } = Module.createRequire(`${cwd()}/`)
  for (const loader of Object.values(cache)) {
    if (loader) loader.children = loader.children.filter((child) => cache[child.id] === child)
  }
}
