import { resolve } from 'node:path'
import type { CreateWebpackConfigArgs } from 'gatsby'
import TerserPlugin from 'terser-webpack-plugin'
import type { Compiler } from 'webpack'
import { readCacheKey } from '../sources/cache-key'

/**
 * Modules that would be in every page's bundle although this site never runs them: Gatsby's component for third-party scripts
 * and its web worker, the service worker registration, Gatsby's alternative page renderer, its scroll restoration for
 * elements, and styled-components' vendor prefixes for browsers before 2023, which are off by default.
 */
const UNUSED = [
  /[\\/]gatsby-script[\\/]dist[\\/]/,
  /[\\/]partytown[\\/]gatsby-browser\.js$/,
  /[\\/]\.cache[\\/](register-service-worker|public-page-renderer)\.js$/,
  /[\\/]gatsby-react-router-scroll[\\/]use-scroll-restoration\.js$/,
  /[\\/]stylis[\\/]src[\\/]Prefixer\.js$/,
]

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

/**
 * Gatsby's default minifier emits ES5 (2009); browsers since 2023 support shorter syntax. SWC's result is smaller than Terser's and
 * takes a fifth of the time. It assumes that reading a property has no effect (`pure_getters`) and that no method is a constructor
 * (`unsafe_methods`). It would drop, for example, a property read that is there only to force a layout.
 */
const modernMinifier = {
  apply({ options }: Parameters<TerserPlugin['apply']>[0]) {
    const others = (options.optimization.minimizer ?? []).filter((minifier) => !(minifier instanceof TerserPlugin))
    const compress = { passes: 3, pure_getters: true, unsafe_arrows: true, unsafe_methods: true }
    const swc = new TerserPlugin({
      minify: TerserPlugin.swcMinify,
      terserOptions: { ecma: 2020, compress },
      extractComments: false,
    })
    options.optimization.minimizer = [swc, ...others]
  },
}

/** Configures webpack's cache in builds. */
export function configureCache({ stage, actions }: CreateWebpackConfigArgs): void {
  if (stage.startsWith('build-')) actions.setWebpackConfig({ plugins: [keyedCache] })
}

/**
 * Minimizes the scripts that visitors load. Unused modules are removed, and the code that every page needs is in one file,
 * because the start script requests all of it at once and a single file compresses better. Server rendering and
 * `gatsby develop` are unaffected.
 */
export function reduceBundle({ stage, actions }: CreateWebpackConfigArgs): void {
  if (stage !== 'build-javascript') return
  actions.setWebpackConfig({
    // No source maps: they are four times as large as the scripts, and visitors do not read them.
    devtool: false,
    resolve: {
      alias: {
        'prop-types$': resolve('gatsby/output/no-prop-types.ts'),
        'react-server-dom-webpack$': resolve('gatsby/output/no-partial-hydration.ts'),
      },
    },
    module: {
      rules: [
        { test: UNUSED, loader: 'null-loader' },
        // It imports the replacement above dynamically, which is too small for a separate script.
        { test: /[\\/]\.cache[\\/]loader\.js$/, parser: { dynamicImportMode: 'eager' } },
        // It imports the prefixer for a function that is never called.
        { test: /[\\/]stylis[\\/]src[\\/]Middleware\.js$/, parser: { importExportsPresence: false } },
      ],
    },
    optimization: { runtimeChunk: false, splitChunks: { cacheGroups: { framework: false, lib: false } } },
    plugins: [modernMinifier],
  })
}
