import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { CreateWebpackConfigArgs } from 'gatsby'
import type { Compiler } from 'webpack'

/**
 * Frees the memory of bundling after the last bundle. Otherwise, Gatsby's main process keeps 100 MB of garbage while other processes
 * run queries and render pages, which is when the build needs the most memory.
 */
const freeMemory = {
  apply({ hooks }: Compiler) {
    hooks.shutdown.tap('freeMemory', () => {
      setFlagsFromString('--expose-gc')
      setImmediate(runInNewContext('gc') as () => void)
    })
  },
}

/** Collects garbage each time the HTML bundle is closed. */
export function configureGarbageCollection({ stage, actions }: CreateWebpackConfigArgs): void {
  if (stage === 'build-html') actions.setWebpackConfig({ plugins: [freeMemory] })
}
