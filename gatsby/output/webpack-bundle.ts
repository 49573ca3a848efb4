import { resolve } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { CreateWebpackConfigArgs } from 'gatsby'
import TerserPlugin from 'terser-webpack-plugin'
import type { Compiler, PathData } from 'webpack'
import { textDirection } from '../../src/locale/text-direction'
import { readBrand } from '../../tools/content/parse/read-brand'
import { readCacheKey } from '../sources/cache-key'
import { readAnalytics } from '../sources/site-analytics'
import { readLocale } from '../sources/site-locale'
import { CONTENT_COPY } from '../sources/validated-copy'

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
 * Keeps every font a file of its own. By default, those below 10 kB, such as a font with a few letters, become part of the style
 * sheet, which the content security policy does not allow.
 */
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
 * Makes a style sheet that is imported with `?url` a file of its own, instead of a part of every page. PostCSS does not process it.
 * Browsers load one for print after everything else.
 */
const styleSheetFiles = {
  apply({ options }: Compiler) {
    const query = /^\?url$/
    for (const rule of options.module.rules) {
      if (
        typeof rule !== 'object' ||
        !rule?.oneOf?.some((one) => one && one.test instanceof RegExp && one.test.test('.css'))
      )
        continue
      rule.resourceQuery = { not: [query] }
    }
    options.module.rules.push({
      test: /\.css$/,
      resourceQuery: query,
      type: 'asset/resource',
      // Not [hash], which webpack would replace by the hash of the minified file: server rendering does not minify it.
      generator: { filename: ({ contentHash = '' }: PathData) => `static/[name]-${contentHash}[ext]` },
    })
  },
}

/** Configures the files that pages link to. */
export function configureLinkedFiles({ actions }: CreateWebpackConfigArgs): void {
  actions.setWebpackConfig({ plugins: [fontFiles, styleSheetFiles] })
}

/**
 * Defines the attributes of the `html` element for gatsby-ssr.tsx, which has no access to GraphQL. Because they are part of the
 * bundle, Gatsby writes every page again when they change. `gatsby develop` shows a change after a restart.
 */
export function definePageLanguage({ stage, actions, plugins }: CreateWebpackConfigArgs): void {
  if (!stage.endsWith('-html')) return
  const { language } = readLocale(CONTENT_COPY)
  const attributes = { lang: language, ...(textDirection(language) === 'rtl' && { dir: 'rtl' }) }
  // eslint-disable-next-line @typescript-eslint/no-unsafe-call -- Gatsby's own type for it is Function
  actions.setWebpackConfig({ plugins: [plugins.define({ PAGE_LANGUAGE: JSON.stringify(attributes) })] })
}

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

/** Configures webpack's memory in builds. */
export function configureMemory({ stage, actions }: CreateWebpackConfigArgs): void {
  if (stage === 'build-html') actions.setWebpackConfig({ plugins: [freeMemory] })
}

/** Configures webpack's cache in builds. */
export function configureCache({ stage, actions }: CreateWebpackConfigArgs): void {
  if (stage.startsWith('build-')) actions.setWebpackConfig({ plugins: [keyedCache] })
}

/**
 * Gives server rendering the brand's theme color as the constant `THEME_COLOR`. It can't read the brand itself: Gatsby would render
 * all pages again in every build, because a page might depend on a file.
 */
export function defineThemeColor({ stage, actions, plugins }: CreateWebpackConfigArgs): void {
  if (!stage.endsWith('-html')) return
  const { paper } = readBrand(CONTENT_COPY).colors
  // eslint-disable-next-line @typescript-eslint/no-unsafe-call -- Gatsby's type of it is Function
  actions.setWebpackConfig({ plugins: [plugins.define({ THEME_COLOR: JSON.stringify(paper) })] })
}

/**
 * Gives the app the settings of the analytics as the constants `ANALYTICS` and `ANALYTICS_VIA`. They are null if nothing is measured,
 * and then webpack leaves out all code that depends on them. Only visitors are counted, so they are null outside of their scripts as
 * well.
 */
export function defineAnalytics({ stage, actions, plugins }: CreateWebpackConfigArgs): void {
  const analytics = stage === 'build-javascript' ? readAnalytics(CONTENT_COPY) : undefined
  const { via, ...measurement } = analytics ?? { via: null }
  const values = Object.entries(measurement).map(([name, value]) => [name, JSON.stringify(value)] as const)
  // Given value by value, webpack inserts a single one where the app needs only that.
  const constants = {
    ANALYTICS: analytics ? Object.fromEntries(values) : 'null',
    ANALYTICS_VIA: JSON.stringify(via),
  }
  // eslint-disable-next-line @typescript-eslint/no-unsafe-call -- Gatsby's type of it is Function
  actions.setWebpackConfig({ plugins: [plugins.define(constants)] })
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
        invariant$: resolve('gatsby/output/short-invariant.ts'),
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
