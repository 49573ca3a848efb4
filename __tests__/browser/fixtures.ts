import { expect, type Locator, type Page } from '@playwright/test'
import { site } from './content'

export const DESKTOP = { width: 1280, height: 800 }

/** The window of a phone, and one whose width the site may not exceed (WCAG 1.4.10). */
export const PHONE = { width: 375, height: 740 }
export const NARROW = { width: 320, height: 640 }

/** What a window of 1280 × 1024 px shows at 200 and at 400 % zoom, in CSS pixels. */
export const ZOOMED_TWICE = { width: 640, height: 512 }
export const ZOOMED_FOURFOLD = { width: 320, height: 256 }

/** The Services button of the navigation bar; on a phone it is in the page and not shown. */
export function servicesButton(page: Page): Locator {
  return page.getByRole('banner').getByRole('button', { name: site.navigation.services.label, includeHidden: true })
}

/** The panel that the Services button discloses. */
export function servicesPanel(page: Page): Locator {
  return page.locator('#services-menu')
}

/** The small screen's menu, shown or not. */
export function menuPanel(page: Page): Locator {
  return page.getByRole('dialog', { name: site.words.mainNavigation, includeHidden: true })
}

/** The button that opens the small screen's menu. */
export function menuButton(page: Page): Locator {
  return page.getByRole('button', { name: site.words.openMenu })
}

/**
 * Shows the page that it is about to be used, and waits until the app has started: only then does the Services button say
 * that it is closed.
 */
export async function started(page: Page): Promise<void> {
  await page.mouse.move(1, 1)
  await page.mouse.move(0, 0)
  await expect(servicesButton(page)).toHaveAttribute('aria-expanded', 'false')
}

/** Opens a page and waits until the app has started in it. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await started(page)
}

/**
 * Opens a page whose time stands still from the moment that its scripts have started: it passes only where a test lets
 * it, by `page.clock.runFor`.
 */
export async function openWithStoppedClock(page: Page, path: string): Promise<void> {
  const time = new Date('2026-03-02T09:00:00Z')
  await page.clock.install({ time })
  await open(page, path)
  await page.clock.pauseAt(time.getTime() + 3_600_000)
}

/** The addresses that links point to, in their order. */
export function targets(links: Locator): Promise<string[]> {
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
}

/** Sets a mark that a full load of a page would lose. */
export async function markWindow(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { stillTheSamePage: true }))
}

/** Whether no full load of a page came after the mark. */
export function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => 'stillTheSamePage' in window)
}
