import type { Browser, BrowserContext, Page } from '@playwright/test'
import { servedPath } from './built-pages'

/** A screenshot of a whole page. */
export interface Screenshot {
  width: number
  height: number
  /** PNG files, from top to bottom. */
  parts: readonly Buffer[]
  /** Whether the page continues below. */
  isCut: boolean
}

/** The height of each part in pixels; Chromium captures at most 16,384 at once. */
const PART_HEIGHT = 8000

/**
 * The maximum height of a screenshot in pixels; the home page has 5,400 on a phone. At 1280 px, an image of this height takes
 * 200 MB of memory.
 */
export const MAX_SCREENSHOT_HEIGHT = 40_000

/** The window height of a phone or a laptop, which determines `100vh`. */
const windowHeight = (width: number) => (width < 600 ? 812 : 800)

/** A closed port as the proxy: requests to other hosts fail. */
const CLOSED_PROXY = 'http://127.0.0.1:1'

/** A site that is open in a browser at one width. */
export interface OpenSite {
  context: BrowserContext
  /** Tabs to reuse for the next page: a new tab starts a process, which takes as long as painting a page. */
  idleTabs: Page[]
}

/**
 * Opens a site at one width for a visitor who prefers reduced motion. Its pages run their scripts, but can reach only the
 * site itself, and find no storage from other pages.
 *
 * @param site the URL, such as `http://127.0.0.1:8080`
 * @param width the window's width in CSS pixels
 * @param time the current time for scripts, so that it is the same on both sides of a comparison
 */
export async function openSite(browser: Browser, site: string, width: number, time: Date): Promise<OpenSite> {
  const context = await browser.newContext({
    baseURL: site,
    viewport: { width, height: windowHeight(width) },
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'UTC',
    acceptDownloads: false,
    serviceWorkers: 'block',
    proxy: { server: CLOSED_PROXY, bypass: new URL(site).host },
  })
  await context.clock.setFixedTime(time)
  await context.addInitScript(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  return { context, idleTabs: [] }
}

interface ScreenshotOptions {
  timeoutMs: number
  /** Whether menus and collapsed texts are open. */
  isOpen: boolean
}

/**
 * Takes a screenshot of a whole page before any interaction: its fonts and images are loaded, its animations have finished,
 * and no caret blinks.
 *
 * @throws if the page does not respond with 200, or the timeout expires; the tab stays open until the site is closed
 */
export async function takeScreenshot(
  site: OpenSite,
  path: string,
  { timeoutMs, isOpen }: ScreenshotOptions,
): Promise<Screenshot> {
  const page = site.idleTabs.pop() ?? (await site.context.newPage())
  // `within` limits the total time.
  page.setDefaultTimeout(0)
  const screenshot = await withTimeout(timeoutMs, capture(page, path, isOpen))
  site.idleTabs.push(page)
  return screenshot
}

async function capture(page: Page, path: string, isOpen: boolean): Promise<Screenshot> {
  const response = await page.goto(encodeURI(servedPath(path)))
  if (response?.status() !== 200) throw new Error(`the page answers with ${response?.status() ?? 'nothing'}`)
  if (isOpen) {
    await page.evaluate(waitUntilStable)
    await page.evaluate(openAll)
  }
  const full = await page.evaluate(waitUntilStable)
  const width = page.viewportSize()?.width ?? 0
  const height = Math.min(full, MAX_SCREENSHOT_HEIGHT)
  const session = await page.context().newCDPSession(page)
  const parts: Buffer[] = []
  for (let top = 0; top < height; top += PART_HEIGHT) {
    const { data } = await session.send('Page.captureScreenshot', {
      format: 'png',
      optimizeForSpeed: true,
      captureBeyondViewport: true,
      clip: { x: 0, y: top, width, height: Math.min(PART_HEIGHT, height - top), scale: 1 },
    })
    parts.push(Buffer.from(data, 'base64'))
  }
  await session.detach()
  return { width, height, parts, isCut: full > height }
}

/**
 * Runs in the page: waits until it is stable, without scrolling, because that would trigger scroll-dependent behavior.
 *
 * @returns the page's height in CSS pixels
 */
async function waitUntilStable(): Promise<number> {
  const still = new CSSStyleSheet()
  still.replaceSync(
    '*, ::before, ::after { transition: none !important; caret-color: transparent !important }' +
      // The banner of a preview would cover what is at the bottom of the window.
      '#preview { position: static !important }',
  )
  document.adoptedStyleSheets.push(still)
  // Other sites cannot be reached, and the browser's error page may appear at any time.
  for (const frame of document.querySelectorAll('iframe')) {
    if (frame.src !== '' && !frame.src.startsWith(`${location.origin}/`)) frame.style.visibility = 'hidden'
  }
  const images = [...document.images].filter((image) => image.checkVisibility())
  for (const image of images) {
    image.loading = 'eager'
    image.decoding = 'sync'
  }
  // An image that fails to load is shown as broken.
  await Promise.allSettled([document.fonts.ready, ...images.map((image) => image.decode())])
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel()
    else animation.finish()
  }
  return document.documentElement.scrollHeight
}

/** Runs in the page: opens all collapsed texts, and the menus that its visible buttons open. */
function openAll(): void {
  for (const details of document.querySelectorAll('details')) details.open = true
  for (const button of document.querySelectorAll('button:is([popovertarget], [command="show-modal"])')) {
    if (!button.checkVisibility()) continue
    const id = button.getAttribute('popovertarget') ?? button.getAttribute('commandfor') ?? ''
    const target = document.getElementById(id)
    if (target instanceof HTMLDialogElement) target.showModal()
    else target?.showPopover()
  }
}

/** Rejects after a timeout, for pages that block the browser indefinitely. */
async function withTimeout<Result>(timeoutMs: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const end = new Promise<never>((_, fail) => {
    timer = setTimeout(() => {
      fail(new Error(`the page is not ready after ${timeoutMs / 1000} s`))
    }, timeoutMs)
  })
  try {
    return await Promise.race([work, end])
  } finally {
    clearTimeout(timer)
  }
}
