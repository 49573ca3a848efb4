import type { Browser, BrowserContext, Page } from '@playwright/test'

/** A whole page as the browser has painted it. */
export interface Screenshot {
  width: number
  height: number
  /** PNG files, one below the other. */
  parts: readonly Buffer[]
  /** Whether the page goes on below. */
  isCut: boolean
}

/** How much of a page is painted at a time, in pixels; Chromium paints at most 16,384 in one piece. */
const PART_HEIGHT = 8000

/**
 * The highest page that is shown whole, in pixels; the home page has 5,400 on a phone. At 1280 px a picture of this height
 * takes 200 MB of memory.
 */
export const TALLEST = 40_000

/** The windows' heights: a phone's and a laptop's, which is what `100vh` means. */
const windowHeight = (width: number) => (width < 600 ? 812 : 800)

/** A port where nobody listens: what is sent there arrives nowhere. */
const NOWHERE = 'http://127.0.0.1:1'

/** A site that is open in a browser at one width. */
export interface OpenSite {
  context: BrowserContext
  /** Tabs that are free for the next page: a new tab starts a process, which takes as long as painting a page. */
  free: Page[]
}

/**
 * Opens a site at one width for a visitor with reduced motion. Its pages run their scripts as they would, but reach nothing
 * other than the site, and find nothing that other pages have stored.
 *
 * @param site the address, such as `http://127.0.0.1:8080`
 * @param width the window's width in CSS pixels
 * @param time the moment that scripts are told, so that both sides of a comparison are told the same
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
    proxy: { server: NOWHERE, bypass: new URL(site).host },
  })
  await context.clock.setFixedTime(time)
  await context.addInitScript(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  return { context, free: [] }
}

/**
 * Photographs a page from its top to its end as a visitor gets it who has touched nothing: its fonts and pictures are
 * there, its animations over, no caret blinks.
 *
 * @param path the page's path
 * @param patience how long it may take, in milliseconds
 * @throws where the page does not answer with 200, or takes longer than it may; its tab is left to be closed with the site
 */
export async function takeScreenshot(site: OpenSite, path: string, patience: number): Promise<Screenshot> {
  const page = site.free.pop() ?? (await site.context.newPage())
  // `within` limits all of it together.
  page.setDefaultTimeout(0)
  const screenshot = await within(patience, openAndPaint(page, path))
  site.free.push(page)
  return screenshot
}

async function openAndPaint(page: Page, path: string): Promise<Screenshot> {
  const answer = await page.goto(addressOf(path))
  if (answer?.status() !== 200) throw new Error(`the page answers with ${answer?.status() ?? 'nothing'}`)
  const full = await page.evaluate(settle)
  const width = page.viewportSize()?.width ?? 0
  const height = Math.min(full, TALLEST)
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

/** Gatsby writes the page for unknown addresses twice; hosts, and the comparison of pages, take this one. */
function addressOf(path: string): string {
  return path === '/404' ? '/404.html' : encodeURI(path)
}

/**
 * Runs in the page: lets it come to rest, without scrolling, as that would start what waits to be seen.
 *
 * @returns the page's height in CSS pixels
 */
async function settle(): Promise<number> {
  const still = new CSSStyleSheet()
  still.replaceSync('*, ::before, ::after { transition: none !important; caret-color: transparent !important }')
  document.adoptedStyleSheets.push(still)
  // What other sites would show there cannot be reached, and browsers write that at any time.
  for (const frame of document.querySelectorAll('iframe')) {
    if (frame.src !== '' && !frame.src.startsWith(`${location.origin}/`)) frame.style.visibility = 'hidden'
  }
  const pictures = [...document.images].filter((picture) => picture.checkVisibility())
  for (const picture of pictures) {
    picture.loading = 'eager'
    picture.decoding = 'sync'
  }
  // A picture that cannot be loaded is shown as such.
  await Promise.allSettled([document.fonts.ready, ...pictures.map((picture) => picture.decode())])
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel()
    else animation.finish()
  }
  return document.documentElement.scrollHeight
}

/** Gives up on a page that keeps the browser from answering, which nothing else would end. */
async function within<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const end = new Promise<never>((_, fail) => {
    timer = setTimeout(() => {
      fail(new Error(`the page is not ready after ${milliseconds / 1000} s`))
    }, milliseconds)
  })
  try {
    return await Promise.race([work, end])
  } finally {
    clearTimeout(timer)
  }
}
