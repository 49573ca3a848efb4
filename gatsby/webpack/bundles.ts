import type { CreateWebpackConfigArgs } from 'gatsby'
import TerserPlugin from 'terser-webpack-plugin'
import type { Compiler } from 'webpack'
import { readCacheKey } from '../sources/cache-key'

/**
 * Makes webpack's cache valid as long as Gatsby's. By default, webpack compares all files of the build's own code with
 * those of the build before, which takes longer than bundling.
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

/** Removes the rules of a plugin that Gatsby adds, which would compile TypeScript again that Gatsby has compiled itself. */
const compileOnce = {
  apply({ options }: Compiler) {
    const isRepeated = (rule: unknown) =>
      typeof rule === 'object' && rule !== null && 'test' in rule && String(rule.test) === String(/\.tsx?$/)
    options.module.rules = options.module.rules.filter((rule) => !isRepeated(rule))
  },
}

/**
 * Keeps fonts in files. By default, those below 10 kB become part of the style sheet, from which the content security
 * policy lets no font load.
 */
const fontFiles = {
  apply({ options }: Compiler) {
    for (const rule of options.module.rules) {
      if (typeof rule !== 'object' || !(rule?.test instanceof RegExp) || !rule.test.test('font.woff2')) continue
      Object.assign(rule, {
        use: undefined,
        type: 'asset/resource',
        generator: { filename: 'static/[name]-[hash:8][ext]' },
      })
    }
  },
}

/**
 * Code that this site never runs, and that visitors would load: Gatsby's worker for third-party scripts, and vendor prefixes for styles.
 * styled-components adds no prefixes by default. The code of its Gatsby plugin says so once more, and keeps webpack from removing what is
 * unused.
 */
const UNUSED = [
  /[\\/]partytown[\\/]gatsby-browser\.js$/,
  /[\\/]gatsby-plugin-styled-components[\\/]gatsby-browser\.js$/,
  /[\\/]stylis[\\/]src[\\/]Prefixer\.js$/,
]

/** Replaces Gatsby's minifier, which emits ES5 (2009), with SWC: its result is smaller, in a fifth of the time. */
const swcMinifier = {
  apply({ options }: Parameters<TerserPlugin['apply']>[0]) {
    const others = (options.optimization.minimizer ?? []).filter((minifier) => !(minifier instanceof TerserPlugin))
    const swc = new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: { banner: false } })
    options.optimization.minimizer = [swc, ...others]
  },
}

/**
 * Configures webpack's bundles. All that every page needs is in one file, which compresses better than several.
 * docs/measurements.md lists what each change saves.
 */
export function configureBundles({ stage, actions }: CreateWebpackConfigArgs): void {
  actions.setWebpackConfig({ plugins: [...(stage.startsWith('build-') ? [keyedCache] : []), compileOnce, fontFiles] })
  if (stage !== 'build-javascript') return
  actions.setWebpackConfig({
    // Source maps would be four times as large as the scripts, and no visitor reads them.
    devtool: false,
    module: {
      rules: [
        { test: UNUSED, loader: 'null-loader' },
        // It imports a function of the prefixer, which the rule above empties, but never calls it. Without this, the
        // missing function would be an error.
        { test: /[\\/]stylis[\\/]src[\\/]Middleware\.js$/, parser: { importExportsPresence: false } },
      ],
    },
    optimization: { runtimeChunk: false, splitChunks: { cacheGroups: { framework: false, lib: false } } },
    plugins: [swcMinifier],
  })
}
