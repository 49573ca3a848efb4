import type { Locator, Page } from '@playwright/test'
import { wcagContrast } from 'culori'

/** The Tab stops as a CSS selector; hidden entries, such as those of closed menus or details, do not count. */
const STOPS = 'a[href], button:enabled, input, textarea, summary, [tabindex="0"]'

/** The minimum contrast of a focus ring against its background (WCAG 1.4.11). */
const RING_CONTRAST = 3

/**
 * Inspects the focused element. It must have a focus ring with enough contrast, its middle must be in the window, and
 * no visible part of it may be covered by another element (WCAG 2.4.7, 2.4.11).
 *
 * @returns the tag of the element and the start of its name, undefined if the focus is on the page itself, and its faults
 */
export async function readFocus(page: Page): Promise<{ on: string | undefined; faults: string[] }> {
  const found = await page.evaluate(async () => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return undefined
    const backgroundOf = (element: Element | null): string => {
      const color = element ? getComputedStyle(element).backgroundColor : 'rgb(255, 255, 255)'
      return element && color.endsWith(', 0)') ? backgroundOf(element.parentElement) : color
    }
    const { outlineStyle, outlineWidth, outlineOffset, outlineColor } = getComputedStyle(focused)

    const covering = () => {
      const { left, top, right, bottom } = focused.getBoundingClientRect()
      const middle = (top + bottom) / 2
      const isSeen = middle > 0 && middle < window.innerHeight && left >= 0 && right <= window.innerWidth + 1
      if (!isSeen) return ['is out of the window']
      const points = [...focused.getClientRects()]
        .filter(({ width }) => width > 0)
        .flatMap((box) =>
          [box.left + 3, box.right - 3].flatMap((x) => [box.top + 3, box.bottom - 3].map((y) => [x, y] as const)),
        )
      const covers = points.flatMap(([x, y]) => {
        const inFront = document.elementFromPoint(x, y)
        return inFront && !focused.contains(inFront) ? [`lies under <${inFront.tagName.toLowerCase()}>`] : []
      })
      // A part of an element that is taller than the room between the bar and the toasts is always covered.
      const end = document.querySelector('[role=region]')?.getBoundingClientRect().top ?? window.innerHeight
      const room = end - (document.querySelector('header')?.getBoundingClientRect().bottom ?? 0)
      return bottom - top > room && covers.length < points.length ? [] : covers
    }
    // A panel that slides in with its focused element is judged once it is in place.
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
    await Promise.allSettled(transitions.map(({ finished }) => finished))
    // A browser may scroll the focused element into view a frame later.
    for (let frame = 0; frame < 10 && covering().length > 0; frame += 1) await new Promise(requestAnimationFrame)
    const name = focused.getAttribute('aria-label') ?? (focused.textContent || focused.id)
    return {
      on: `${focused.tagName.toLowerCase()} “${name.trim().slice(0, 40)}”`,
      hasRing: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
      ring: outlineColor,
      ground: backgroundOf(Number.parseFloat(outlineOffset) < 0 ? focused : focused.parentElement),
      covers: [...new Set(covering())],
    }
  })
  if (!found) return { on: undefined, faults: [] }
  const { on, hasRing, ring, ground, covers } = found
  const isFaint = hasRing && wcagContrast(ring, ground) < RING_CONTRAST
  return { on, faults: [...(hasRing ? [] : ['has no ring']), ...(isFaint ? ['has a faint ring'] : []), ...covers] }
}

/** The expected Tab stops within a part of the page, in document order. */
export function stopsOf(part: Locator): Promise<string[]> {
  return part.evaluate(
    (root, stops) =>
      [...root.querySelectorAll(stops)]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .map((element) => {
          const name = element.getAttribute('aria-label') ?? (element.textContent || element.id)
          return `${element.tagName.toLowerCase()} “${name.trim().slice(0, 40)}”`
        }),
    STOPS,
  )
}

/**
 * Presses a key until as many elements were focused as expected, or until the focus moved to the browser.
 *
 * @returns the elements that were focused, in order, and the faults at each
 */
export async function walk(page: Page, key: 'Tab' | 'Shift+Tab', count: number) {
  const stops: string[] = []
  const faults: string[] = []
  // Before the first stop, the browser itself may have the focus.
  for (let presses = 0; presses <= count && stops.length < count; presses += 1) {
    await page.keyboard.press(key)
    const { on, faults: found } = await readFocus(page)
    if (on === undefined && stops.length > 0) break
    if (on !== undefined) stops.push(on)
    faults.push(...found.map((fault) => `${on ?? ''} ${fault}`))
  }
  return { stops, faults }
}

/** Walks through the whole page from its end to its start, where the bar at the top covers elements most easily. */
export async function walkBackwards(page: Page) {
  const expected = (await stopsOf(page.locator('body'))).toReversed()
  // Tab continues from the place of a removed element. From the last stop of the page, it would first move to the browser
  // itself, which may return the focus only after the next key press.
  await page.evaluate(() => {
    const edge = document.createElement('span')
    edge.tabIndex = -1
    document.body.append(edge)
    edge.focus()
    edge.remove()
  })
  return { ...(await walk(page, 'Shift+Tab', expected.length)), expected }
}

/** Presses Tab until the target is focused; fails if that does not happen, or if a stop on the way has faults. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 100; presses += 1) {
    await page.keyboard.press('Tab')
    const { on, faults } = await readFocus(page)
    if (faults.length > 0) throw new Error(`${on ?? 'The page'} ${faults.join(', ')}`)
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`${String(target)} is not focused after 100 presses of Tab`)
}
