import type { Page } from '@playwright/test'
import { type Background, pixelsUnder, screenshotBackground } from './background'
import type { TextRun } from './text-runs'

const WITHOUT_TRAILS = '.path, .marker { visibility: hidden !important }'

/** How far a color channel must change to count as a trail and not as the faint end of its fading mask. */
const MIN_CHANGE = 24

/**
 * The texts with visible dots or markers of a trail behind them: those whose background changes when the trails are
 * hidden. Parts that a mask fades out or a legend covers do not count, and neither does the number inside a marker.
 */
export async function textsOnTrails(page: Page, runs: readonly TextRun[], background: Background): Promise<string[]> {
  if (runs.length === 0 || (await page.locator('svg .path').count()) === 0) return []
  const found = textsThatDiffer(runs, background, await screenshotBackground(page, WITHOUT_TRAILS))
  if (found.length === 0) return []
  // On a busy machine, one of two screenshots may lack an image that is painted late. A trail is found every time.
  const again = textsThatDiffer(
    runs,
    await screenshotBackground(page),
    await screenshotBackground(page, WITHOUT_TRAILS),
  )
  return found.filter((text) => again.includes(text))
}

/** The texts whose background differs between two screenshots. */
function textsThatDiffer(runs: readonly TextRun[], background: Background, bare: Background): string[] {
  return runs.flatMap(({ text, ink, isInMarker }) => {
    if (isInMarker) return []
    const without = pixelsUnder(ink, bare)
    for (const pixel of pixelsUnder(ink, background)) {
      const other = without.next().value
      if (other && pixel.some((value, channel) => Math.abs(value - (other[channel] ?? value)) > MIN_CHANGE)) {
        return [`“${text}” at ${ink.left.toFixed()}, ${ink.top.toFixed()}`]
      }
    }
    return []
  })
}
