import type { Plugin } from 'postcss'
import { media } from '../../src/styles/media'

type TokenValues = Readonly<Record<string, string>>

const QUERIES: TokenValues = { '(--large)': media.large, '(--short)': media.short, '(--narrow)': media.narrow }

/**
 * Creates the PostCSS plugin that replaces `brand(…)`, and the names of media queries, such as `(--short)`, in style sheets.
 *
 * @param file the brand's file: when it changes, webpack builds the style sheets again
 */
export function brandTokens(file: string, readValues: () => TokenValues): Plugin {
  return {
    postcssPlugin: 'brand-tokens',
    Once(root, { result }) {
      root.walkAtRules('media', (rule) => {
        rule.params = (QUERIES[rule.params] ?? rule.params).replace('@media ', '')
      })
      if (!root.toString().includes('brand(')) return
      result.messages.push({ type: 'dependency', plugin: 'brand-tokens', file, parent: result.opts.from })
      const values = readValues()
      root.walkDecls((declaration) => {
        declaration.value = fillTokens(declaration.value, values)
      })
    },
  }
}

/** Replaces each `brand(…)` with the brand's value; throws if there is none. */
export function fillTokens(css: string, values: TokenValues): string {
  return css.replace(/\bbrand\((\w+)\)/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`The brand has no value “${name}”`)
    return value
  })
}
