/** The delay before a tooltip opens on hover or focus, in milliseconds; section 9 of the specification. */
const OPEN_DELAY_MS = 700

/**
 * The time after a tooltip closes in which the next one opens immediately, in milliseconds; section 9 of the
 * specification.
 */
const SKIP_WINDOW_MS = 300

let lastClosed = -Infinity

/** Records that a tooltip closed at this time, in milliseconds since the page started. */
export function recordClose(time: number): void {
  lastClosed = time
}

/** Returns how many milliseconds a tooltip that is requested at this time waits before it opens. */
export function openDelay(time: number): number {
  return time - lastClosed <= SKIP_WINDOW_MS ? 0 : OPEN_DELAY_MS
}
