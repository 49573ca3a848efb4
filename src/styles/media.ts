import { type Breakpoint, containerFrom, from, inEm, NARROW, SHORT } from './breakpoints'

/**
 * Media queries for styled components, such as `${media.large} { … }`. Each applies at and above its breakpoint, and
 * `short` applies in a short window. They are generated only from the breakpoints.
 */
export const media: Record<Breakpoint | 'short', string> = {
  small: `@media ${from('small')}`,
  medium: `@media ${from('medium')}`,
  large: `@media ${from('large')}`,
  wide: `@media ${from('wide')}`,
  short: `@media ${SHORT}`,
}

/**
 * Container queries for styled components with the same breakpoints. They are relative to the page's font size, so
 * they also apply if visitors enlarge only its text, which media queries do not notice.
 */
export const container: Record<Breakpoint | 'narrow', string> = {
  small: `@container ${containerFrom('small')}`,
  medium: `@container ${containerFrom('medium')}`,
  large: `@container ${containerFrom('large')}`,
  wide: `@container ${containerFrom('wide')}`,
  narrow: `@container ${NARROW}`,
}

/** Returns the same condition in the form that the `media` attribute and `matchMedia` take. */
export function mediaCondition(breakpoint: Breakpoint): string {
  return `(min-width: ${inEm(breakpoint)})`
}
