import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** The sum of the layout shifts that were not caused by input. */
    layoutShiftSum: number
  }
}

/** Adds up the layout shifts of the documents that the page loads from now on. */
export async function watchLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.layoutShiftSum = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (
          'value' in entry &&
          typeof entry.value === 'number' &&
          !('hadRecentInput' in entry && entry.hadRecentInput)
        ) {
          window.layoutShiftSum += entry.value
        }
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Returns the layout shift so far, after the fonts have loaded and two more frames are painted. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    await document.fonts.ready
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    await frame()
    await frame()
    return window.layoutShiftSum
  })
}
