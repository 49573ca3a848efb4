/**
 * The widths at which layouts change, in CSS pixels, smallest first. They feed the media helpers of styled components
 * and the custom media of PostCSS files; no other media query names a width.
 */
export const BREAKPOINTS = {
  /** A large phone held upright, or a small tablet. */
  small: 560,
  /** A tablet: two columns begin. */
  medium: 768,
  /** A laptop: the navigation bar shows its links. */
  large: 1024,
  /** A desktop: the page reaches its full width. */
  wide: 1280,
} as const

export type Breakpoint = keyof typeof BREAKPOINTS

/** The condition of a media query that holds in a window of few lines: a phone on its side, or 400 % zoom. */
export const SHORT = '(height < 30em)'

/** The condition of a media query that holds from a breakpoint on. */
export function from(breakpoint: Breakpoint): string {
  return `(width >= ${inEm(breakpoint)})`
}

/**
 * A breakpoint in the unit that media queries use: letters of the browser's own size, 16 px unless visitors set another.
 * Who sets larger ones gets the layout of a narrower window, in which they have room.
 */
export function inEm(breakpoint: Breakpoint): string {
  return `${BREAKPOINTS[breakpoint] / 16}em`
}
