import { afterPaint } from './after-paint'

/** How long after the page has been shown, in milliseconds. By then, its images are usually painted as well. */
const DELAY_MS = 1000

/** Loads the styles of printed pages, whose link gatsby-ssr.tsx disables. */
export function loadPrintStyles(): void {
  afterPaint(() => setTimeout(() => document.querySelector('link[media=print]')?.removeAttribute('disabled'), DELAY_MS))
}
