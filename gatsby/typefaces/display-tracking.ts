import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

/** The style sheet with the design tokens, of which share images need one. */
export const TOKENS_FILE = 'src/styles/tokens.css'

/** Returns the tracking of the display typeface in the style sheets, in em. Throws if they lack it. */
export function displayTracking(): number {
  const [, tracking] = /--tracking-display: (-?[\d.]+)em;/.exec(readFileSync(resolve(TOKENS_FILE), 'utf8')) ?? []
  if (tracking === undefined) throw new Error(`${TOKENS_FILE} has no --tracking-display in em`)
  return Number(tracking)
}
