/** The delay before a tooltip opens on hover or focus, in milliseconds; section 9 of the specification. */
const OPEN_DELAY = 700

/**
 * The time after a tooltip closes in which the next one opens immediately, in milliseconds; section 9 of the
 * specification.
 */
const SKIP_WINDOW = 300

let lastClosing = -Infinity

/** Records that a tooltip closed at this time, in milliseconds since the page started. */
export function rememberClosing(time: number): void {
  lastClosing = time
}

/** Returns how many milliseconds a tooltip that is requested at this time waits before it opens. */
export function openDelay(time: number): number {
  return time - lastClosing <= SKIP_WINDOW ? 0 : OPEN_DELAY
}
