import { AtRule, type Plugin } from 'postcss'
import { BREAKPOINTS, from } from './breakpoints'

/**
 * A PostCSS plugin that gives every style sheet the breakpoints as custom media, such as `@media (--large)`. It stands
 * before postcss-preset-env, which resolves them.
 */
export function customMedia(): Plugin {
  return {
    postcssPlugin: 'custom-media-from-breakpoints',
    Once(root) {
      for (const breakpoint of ['wide', 'large', 'medium', 'small'] as const satisfies (keyof typeof BREAKPOINTS)[]) {
        root.prepend(new AtRule({ name: 'custom-media', params: `--${breakpoint} ${from(breakpoint)}` }))
      }
    },
  }
}
