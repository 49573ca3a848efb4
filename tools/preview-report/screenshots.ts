import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import pLimit from 'p-limit'
import sharp from 'sharp'
import { CHROMIUM_FLAGS, requireChromium } from '../browser/chromium'
import { serveSite } from '../browser/serve-site'
import { servedPath } from './built-pages'
import { type ChangedRows, changedRows, type Rows } from './changed-rows'
import type { PageChange } from './page-changes'
import type { BeforeAfter, CheckFinding, PageScreenshots } from './report'

/** The widths of a phone and a laptop in CSS pixels. */
const WIDTHS = [375, 1280]

/** The height of the window in CSS pixels, which determines `100vh`. */
const WINDOW_HEIGHT = 800

/** The height of the tallest screenshot in CSS pixels: WebP supports 16,383. The home page has 5,400 on a phone. */
const MAX_HEIGHT = 16_000

/** The timeout for each step of a page; a second or two is usual, and a busy machine takes longer. */
const TIMEOUT_MS = 60_000

/** The number of pages that are captured at the same time; each keeps a processor busy. */
const CONCURRENCY = 2

/** Also blocks WebRTC, which bypasses proxies. */
const FLAGS = [...CHROMIUM_FLAGS, '--webrtc-ip-handling-policy=disable_non_proxied_udp']

/** A closed port as the proxy: requests to other hosts fail. */
const CLOSED_PROXY = 'http://127.0.0.1:1'

/** The number of changed places that are shown for each page and width. */
const MAX_PLACES = 3

/** The rows around a changed place that are shown. */
const MARGIN = 32

/** Of taller places, the top is shown. */
const MAX_PLACE_HEIGHT = 900

/** The maximum width of a whole page that is compared: its changed places are shown at full size. */
const OVERVIEW_WIDTH = 640

/** At this WebP quality, text stays readable at a fraction of the size. */
const QUALITY = 70

interface ScreenshotOptions {
  /** The folders of the built sites, such as `public`. */
  before: string
  after: string
  pages: readonly PageChange[]
  timeoutMs?: number
}

/**
 * Takes screenshots of the changed pages before and after, at the width of a phone and of a desktop. Of pages that change in
 * the same way, only the first is captured.
 *
 * @returns the screenshots in the order of the pages, the narrow ones first, and the pages that could not be captured
 */
export async function screenshotPages({
  before,
  after,
  pages,
  timeoutMs = TIMEOUT_MS,
}: ScreenshotOptions): Promise<{ screenshots: PageScreenshots[]; failures: CheckFinding[] }> {
  const renamed = new Set(pages.map(({ from }) => from))
  const shown = pages.filter(
    ({ path, change, like }) => like === undefined && (change !== 'redirected' || !renamed.has(path)),
  )
  if (shown.length === 0) return { screenshots: [], failures: [] }
  const sites = {
    before: await serveSite(before, { compressed: false }),
    after: await serveSite(after, { compressed: false }),
  }
  const browser = await chromium.launch({ executablePath: requireChromium(), args: FLAGS })
  // The same time on both sides, for scripts.
  const time = new Date()
  const failures: CheckFinding[] = []
  const capturePage = async (page: PageChange, width: number): Promise<PageScreenshots[]> => {
    const paths = pathsOf(page)
    const capture = async (side: 'before' | 'after', isOpen: boolean) => {
      const path = paths[side]
      if (path === undefined) return undefined
      const context = await openContext(browser, sites[side].address, width, time)
      try {
        return await takeScreenshot(context, path, isOpen, timeoutMs)
      } catch (error) {
        // Playwright appends a call log to the message.
        const [reason] = String(error instanceof Error ? error.message : error).split('\n')
        throw new Error(`${path} ${side} the change at ${width} px: ${reason}`, { cause: error })
      } finally {
        await context.close()
      }
    }
    const compare = async (isOpen: boolean): Promise<PageScreenshots> => ({
      path: page.path,
      width,
      ...(isOpen && { isOpen }),
      ...(await compareImages(await capture('before', isOpen), await capture('after', isOpen))),
    })
    try {
      const closed = await compare(false)
      if (!closed.isSame) return [closed]
      // What has changed may be in a menu.
      const open = await compare(true)
      return [open.isSame ? closed : open]
    } catch (error) {
      failures.push({ text: error instanceof Error ? error.message : String(error), path: page.path })
      return []
    }
  }
  try {
    const tasks = shown.flatMap((page) => WIDTHS.map((width) => ({ page, width })))
    const screenshots = await pLimit(CONCURRENCY).map(tasks, ({ page, width }) => capturePage(page, width))
    return { screenshots: screenshots.flat(), failures }
  } finally {
    await browser.close()
    sites.before.close()
    sites.after.close()
  }
}

function pathsOf({ path, change, from = path }: PageChange): BeforeAfter<string> {
  return {
    ...(change !== 'added' && { before: from }),
    ...(change !== 'removed' && change !== 'redirected' && { after: path }),
  }
}

/**
 * Opens a site for a visitor who prefers reduced motion. Its pages run their scripts, but can reach only the site itself, and
 * find no storage from other pages.
 */
