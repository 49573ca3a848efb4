import type { CreateWebpackConfigArgs } from 'gatsby'
import type { Compiler } from 'webpack'
import { readCacheKey } from '../sources/cache-key'

/**
 * Keys webpack's cache by the key of Gatsby's cache, which covers packages. Otherwise webpack looks for every file that its loaders
 * and Gatsby's plugins import, which takes longer than bundling.
 */
const keyedCache = {
  apply({ options, hooks }: Compiler) {
    if (typeof options.cache !== 'object' || options.cache.type !== 'filesystem') return
    Object.assign(options.cache, { version: readCacheKey(), buildDependencies: {} })
    hooks.done.tap('keyedCache', ({ compilation }) => {
      compilation.buildDependencies.clear()
    })
  },
}

/** Configures webpack's cache in builds. */
export function configureCache({ stage, actions }: CreateWebpackConfigArgs): void {
  if (stage.startsWith('build-')) actions.setWebpackConfig({ plugins: [keyedCache] })
}
