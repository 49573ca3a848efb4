import { type Browser, chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { pluralize } from '../../content-check/messages/text-format'
import { CHROMIUM_FLAGS } from '../browser/chromium'
import { requireChromium } from '../browser/install-chromium'
import { serveSite } from '../browser/serve-site'
import { accessibilityCheck, findProblems } from './accessibility-check'
import { servedPath } from './built-pages'
import { changedRows, rowDigests, type Rows } from './changed-rows'
import type { PageChange } from './page-changes'
import type { BeforeAfter, Check, CheckFinding, PageScreenshots } from './report'

const WIDTHS = [375, 1280]

/** The height of the window in CSS pixels, which determines `100vh`. */
const WINDOW_HEIGHT = 800

/** The tallest picture, in pixels: WebP supports 16,383. The home page has 5,400 on a phone. */
const MAX_HEIGHT = 16_000

/** A proxy that does not exist, so that requests to other hosts fail: their responses could differ between the two sides. */
const CLOSED_PROXY = 'http://127.0.0.1:1'

/** What scripts get as the current time, so that both sides show the same one. */
const NOW = new Date()

const MAX_PLACES = 6

/** How much of what surrounds a place a picture shows, and how far it stays from the edges of an element. */
const MARGIN = 32
const EDGE = 4

/** Only the top of taller places is shown. */
const MAX_PLACE_HEIGHT = 900

/** At this WebP quality, text stays readable at a fraction of the size. */
const QUALITY = 70

/**
 * Captures the changed pages, narrow ones first and equal changes once, and checks their accessibility.
 *
 * @param folders the folders of the built sites, such as `public`
 */
export async function screenshotPages(
  folders: Required<BeforeAfter<string>>,
  pages: readonly PageChange[],
): Promise<{ screenshots: PageScreenshots[]; checks: Check[] }> {
  const shown = pages.filter(({ change, like }) => like === undefined && change !== 'redirected')
  const before = await serveSite(folders.before, { compressed: false })
  const after = await serveSite(folders.after, { compressed: false })
  const browser = await chromium.launch({ executablePath: await requireChromium(), args: CHROMIUM_FLAGS })
  const problems: CheckFinding[] = []
  const failures: CheckFinding[] = []
  const captureAt = async ({ path, change, from = path }: PageChange, width: number): Promise<PageScreenshots[]> => {
    const capture = async (isOpen: boolean) => {
      const visit = { browser, width, isOpen }
      const old = change === 'added' ? undefined : await takeScreenshot(visit, before.address + servedPath(from))
      if (change === 'removed') return compareImages(old, undefined)
      const check = async (page: Page) => problems.push(...(await findProblems(page, path)))
      return compareImages(old, await takeScreenshot(visit, after.address + servedPath(path), check))
    }
    try {
      const closed = await capture(false)
      if (closed.pictures.length > 0) return [{ path, width, ...closed }]
      // The HTML differs, but the page looks the same: what has changed may be in a menu or in collapsed text.
      const open = await capture(true)
      return [open.pictures.length > 0 ? { path, width, isOpen: true, ...open } : { path, width, ...closed }]
    } catch (error) {
      failures.push({ text: `At ${width} px: ${error instanceof Error ? error.message : String(error)}`, path })
      return []
    }
  }
  try {
    const screenshots: PageScreenshots[] = []
    // One page at a time, at all widths at once: each width keeps a processor busy.
    for (const page of shown)
      screenshots.push(...(await Promise.all(WIDTHS.map((width) => captureAt(page, width)))).flat())
    const checks = [accessibilityCheck(problems)]
    // Without a screenshot, nobody would notice what has changed there.
    const summary = `${pluralize(failures.length, 'screenshot')} could not be taken`
    if (failures.length > 0) checks.push({ name: 'Screenshots', state: 'failed', summary, findings: failures })
    return { screenshots, checks }
  } finally {
    await browser.close()
    before.close()
    after.close()
  }
}

interface Screenshot {
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
async function takeScreenshot(
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

/** Compares two screenshots, at least one existing, and makes the report's pictures. */
async function compareImages(
  before: Screenshot | undefined,
  after: Screenshot | undefined,
): Promise<Pick<PageScreenshots, 'pictures' | 'more'>> {
  if (!before || !after) {
    const whole = { start: 0, end: MAX_HEIGHT }
    const picture = {
      before: before && (await cropOf(before.png, whole)),
      after: after && (await cropOf(after.png, whole)),
    }
    return { pictures: [picture], more: 0 }
  }
  if (before.png.equals(after.png)) return { pictures: [], more: 0 }
  const places = changedRows(await rowDigests(before.png), await rowDigests(after.png))
  const pictures = await Promise.all(
    places.slice(0, MAX_PLACES).map(async (rows) => ({
      before: await cropOf(before.png, shownRows(rows.before, before.elements)),
      after: await cropOf(after.png, shownRows(rows.after, after.elements)),
    })),
  )
  return { pictures, more: places.length - pictures.length }
}

/**
 * The rows that a picture of a place shows: those around it, up to the edges of the elements there, such as the line of a
 * paragraph. An element that is taller than a picture is cut, because it may be the background of a whole band.
 */
export function shownRows({ start, end }: Rows, elements: readonly Rows[]): Rows {
  const low = elements.filter((element) => element.end - element.start < MAX_PLACE_HEIGHT / 2)
  const cutBy = (row: number) => low.filter((element) => element.start < row && row < element.end)
  // The edge of an element may cut through one in another column, so the picture grows until it cuts none, as long as there
  // is room for the place itself.
  const highest = start - MAX_PLACE_HEIGHT / 2
  const topFrom = (row: number): number => {
    const above = Math.max(0, Math.min(row, ...cutBy(row).map((element) => element.start - EDGE)))
    return above === row || above < highest ? row : topFrom(above)
  }
  const bottomFrom = (row: number): number => {
    const below = Math.max(row, ...cutBy(row).map((element) => element.end + EDGE))
    return below === row ? row : bottomFrom(below)
  }
  const top = topFrom(Math.max(0, start - MARGIN))
  const bottom = bottomFrom(end + MARGIN)
  const most = top + MAX_PLACE_HEIGHT
  return { start: top, end: bottom <= most ? bottom : Math.min(most, ...cutBy(most).map((element) => element.start)) }
}

async function cropOf(png: Buffer, { start, end }: Rows): Promise<Buffer> {
  const { width, height } = await sharp(png).metadata()
  const crop = sharp(png).extract({ left: 0, top: start, width, height: Math.min(height, end) - start })
  return crop.webp({ quality: QUALITY }).toBuffer()
}
