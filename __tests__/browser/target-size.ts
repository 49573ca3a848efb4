import type { Page } from '@playwright/test'

/** The minimum size of a target in CSS pixels: in general (WCAG 2.5.8) and for touch (2.5.5). */
export const LEAST_TARGET = 24
const LEAST_TOUCH_TARGET = 44

/** The targets that are too small. A link within a sentence may be as small as its line. */
export function smallTargets(page: Page, least: number): Promise<string[]> {
  return page.evaluate((size) => {
    const isInSentence = (element: Element) =>
      getComputedStyle(element).display === 'inline' &&
      [...(element.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && /\w/.test(node.textContent ?? ''),
      )
    return [...document.querySelectorAll('a[href], button, input, textarea, summary')].flatMap((element) => {
      const { width, height } = element.getBoundingClientRect()
      const isLargeEnough = Math.round(width) >= size && Math.round(height) >= size
      if (isLargeEnough || !element.checkVisibility({ visibilityProperty: true }) || isInSentence(element)) return []
      const name = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40)
      return [`“${name}” is ${width.toFixed()} × ${height.toFixed()} px`]
    })
  }, least)
}

/** The targets that are too small for a finger, with touch as the primary input of the page, as on a phone. */
export async function smallTouchTargets(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  const targets = await smallTargets(page, LEAST_TOUCH_TARGET)
  // The next test has the same page.
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: false })
  return targets
}
