import type { Plugin } from 'postcss'
import { media } from '../../src/styles/media'

/** The brand's values, keyed by their names in tokens.css. */
type TokenValues = Readonly<Record<string, string>>

/** The media queries of style sheets. */
const QUERIES: TokenValues = { '(--large)': media.large, '(--short)': media.short }

/**
 * A PostCSS plugin that replaces each `brand(…)` in a style sheet with the brand value of that name, and
 * `@media (--large)` and `@media (--short)` with the media queries of those names.
 *
 * @param file the file with the brand: when it changes, webpack processes the style sheet again
 * @param readValues reads the values from that file
 */
export function brandTokens(file: string, readValues: () => TokenValues): Plugin {
  return {
    postcssPlugin: 'brand-tokens',
    Once(root, { result }) {
      if (!root.toString().includes('brand(')) return
      result.messages.push({ type: 'dependency', plugin: 'brand-tokens', file, parent: result.opts.from })
      const values = readValues()
      root.walkDecls((declaration) => {
        declaration.value = fillTokens(declaration.value, values)
      })
      root.walkAtRules('media', (rule) => {
        rule.params = (QUERIES[rule.params] ?? rule.params).replace('@media ', '')
      })
    },
  }
}

/**
 * Replaces each `brand(…)` with the brand value of that name.
 *
 * @throws if the brand has no such value
 */
export function fillTokens(css: string, values: TokenValues): string {
  return css.replace(/\bbrand\((\w+)\)/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`The brand has no value “${name}”`)
    return value
  })
}
