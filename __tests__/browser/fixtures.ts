import { expect, type Locator, type Page, test } from '@playwright/test'
import { navigationLink, site } from './content'

export const DESKTOP = { width: 1280, height: 800 }

/** The window of a phone, and the narrowest width that must not scroll sideways (WCAG 1.4.10). */
export const PHONE = { width: 375, height: 740 }
export const NARROW = { width: 320, height: 640 }

/** The size of a 1280 × 1024 px window at 200% and 400% zoom, in CSS pixels. */
export const ZOOMED_TWICE = { width: 640, height: 512 }
export const ZOOMED_FOURFOLD = { width: 320, height: 256 }

/** The Services button of the navigation bar; on a phone it is on the page but hidden. */
export function servicesButton(page: Page): Locator {
  return page.getByRole('banner').getByRole('button', { name: site.navigation.services.label, includeHidden: true })
}

/** The button that opens the small-screen menu; without script, it is a link. */
function shownMenuButton(page: Page): Locator {
  const name = site.uiLabels.openMenu
  return page.getByRole('button', { name }).or(page.getByRole('link', { name }))
}

/** Whether the navigation bar of the open page shows its links; otherwise, they are in the menu. */
export async function hasBarLinks(page: Page): Promise<boolean> {
  return !(await shownMenuButton(page).isVisible())
}

/** Follows the navigation’s link to another page: in the bar, or in the menu if the bar has no room for its links. */
export async function followNavigation(page: Page): Promise<void> {
  if (!(await hasBarLinks(page))) await shownMenuButton(page).click()
  await page.getByRole('banner').getByRole('link', { name: navigationLink.label, exact: true }).first().click()
}

/** Skips a test of what the navigation bar shows if its links have no room there at any width. The page must be open. */
export async function skipWithoutBarLinks(page: Page): Promise<void> {
  test.skip(!(await hasBarLinks(page)), 'the navigation bar has no room for its links')
}

/** The panel that the Services button opens. */
export function servicesPanel(page: Page): Locator {
  return page.locator('#services-menu')
}

/** The small-screen menu, shown or hidden. */
export function menuPanel(page: Page): Locator {
  return page.getByRole('dialog', { name: site.uiLabels.mainNavigation, includeHidden: true })
}

/** The button that opens the small-screen menu. */
export function menuButton(page: Page): Locator {
  return page.getByRole('button', { name: site.uiLabels.openMenu })
}

/**
 * Interacts with the page and waits until the app has started; only the app sets the collapsed state of the Services
 * button.
 */
export async function started(page: Page): Promise<void> {
  await page.mouse.move(1, 1)
  await page.mouse.move(0, 0)
  await expect(servicesButton(page)).toHaveAttribute('aria-expanded', 'false')
}

/** Opens a page and waits until its app has started. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await started(page)
}

/**
 * Opens a page and stops its clock once the scripts have started. After that, time advances only when the test calls
 * {@link advanceClock}.
 */
export async function openWithStoppedClock(page: Page, path: string): Promise<void> {
  const time = new Date('2026-03-02T09:00:00Z')
  await page.clock.install({ time })
  await open(page, path)
  await page.clock.pauseAt(time.getTime() + 3_600_000)
}

/** The rounds of React's scheduler that an update and its effects take, with one to spare. */
const SCHEDULER_ROUNDS = 3

/**
 * Advances a stopped clock. Before that, React finishes the updates of the preceding events: a timer that an effect sets
 * after the clock was advanced would never fire. React schedules its work by message channels, which the clock does not
 * control.
 */
export async function advanceClock(page: Page, milliseconds: number): Promise<void> {
  await page.evaluate(async (rounds) => {
    for (let round = 0; round < rounds; round += 1) {
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = resolve
        port2.postMessage(undefined)
      })
    }
  }, SCHEDULER_ROUNDS)
  await page.clock.runFor(milliseconds)
}

/** Returns the addresses that the links point to, in order. */
export function targets(links: Locator): Promise<string[]> {
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
}

/** Expands everything in the main content that visitors can expand. */
export async function openDetails(page: Page): Promise<void> {
  await page.locator('main details').evaluateAll((all: HTMLDetailsElement[]) => {
    for (const details of all) details.open = true
  })
}

/** Matches the link that dials a number, whatever its country code. */
export function dials(phone: string): RegExp {
  return new RegExp(`^tel:\\+\\d+${phone.replace(/\D/g, '').slice(-7)}$`)
}

/** Sets a flag on the window that a full page load would lose. */
export async function markWindow(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { stillTheSamePage: true }))
}

/** Whether the page has had no full load since it was marked. */
export function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => 'stillTheSamePage' in window)
}
