import { chromium, type Page } from '@playwright/test'
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
import { type Screenshot, takeScreenshot } from './take-screenshot'

const WIDTHS = [375, 1280]

/** The tallest picture, in pixels: WebP supports 16,383. The home page has 5,400 on a phone. */
const MAX_HEIGHT = 16_000

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
