/**
 * The widths at which layouts change, in CSS pixels, smallest first. They feed the media helpers of styled components
 * and the custom media of PostCSS files; no other media query contains a width.
 */
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

/** The media condition of a short window: a phone in landscape orientation, or 400% zoom. */
export const SHORT = '(height < 30em)'

/** The container condition of a navigation bar that is too narrow for its button: on a phone with a large font size. */
export const NARROW = '(width<19rem)'

/** Returns the media condition that holds at and above a breakpoint. */
export function from(breakpoint: Breakpoint): string {
  return `(width>=${inEm(breakpoint)})`
}

/**
 * Returns a breakpoint in the unit that media queries use: em of the browser's own font size, which is 16 px unless
 * visitors change it. Visitors who choose a larger size get the layout of a narrower window, in which the text has
 * room.
 */
export function inEm(breakpoint: Breakpoint): string {
  return `${BREAKPOINTS[breakpoint] / 16}em`
}

/** Returns the container condition that holds at and above a breakpoint. */
export function containerFrom(breakpoint: Breakpoint): string {
  return `(width>=${BREAKPOINTS[breakpoint] / 16}rem)`
}
