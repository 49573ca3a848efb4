import type { Locator, Page } from '@playwright/test'

/** The focused element, and the faults in how its focus is shown. */
export interface Focus {
  /** The tag of the focused element and the start of its name; undefined if the focus is on the page itself. */
  on: string | undefined
  faults: string[]
}

/** The Tab stops as a CSS selector; hidden entries, such as those of closed menus or details, do not count. */
const STOPS = 'a[href], button:enabled, input, textarea, summary, [tabindex="0"]'

/** The minimum contrast of a focus ring against its background (WCAG 1.4.11). */
const RING_CONTRAST = 3

/**
 * Inspects the focused element. It must have a focus ring with enough contrast, its middle must be in the window, and
 * no visible part of it may be covered by another element (WCAG 2.4.7, 2.4.11).
 */
export function readFocus(page: Page): Promise<Focus> {
  return page.evaluate(async (least) => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return { on: undefined, faults: [] }
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

    const luminanceOf = (color: string) => {
      const parts = (color.match(/[\d.]+/g) ?? []).slice(0, 3).map((value) => Number(value) / 255)
      const [red = 0, green = 0, blue = 0] = parts.map((part) =>
        part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
      )
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const backgroundOf = (element: Element | null): string => {
      const color = element ? getComputedStyle(element).backgroundColor : 'rgb(255, 255, 255)'
      return element && color.endsWith(', 0)') ? backgroundOf(element.parentElement) : color
    }
    const { outlineStyle, outlineWidth, outlineOffset, outlineColor } = getComputedStyle(focused)
    const isInside = Number.parseFloat(outlineOffset) < 0
    const luminances = [
      luminanceOf(outlineColor),
      luminanceOf(backgroundOf(isInside ? focused : focused.parentElement)),
    ]
    const contrast = (Math.max(...luminances) + 0.05) / (Math.min(...luminances) + 0.05)

    const covering = () => {
      const boxes = [...focused.getClientRects()].filter(({ width }) => width > 0)
      const points = boxes.flatMap(({ left, top, right, bottom }) => [
        [left + 3, top + 3],
        [right - 3, top + 3],
        [left + 3, bottom - 3],
        [right - 3, bottom - 3],
      ])
      const { left, top, right, bottom } = focused.getBoundingClientRect()
      const middle = (top + bottom) / 2
      const isSeen = middle > 0 && middle < window.innerHeight && left >= 0 && right <= window.innerWidth + 1
      if (!isSeen) return ['is out of the window']
      const covers = points.flatMap(([x = 0, y = 0]) => {
        const inFront = document.elementFromPoint(x, y)
        return inFront && !focused.contains(inFront) ? [`lies under <${inFront.tagName.toLowerCase()}>`] : []
      })
      // A part of an element that is taller than the room below the bar is always covered.
      const room = window.innerHeight - (document.querySelector('header')?.getBoundingClientRect().bottom ?? 0)
      return bottom - top > room && covers.length < points.length ? [] : covers
    }
    // A panel that slides in with its focused element is judged once it is in place.
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
    await Promise.allSettled(transitions.map(({ finished }) => finished))
    // A browser may scroll the focused element into view a frame later.
    for (let frame = 0; frame < 10 && covering().length > 0; frame += 1) await nextFrame()

    const name = focused.getAttribute('aria-label') ?? (focused.textContent || focused.id)
    return {
      on: `${focused.tagName.toLowerCase()} “${name.trim().slice(0, 40)}”`,
      faults: [
        ...(outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2 ? ['has no ring'] : []),
        ...(contrast < least ? [`has a ring of ${contrast.toFixed(1)}:1`] : []),
        ...new Set(covering()),
      ],
    }
  }, RING_CONTRAST)
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

/** A walk with the Tab key: its stops in order, and the faults at each. */
export interface Walk {
  stops: string[]
  faults: string[]
}

/**
 * Presses a key until as many elements were focused as there are stops, or until the focus moved to the browser.
 *
 * @param key `Tab` or `Shift+Tab`
 * @param count The expected number of stops
 */
export async function walk(page: Page, key: string, count: number): Promise<Walk> {
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

/** Walks through the whole page; from end to start if the key is `Shift+Tab`. */
export async function walkThrough(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<Walk & { expected: string[] }> {
  const stops = await stopsOf(page.locator('body'))
  // Tab continues from the place of a removed element. From the last stop of the page, it would first move to the browser
  // itself, which may return the focus only after the next key press.
  await page.evaluate((isBackwards) => {
    const edge = document.createElement('span')
    edge.tabIndex = -1
    if (isBackwards) document.body.append(edge)
    else document.body.prepend(edge)
    edge.focus()
    edge.remove()
  }, key === 'Shift+Tab')
  return { ...(await walk(page, key, stops.length)), expected: key === 'Tab' ? stops : stops.toReversed() }
}

/** Presses Tab until the target is focused; fails if that does not happen, or if a stop on the way has faults. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  const maxPresses = 100
  for (let presses = 0; presses < maxPresses; presses += 1) {
    await page.keyboard.press('Tab')
    const { on, faults } = await readFocus(page)
    if (faults.length > 0) throw new Error(`${on ?? 'The page'} ${faults.join(', ')}`)
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`${String(target)} is not focused after ${maxPresses} presses of Tab`)
}
