import type { Page } from '@playwright/test'
import { photographGround, pixelsUnder, type Ground } from './ground'
import type { TextRun } from './text-runs'

const WITHOUT_TRAILS = '.path, .blaze { visibility: hidden !important }'

/** How far a channel must change to be seen as a trail rather than the last breath of its fading mask. */
const SEEN = 24

/**
 * The texts under which a trail's dots or blazes are seen: those whose ground changes where the trails are hidden, so
 * that what a mask fades out or a legend's paper covers does not count. A blaze's own number does not stand on it.
 */
export async function textsOnTrails(page: Page, runs: readonly TextRun[], ground: Ground): Promise<string[]> {
  if (runs.length === 0 || (await page.locator('svg .path').count()) === 0) return []
  const bare = await photographGround(page, WITHOUT_TRAILS)
  return runs.flatMap(({ text, ink, isInBlaze }) => {
    if (isInBlaze) return []
    const without = pixelsUnder(ink, bare)
    for (const pixel of pixelsUnder(ink, ground)) {
      const other = without.next().value
      if (other && pixel.some((value, channel) => Math.abs(value - (other[channel] ?? value)) > SEEN)) {
        return [`“${text}” at ${ink.left.toFixed()}, ${ink.top.toFixed()}`]
      }
    }
    return []
  })
}
