/** How long the pointer or the focus must rest before a tooltip opens, in milliseconds; section 9 of the specification. */
export const OPEN_DELAY = 700

/** For how long after one tooltip closed the next opens at once, in milliseconds; section 9 of the specification. */
export const SKIP_WINDOW = 300

let lastClosing = -Infinity

/** Notes that a tooltip closed at this time, in milliseconds since the page began. */
export function rememberClosing(time: number): void {
  lastClosing = time
}

/** How many milliseconds a tooltip that is asked for at this time waits before it opens. */
export function openDelay(time: number): number {
  return time - lastClosing <= SKIP_WINDOW ? 0 : OPEN_DELAY
}
