import type { Browser, Page } from '@playwright/test'
import type { Rows } from './changed-rows'

/** The height of the window in CSS pixels, which determines `100vh`. */
const WINDOW_HEIGHT = 800

/** A proxy that does not exist, so that requests to other hosts fail: their responses could differ between the two sides. */
const CLOSED_PROXY = 'http://127.0.0.1:1'

/** What scripts get as the current time, so that both sides show the same one. */
const NOW = new Date()

/** A picture of a whole page. */
export interface Screenshot {
  png: Buffer
  /** The rows of each element that a picture should not cut through. */
  elements: readonly Rows[]
}

/**
 * Captures a whole page as PNG, loaded and with animations finished. Its scripts reach only its own site.
 *
 * @param check called with the loaded page
 * @throws if the page does not respond with 200, or does not load
 */
export async function takeScreenshot(
  { browser, width, isOpen }: { browser: Browser; width: number; isOpen: boolean },
  address: string,
  check?: (page: Page) => Promise<unknown>,
): Promise<Screenshot> {
  const page = await browser.newPage({
    viewport: { width, height: WINDOW_HEIGHT },
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'UTC',
    serviceWorkers: 'block',
    proxy: { server: CLOSED_PROXY, bypass: new URL(address).host },
  })
  try {
    await page.clock.setFixedTime(NOW)
    const response = await page.goto(encodeURI(address))
    if (response?.status() !== 200) throw new Error(`the page responded with ${response?.status() ?? 'nothing'}`)
    await page.evaluate(stopMotion)
    if (isOpen) await page.evaluate(openAll)
    await page.evaluate(loadImages)
    await check?.(page)
    const png = await page.screenshot({ fullPage: true, animations: 'disabled' })
    return { png, elements: await page.evaluate(elementRows) }
  } finally {
    await page.close()
  }
}

/**
 * Runs in the page: hides what differs by chance, such as a menu's edges, or covers it, such as the preview's banner.
 */
function stopMotion(): void {
  const style = new CSSStyleSheet()
  style.replaceSync(
    '*, ::before, ::after, ::backdrop { transition: none !important } #preview { position: static !important }',
  )
  document.adoptedStyleSheets.push(style)
}

/** Runs in the page: also loads images far below the window. A failed one is shown as broken. */
async function loadImages(): Promise<void> {
  const images = [...document.images].filter((image) => image.checkVisibility())
  for (const image of images) {
    image.loading = 'eager'
    image.decoding = 'sync'
  }
  await Promise.allSettled([document.fonts.ready, ...images.map((image) => image.decode())])
}

/**
 * Runs in the page: the rows of all pictures, controls, and elements with text of their own. Like all that runs there, it
 * contains no function with a name: tsx wraps those in a call of its own, which the page does not know.
 */
function elementRows(): { start: number; end: number }[] {
  return [...document.body.querySelectorAll('*')]
    .filter(
      (element) =>
        (element.matches('img, svg, input, select, textarea') ||
          [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '')) &&
        element.checkVisibility(),
    )
    .map((element) => {
      const { top, bottom } = element.getBoundingClientRect()
      return { start: Math.floor(top + scrollY), end: Math.ceil(bottom + scrollY) }
    })
}

/** Runs in the page: opens collapsed text, and visible buttons' menus. */
function openAll(): void {
  for (const details of document.querySelectorAll('details')) details.open = true
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[popovertarget]')) {
    if (button.checkVisibility() && button.popoverTargetElement instanceof HTMLElement) {
      button.popoverTargetElement.showPopover()
    }
  }
}
