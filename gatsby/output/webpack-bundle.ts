import { resolve } from 'node:path'
import type { CreateWebpackConfigArgs } from 'gatsby'
import TerserPlugin from 'terser-webpack-plugin'

/**
 * What every page's scripts would carry along and no page of this site ever runs: Gatsby's component for scripts of
 * others with its web worker, the registration of a service worker, Gatsby's parts for other ways to show a page and for
 * the scroll position of parts of it, and styled-components' prefixes for browsers before 2023, which it leaves out
 * unless asked.
 */
const UNUSED = [
  /[\\/]gatsby-script[\\/]dist[\\/]/,
  /[\\/]partytown[\\/]gatsby-browser\.js$/,
  /[\\/]\.cache[\\/](register-service-worker|public-page-renderer)\.js$/,
  /[\\/]gatsby-react-router-scroll[\\/]use-scroll-restoration\.js$/,
  /[\\/]stylis[\\/]src[\\/]Prefixer\.js$/,
]

/** Gatsby writes its scripts in the language of 2009; browsers since 2023 know shorter ways to say the same. */
const modernMinifier = {
  apply({ options }: Parameters<TerserPlugin['apply']>[0]) {
    const others = (options.optimization.minimizer ?? []).filter((minifier) => !(minifier instanceof TerserPlugin))
    const compress = { passes: 3, pure_getters: true, unsafe_arrows: true, unsafe_methods: true }
    const terserOptions = { ecma: 2020, compress } as const
    options.optimization.minimizer = [
      new TerserPlugin({ terserOptions, extractComments: { banner: false } }),
      ...others,
    ]
  },
}

/**
 * Makes the scripts that visitors load as small as they can be: without what is unused, and in one file for what every
 * page needs, since the start asks for all of it at once and one file is compressed better. The server's rendering and
 * `gatsby develop` stay as they are.
 */
export function slimScripts({ stage, actions }: CreateWebpackConfigArgs): void {
  if (stage !== 'build-javascript') return
  actions.setWebpackConfig({
    // No source maps: they are four times as large as the scripts, and nobody who visits reads them.
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
        // What it imports later is the file above, too small for a script of its own.
        { test: /[\\/]\.cache[\\/]loader\.js$/, parser: { dynamicImportMode: 'eager' } },
        // It imports the prefixes for a function that nothing calls.
        { test: /[\\/]stylis[\\/]src[\\/]Middleware\.js$/, parser: { importExportsPresence: false } },
      ],
    },
    optimization: { runtimeChunk: false, splitChunks: { cacheGroups: { framework: false, lib: false } } },
    plugins: [modernMinifier],
  })
}
