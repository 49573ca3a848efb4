import { AtRule, type Plugin } from 'postcss'
import { from, SHORT } from './breakpoints'

/**
 * A PostCSS plugin that gives every style sheet the breakpoints as custom media, such as `@media (--large)`, and
 * `@media (--short)`. It must run before postcss-custom-media, which resolves them.
 */
export function customMedia(): Plugin {
  return {
    postcssPlugin: 'custom-media-from-breakpoints',
    Once(root) {
      root.prepend(new AtRule({ name: 'custom-media', params: `--short ${SHORT}` }))
      for (const breakpoint of ['wide', 'large', 'medium', 'small'] as const) {
        root.prepend(new AtRule({ name: 'custom-media', params: `--${breakpoint} ${from(breakpoint)}` }))
      }
    },
  }
}