async function openContext(browser: Browser, site: string, width: number, time: Date): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: site,
    viewport: { width, height: WINDOW_HEIGHT },
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'UTC',
    serviceWorkers: 'block',
    proxy: { server: CLOSED_PROXY, bypass: new URL(site).host },
  })
  await context.clock.setFixedTime(time)
  return context
}

/**
 * Takes a screenshot of a whole page before any interaction, as a PNG file: its fonts and images are loaded, and its animations
 * have finished.
 *
 * @throws if the page does not respond with 200, or the timeout expires
 */
async function takeScreenshot(context: BrowserContext, path: string, isOpen: boolean, timeout: number) {
  const page = await context.newPage()
  page.setDefaultTimeout(timeout)
  const response = await page.goto(encodeURI(servedPath(path)))
  if (response?.status() !== 200) throw new Error(`the page answers with ${response?.status() ?? 'nothing'}`)
  await inPage(page, stopMotion)
  if (isOpen) await inPage(page, openAll)
  await inPage(page, loadImages)
  const size = await inPage(page, () => ({ height: document.documentElement.scrollHeight }))
  const { width } = page.viewportSize() ?? { width: 0 }
  return page.screenshot({
    fullPage: true,
    clip: { x: 0, y: 0, width, height: Math.min(size.height, MAX_HEIGHT) },
    animations: 'disabled',
  })
}

/** Runs a function in the page. Unlike `evaluate`, this has a timeout, for pages that block the browser. */
async function inPage<Result extends object>(page: Page, run: () => Result | Promise<Result>): Promise<Result> {
  const handle = await page.waitForFunction(run)
  return await handle.jsonValue()
}

/**
 * Runs in the page: hides what would differ by chance, and what would cover the bottom of a page: the banner of a preview. A
 * menu that slides in is painted as a layer, whose edges differ from one screenshot to the next.
 */
function stopMotion(): object {
  const style = new CSSStyleSheet()
  style.replaceSync(
    '*, ::before, ::after, ::backdrop { transition: none !important; caret-color: transparent !important }' +
      '#preview { position: static !important }',
  )
  document.adoptedStyleSheets.push(style)
  return {}
}

/** Runs in the page: loads the images that are far below the window, too. One that fails to load is shown as broken. */
async function loadImages(): Promise<object> {
  // Other sites cannot be reached, and the browser's error page may appear at any time.
  for (const frame of document.querySelectorAll('iframe')) {
    if (frame.src !== '' && !frame.src.startsWith(`${location.origin}/`)) frame.style.visibility = 'hidden'
  }
  const images = [...document.images].filter((image) => image.checkVisibility())
  for (const image of images) {
    image.loading = 'eager'
    image.decoding = 'sync'
  }
  return Promise.allSettled([document.fonts.ready, ...images.map((image) => image.decode())])
}

/** Runs in the page: opens all collapsed texts, and the menus that its visible buttons open. */
function openAll(): object {
  for (const details of document.querySelectorAll('details')) details.open = true
  for (const button of document.querySelectorAll('button:is([popovertarget], [command="show-modal"])')) {
    if (!button.checkVisibility()) continue
    const id = button.getAttribute('popovertarget') ?? button.getAttribute('commandfor') ?? ''
    const target = document.getElementById(id)
    if (target instanceof HTMLDialogElement) {
      if (!target.open) target.showModal()
    } else target?.showPopover()
  }
  return {}
}

/** Compares two screenshots, and makes the images that the report shows. At least one of them exists. */
async function compareImages(before: Buffer | undefined, after: Buffer | undefined) {
  if (!before || !after) {
    const whole = { before: before && (await webp(before)), after: after && (await webp(after)) }
    return { isSame: false, whole, places: [], more: 0 }
  }
  if (before.equals(after)) return { isSame: true, whole: {}, places: [], more: 0 }
  const found = changedRows(await readPixels(before), await readPixels(after))
  const places = await Promise.all(found.slice(0, MAX_PLACES).map((rows) => placeOf(rows, before, after)))
  const whole = { before: await webp(before, OVERVIEW_WIDTH), after: await webp(after, OVERVIEW_WIDTH) }
  return { isSame: false, whole, places, more: found.length - places.length }
}

async function placeOf(rows: ChangedRows, before: Buffer, after: Buffer): Promise<BeforeAfter<Buffer>> {
  return { before: await cropOf(before, rows.before), after: await cropOf(after, rows.after) }
}

/** The rows of a changed place and those around it, as a WebP file. */
async function cropOf(png: Buffer, { start, end }: Rows): Promise<Buffer> {
  const { width, height } = await sharp(png).metadata()
  const top = Math.max(0, start - MARGIN)
  const bottom = Math.min(height, end + MARGIN, top + MAX_PLACE_HEIGHT)
  const crop = sharp(png).extract({ left: 0, top, width, height: bottom - top })
  return crop.webp({ quality: QUALITY }).toBuffer()
}

async function webp(png: Buffer, width?: number): Promise<Buffer> {
  return sharp(png).resize({ width, withoutEnlargement: true }).webp({ quality: QUALITY }).toBuffer()
}

async function readPixels(png: Buffer) {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}
