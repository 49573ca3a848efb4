import { mkdirSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { availableMemory } from 'node:process'
import { chromium } from '@playwright/test'
import pLimit from 'p-limit'
import { CHROMIUM_FLAGS, requireChromium } from '../browser/chromium'
import { serveSite } from '../browser/serve-site'
import type { PageChange } from './page-changes'
import { type OpenSite, openSite, takeScreenshot } from './page-screenshot'
import { type CheckFinding, looksTheSame, type PageScreenshots } from './report'
import { type BeforeAfter, screenshotName, SCREENSHOTS_FOLDER, writeScreenshots } from './screenshot-files'

/** The widths of a phone and a laptop in CSS pixels. */
const WIDTHS = [375, 1280]

/** The timeout for each page; a second or two is usual, and a busy machine takes longer. */
const PAGE_TIMEOUT_MS = 60_000

/**
 * The memory that one page in progress may take, in bytes: a browser process of about 200 MB, and two screenshots before
 * and after their alignment at four bytes per pixel, which are 200 MB each for the tallest pages.
 */
const PAGE_MEMORY = 1024 ** 3

/** Also blocks WebRTC, which bypasses proxies. */
const FLAGS = [...CHROMIUM_FLAGS, '--webrtc-ip-handling-policy=disable_non_proxied_udp']

interface ScreenshotPagesOptions {
  /** The folders of the built sites, such as `public`. */
  before: string
  after: string
  pages: readonly PageChange[]
  folder: string
  /** Called after each screenshot with the number done and the total. */
  onProgress?: (done: number, all: number) => void
  /** The timeout for each page, in milliseconds. */
  timeoutMs?: number
}

/** The screenshots in the order of the pages, the narrow ones first, and the pages that could not be captured. */
interface PagesScreenshots {
  screenshots: PageScreenshots[]
  failures: CheckFinding[]
}

/**
 * Takes screenshots of the changed pages before and after, at the width of a phone and of a desktop. Of pages that change in
 * the same way, only the first is captured. Writes the images into the report's folder, replacing existing ones.
 */
export async function screenshotPages(options: ScreenshotPagesOptions): Promise<PagesScreenshots> {
  const { pages, folder, onProgress, timeoutMs: timeoutMs = PAGE_TIMEOUT_MS } = options
  const screenshots = join(folder, SCREENSHOTS_FOLDER)
  rmSync(screenshots, { recursive: true, force: true })
  mkdirSync(screenshots, { recursive: true })
  const renamed = new Set(pages.map(({ from }) => from))
  const shown = pages.filter(
    ({ path, change, like }) => like === undefined && (change !== 'redirected' || !renamed.has(path)),
  )
  const tasks = shown.flatMap((page) => WIDTHS.map((width) => ({ page, width })))
  if (tasks.length === 0) return { screenshots: [], failures: [] }

  return withSites(options, async (sites) => {
    const takeOne = async (side: 'before' | 'after', path: string | undefined, width: number, isOpen: boolean) => {
      const site = sites.get(`${side} ${width}`)
      if (path === undefined || !site) return undefined
      try {
        return await takeScreenshot(site, path, { timeoutMs, isOpen })
      } catch (error) {
        // Playwright appends a call log to the message.
        const [reason] = String(error instanceof Error ? error.message : error).split('\n')
        throw new Error(`${path} ${side} the change at ${width} px: ${reason}`, { cause: error })
      }
    }
    let done = 0
    onProgress?.(done, tasks.length)
    const failures: CheckFinding[] = []
    const takeBoth = async (page: PageChange, width: number, name: string, isOpen: boolean) => {
      const paths = pathsOf(page)
      const before = await takeOne('before', paths.before, width, isOpen)
      const after = await takeOne('after', paths.after, width, isOpen)
      return writeScreenshots(folder, name, { before, after })
    }
    const screenshotPage = async ({ page, width }: (typeof tasks)[number], index: number) => {
      const name = screenshotName(index, page.path, width)
      try {
        const closed = { path: page.path, width, ...(await takeBoth(page, width, name, false)) }
        if (!looksTheSame(closed)) return [closed]
        // What has changed may be in a menu.
        const open = { ...closed, isOpen: true as const, ...(await takeBoth(page, width, `${name}-open`, true)) }
        return [looksTheSame(open) ? closed : open]
      } catch (error) {
        failures.push({ text: error instanceof Error ? error.message : String(error), path: page.path })
        return []
      } finally {
        done += 1
        onProgress?.(done, tasks.length)
      }
    }
    const screenshots = await pLimit(pageConcurrency()).map(tasks, screenshotPage)
    return { screenshots: screenshots.flat(), failures }
  })
}

/**
 * Serves both sites and opens them in a browser at each width while the work runs, and closes everything when it ends or
 * fails.
 */
async function withSites<Result>(
  { before, after }: Pick<ScreenshotPagesOptions, 'before' | 'after'>,
  work: (sites: ReadonlyMap<string, OpenSite>) => Promise<Result>,
): Promise<Result> {
  const old = await serveSite(before, { compressed: false })
  const now = await serveSite(after, { compressed: false })
  try {
    const browser = await chromium.launch({ executablePath: requireChromium(), args: FLAGS })
    try {
      const time = new Date()
      const sites = new Map<string, OpenSite>()
      for (const width of WIDTHS) {
        sites.set(`before ${width}`, await openSite(browser, old.address, width, time))
        sites.set(`after ${width}`, await openSite(browser, now.address, width, time))
      }
      return await work(sites)
    } finally {
      await browser.close()
    }
  } finally {
    old.close()
    now.close()
  }
}

function pathsOf({ path, change, from = path }: PageChange): BeforeAfter<string> {
  return {
    ...(change !== 'added' && { before: from }),
    ...(change !== 'removed' && change !== 'redirected' && { after: path }),
  }
}

/**
 * The number of pages to process at a time: one per processor, because painting and compressing keep a processor busy, or
 * fewer if there is not enough free memory.
 *
 * @param memory the free memory in bytes; in a container, the amount left within its limit
 */
export function pageConcurrency(processors = availableParallelism(), memory = availableMemory()): number {
  return Math.max(1, Math.min(processors, Math.floor(memory / PAGE_MEMORY)))
}
