import { from, inEm, SHORT, type Breakpoint } from './breakpoints'

/**
 * Media queries for styled components, such as `${media.large} { … }`: each holds from its breakpoint on, `short` in
 * a window of few lines. They are made from the breakpoints alone.
 */
export const media: Record<Breakpoint | 'short', string> = {
  small: `@media ${from('small')}`,
  medium: `@media ${from('medium')}`,
  large: `@media ${from('large')}`,
  wide: `@media ${from('wide')}`,
  short: `@media ${SHORT}`,
}

/** The `media` attribute's and `matchMedia`'s form of the same. */
export function mediaCondition(breakpoint: Breakpoint): string {
  return `(min-width: ${inEm(breakpoint)})`
}
