/** The widths at which layouts change, in CSS pixels. */
const BREAKPOINTS = {
  /** A large phone in portrait orientation, or a small tablet. */
  small: 560,
  /** A tablet: layouts switch to two columns. */
  medium: 768,
  /** A laptop: the navigation bar shows its links. */
  large: 1024,
  /** A desktop: the page reaches its full width. */
  wide: 1280,
} as const

export type Breakpoint = keyof typeof BREAKPOINTS

const from = (breakpoint: Breakpoint, unit: 'em' | 'rem') => `(width>=${BREAKPOINTS[breakpoint] / 16}${unit})`

/**
 * Media queries from a breakpoint. They are in em, so that a visitor with a browser font size above 16 px, for whom less fits
 * beside each other, gets the layout of a narrower screen.
 */
export const media = {
  small: `@media ${from('small', 'em')}`,
  medium: `@media ${from('medium', 'em')}`,
  large: `@media ${from('large', 'em')}`,
  wide: `@media ${from('wide', 'em')}`,
  belowMedium: `@media not ${from('medium', 'em')}`,
  /** A window without room for two columns: on a small phone with a large font size, or at 400% zoom. */
  narrow: '@media (width < 17em)',
  /** A short window: a phone in landscape orientation, or 400% zoom. */
  short: '@media (height < 30em)',
}

/** Container queries with the same breakpoints. In rem, they also take into account text that visitors enlarge alone. */
export const container = {
  large: `@container ${from('large', 'rem')}`,
  wide: `@container ${from('wide', 'rem')}`,
  belowSmall: `@container not ${from('small', 'rem')}`,
  belowMedium: `@container not ${from('medium', 'rem')}`,
  /** A bar too narrow for a button beside the name: on a small phone, or with a large font size. */
  smallPhone: '@container (width<22rem)',
  /** A bar too narrow for a symbol beside the name: on a phone with a large font size. */
  largeText: '@container (width<19rem)',
  /** A table too narrow for a title beside its text: on a phone with a very large font size. */
  largestText: '@container (width<12rem)',
}

/** The condition of a media query for `sizes`, `media`, and `matchMedia`. */
export function mediaCondition(breakpoint: Breakpoint): string {
  return `(min-width: ${BREAKPOINTS[breakpoint] / 16}em)`
}
