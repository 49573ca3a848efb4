import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** The sum of the layout shifts that no input caused. */
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

/** The layout shift so far, once the fonts have arrived and two more frames are painted. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    await document.fonts.ready
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    await frame()
    await frame()
    return window.layoutShiftSum
  })
}
