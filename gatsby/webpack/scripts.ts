import { resolve } from 'node:path'
import type { CreateWebpackConfigArgs } from 'gatsby'
import TerserPlugin from 'terser-webpack-plugin'

/**
 * Modules that would be in every page's bundle although this site never runs them: Gatsby's component for third-party scripts
 * and its web worker, the service worker registration, Gatsby's alternative page renderer, its scroll restoration for
 * elements, and styled-components' vendor prefixes for browsers before 2023, which are off by default. The plugin for
 * styled-components only sets that default in browsers, and its import would keep webpack from removing what is unused.
 */
const UNUSED = [
  /[\\/]gatsby-script[\\/]dist[\\/]/,
  /[\\/]partytown[\\/]gatsby-browser\.js$/,
  /[\\/]\.cache[\\/](register-service-worker|public-page-renderer)\.js$/,
  /[\\/]gatsby-plugin-styled-components[\\/]gatsby-browser\.js$/,
  /[\\/]gatsby-react-router-scroll[\\/]use-scroll-restoration\.js$/,
  /[\\/]stylis[\\/]src[\\/]Prefixer\.js$/,
]

/**
 * Gatsby's default minifier emits ES5 (2009); browsers since 2023 support shorter syntax. SWC's result is smaller than Terser's and
 * takes a fifth of the time. It assumes that reading a property has no effect (`pure_getters`): it would drop, for example, a
 * read that is there only to force a layout. With `unsafe_arrows` and `unsafe_methods`, the app does not start.
 */
const modernMinifier = {
  apply({ options }: Parameters<TerserPlugin['apply']>[0]) {
    const others = (options.optimization.minimizer ?? []).filter((minifier) => !(minifier instanceof TerserPlugin))
    const compress = { ecma: 2020, passes: 3, pure_getters: true }
    const swc = new TerserPlugin({
      minify: TerserPlugin.swcMinify,
      terserOptions: { ecma: 2020, compress },
      extractComments: { banner: false },
    })
    options.optimization.minimizer = [swc, ...others]
    // For webpack's own code around modules. Gatsby does not accept a configuration of the output.
    Object.assign(options.output.environment, { arrowFunction: true, const: true, templateLiteral: true })
  },
}

/**
 * Minimizes the scripts that visitors load. Unused modules are removed, and the code that every page needs is in one file,
 * because the start script requests all of it at once and a single file compresses better. Server rendering and
 * `gatsby develop` are unaffected.
 */
export function reduceScripts({ stage, actions }: CreateWebpackConfigArgs): void {
  if (stage !== 'build-javascript') return
  actions.setWebpackConfig({
    // No source maps: they are four times as large as the scripts, and visitors do not read them.
    devtool: false,
    resolve: {
      alias: {
        invariant$: resolve('gatsby/webpack/short-invariant.ts'),
        'prop-types$': resolve('gatsby/webpack/no-prop-types.ts'),
        'react-server-dom-webpack$': resolve('gatsby/webpack/no-partial-hydration.ts'),
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
