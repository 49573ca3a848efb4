import type { CreateWebpackConfigArgs } from 'gatsby'
import type { Compiler, PathData } from 'webpack'

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
