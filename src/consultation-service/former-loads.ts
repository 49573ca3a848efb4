// webpack replaces what is imported by the name of `createRequire`.
import Module from 'node:module'
import { cwd } from 'node:process'

/**
 * Lets go of modules that were loaded once and given up. Gatsby's server takes a function out of Node's cache before each
 * request and loads it anew, but leaves it in the list of what its own module has loaded: some megabytes a request, until
 * there is no memory left.
 */
export function forgetFormerLoads(): void {
  const { cache } = Module.createRequire(`${cwd()}/`)
  for (const loader of Object.values(cache)) {
    if (loader) loader.children = loader.children.filter((child) => cache[child.id] === child)
  }
}
