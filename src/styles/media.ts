import { type Breakpoint, from, inEm, NARROW, SHORT } from './breakpoints'

/**
 * Media queries for styled components, such as `${media.large} { … }`. Each applies at and above its breakpoint, and
 * `short` and `narrow` apply in a short or narrow window. They are generated only from the breakpoints.
 */
export const media: Record<Breakpoint | 'short' | 'narrow', string> = {
  small: `@media ${from('small')}`,
  medium: `@media ${from('medium')}`,
  large: `@media ${from('large')}`,
  wide: `@media ${from('wide')}`,
  short: `@media ${SHORT}`,
  narrow: `@media ${NARROW}`,
}

/** Returns the same condition in the form that the `media` attribute and `matchMedia` take. */
export function mediaCondition(breakpoint: Breakpoint): string {
  return `(min-width: ${inEm(breakpoint)})`
}
