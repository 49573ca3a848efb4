import type { Locator, Page } from '@playwright/test'

/** Where the focus is: what has it, and what is wrong with how it is shown. */
export interface Focus {
  /** The element's role or tag and its first words; nothing where the page itself has the focus, and no element in it. */
  on: string | undefined
  faults: string[]
}

/** What the Tab key stops at, as CSS; an entry of a closed menu or of folded details is no stop, as it is not shown. */
const STOPS = 'a[href], button:enabled, input, textarea, summary, [tabindex="0"]'

/** The least contrast of a focus ring with its ground (WCAG 1.4.11). */
const RING_CONTRAST = 3

/**
 * Looks at where the focus is. A focused element is shown as focused by a ring that stands out from its ground; its
 * middle is in the window; and none of it that is in the window lies under something else (WCAG 2.4.7, 2.4.11).
 */
export function readFocus(page: Page): Promise<Focus> {
  return page.evaluate(async (least) => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return { on: undefined, faults: [] }
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

    const lightOf = (colour: string) => {
      const parts = (colour.match(/[\d.]+/g) ?? []).slice(0, 3).map((value) => Number(value) / 255)
      const [red = 0, green = 0, blue = 0] = parts.map((part) =>
        part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
      )
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const groundOf = (element: Element | null): string => {
      const colour = element ? getComputedStyle(element).backgroundColor : 'rgb(255, 255, 255)'
      return element && colour.endsWith(', 0)') ? groundOf(element.parentElement) : colour
    }
    const { outlineStyle, outlineWidth, outlineOffset, outlineColor } = getComputedStyle(focused)
    const isInside = Number.parseFloat(outlineOffset) < 0
    const lights = [lightOf(outlineColor), lightOf(groundOf(isInside ? focused : focused.parentElement))]
    const contrast = (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05)

    const covering = () => {
      const boxes = [...focused.getClientRects()].filter(({ width }) => width > 0)
      const places = boxes.flatMap(({ left, top, right, bottom }) => [
        [left + 3, top + 3],
        [right - 3, top + 3],
        [left + 3, bottom - 3],
        [right - 3, bottom - 3],
      ])
      const { left, top, right, bottom } = focused.getBoundingClientRect()
      const middle = (top + bottom) / 2
      const isSeen = middle > 0 && middle < window.innerHeight && left >= 0 && right <= window.innerWidth + 1
      if (!isSeen) return ['is out of the window']
      return places.flatMap(([x = 0, y = 0]) => {
        const inFront = document.elementFromPoint(x, y)
        return inFront && !focused.contains(inFront) ? [`lies under <${inFront.tagName.toLowerCase()}>`] : []
      })
    }
    // A browser may scroll what is focused into view a frame later.
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

/** What the Tab key should stop at within a part of the page, in the order of the page. */
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

/** A walk by the Tab key: its stops in the order in which they came, and what was wrong at each. */
export interface Walk {
  stops: string[]
  faults: string[]
}

/**
 * Presses a key until as many elements had the focus as there are stops, or until the focus left them for the browser.
 *
 * @param key `Tab` or `Shift+Tab`
 * @param count how many stops there should be
 */
export async function walk(page: Page, key: string, count: number): Promise<Walk> {
  const stops: string[] = []
  const faults: string[] = []
  // Before its first stop, the focus may be with the browser.
  for (let presses = 0; presses <= count && stops.length < count; presses += 1) {
    await page.keyboard.press(key)
    const { on, faults: found } = await readFocus(page)
    if (on === undefined && stops.length > 0) break
    if (on !== undefined) stops.push(on)
    faults.push(...found.map((fault) => `${on ?? ''} ${fault}`))
  }
  return { stops, faults }
}

/** Walks through the whole page, from its end to its beginning where the key is `Shift+Tab`. */
export async function walkThrough(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<Walk & { expected: string[] }> {
  const stops = await stopsOf(page.locator('body'))
  // From the stop before the first one the next is the first, by way of the browser.
  await page.evaluate(
    ([selector, isBackwards]) => {
      const shown = [...document.querySelectorAll<HTMLElement>(selector)].filter((element) =>
        element.checkVisibility({ visibilityProperty: true }),
      )
      shown.at(isBackwards ? 0 : -1)?.focus()
    },
    [STOPS, key === 'Shift+Tab'] as const,
  )
  return { ...(await walk(page, key, stops.length)), expected: key === 'Tab' ? stops : stops.toReversed() }
}

/** Presses Tab until an element has the focus; fails where it does not come, or where a stop on the way is not seen. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  const most = 100
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press('Tab')
    const { on, faults } = await readFocus(page)
    if (faults.length > 0) throw new Error(`${on ?? 'The page'} ${faults.join(', ')}`)
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`${String(target)} has not got the focus after ${most} presses of Tab`)
}
