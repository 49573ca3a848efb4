import type { CreateWebpackConfigArgs } from 'gatsby'
import TerserPlugin from 'terser-webpack-plugin'
import type { Compiler } from 'webpack'
import { readCacheKey } from '../sources/cache-key'

/** Keys webpack’s cache by Gatsby's. Otherwise, looking for changes takes longer than bundling. */
const keyedCache = {
  apply({ options, hooks }: Compiler) {
    if (typeof options.cache !== 'object' || options.cache.type !== 'filesystem') return
    Object.assign(options.cache, { version: readCacheKey(), buildDependencies: {} })
    hooks.done.tap('keyedCache', ({ compilation }) => {
      compilation.buildDependencies.clear()
    })
  },
}

/** Gatsby compiles TypeScript itself, but also adds a plugin that would compile it again. */
const compileOnce = {
  apply({ options }: Compiler) {
    const isRepeated = (rule: unknown) =>
      typeof rule === 'object' && rule !== null && 'test' in rule && String(rule.test) === String(/\.tsx?$/)
    options.module.rules = options.module.rules.filter((rule) => !isRepeated(rule))
  },
}

/** By default, fonts below 10 kB join the style sheet, which the policy forbids. */
const fontFiles = {
  apply({ options }: Compiler) {
    for (const rule of options.module.rules) {
      if (typeof rule !== 'object' || !(rule?.test instanceof RegExp) || !rule.test.test('font.woff2')) continue
      Object.assign(rule, {
        use: undefined,
        type: 'asset/resource',
        generator: { filename: 'static/[name]-[hash][ext]' },
      })
    }
  },
}

/**
 * What this site never runs: Gatsby’s worker for scripts of third parties, and vendor prefixes, which are off by default.
 * styled-components' plugin only sets that, and stops webpack from removing what is unused.
 */
const UNUSED = [
  /[\\/]partytown[\\/]gatsby-browser\.js$/,
  /[\\/]gatsby-plugin-styled-components[\\/]gatsby-browser\.js$/,
  /[\\/]stylis[\\/]src[\\/]Prefixer\.js$/,
]

/** Gatsby's default minifier emits ES5 (2009). SWC's result is smaller, in a fifth of the time. */
const swcMinifier = {
  apply({ options }: Parameters<TerserPlugin['apply']>[0]) {
    const others = (options.optimization.minimizer ?? []).filter((minifier) => !(minifier instanceof TerserPlugin))
    const swc = new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: { banner: false } })
    options.optimization.minimizer = [swc, ...others]
  },
}

/** One file of what every page needs compresses better. docs/measurements.md lists each saving. */
export function configureBundles({ stage, actions }: CreateWebpackConfigArgs): void {
  actions.setWebpackConfig({ plugins: [...(stage.startsWith('build-') ? [keyedCache] : []), compileOnce, fontFiles] })
  if (stage !== 'build-javascript') return
  actions.setWebpackConfig({
    // No source maps: four times as large as the scripts, and unread by visitors.
    devtool: false,
    module: {
      rules: [
        { test: UNUSED, loader: 'null-loader' },
        // It imports the prefixer for a function that is never called.
        { test: /[\\/]stylis[\\/]src[\\/]Middleware\.js$/, parser: { importExportsPresence: false } },
      ],
    },
    optimization: { runtimeChunk: false, splitChunks: { cacheGroups: { framework: false, lib: false } } },
    plugins: [swcMinifier],
  })
}
