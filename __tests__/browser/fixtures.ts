import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { navigationLink, site } from './content'

export const DESKTOP = { width: 1280, height: 800 }

/** The window of a phone, and the narrowest width that must not scroll sideways (WCAG 1.4.10). */
export const PHONE = { width: 375, height: 740 }
export const NARROW = { width: 320, height: 640 }

/** The size of a 1280 × 1024 px window at 400% zoom, in CSS pixels. */
export const ZOOMED_FOURFOLD = { width: 320, height: 256 }

/** The Services button of the navigation bar; on a phone it is on the page but hidden. */
export const servicesButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: site.navigation.services.label, includeHidden: true })

export const servicesPanel = (page: Page) => page.locator('#services-menu')

export const menuButton = (page: Page) => page.getByRole('button', { name: site.uiLabels.openMenu })

/** The small-screen menu, shown or hidden. */
export const menuPanel = (page: Page) => page.locator('#menu')

/** Whether the navigation bar of the open page has room for its links; otherwise, they are in the menu. */
export const hasBarLinks = async (page: Page) => !(await menuButton(page).isVisible())

/** Skips a test of what the navigation bar shows if its links have no room there at any width. The page must be open. */
export async function skipWithoutBarLinks(page: Page): Promise<void> {
  test.skip(!(await hasBarLinks(page)), 'the navigation bar has no room for its links')
}

/** Follows the navigation’s link to another page: in the bar, or in the menu if the bar has no room for its links. */
export async function followNavigation(page: Page): Promise<void> {
  if (!(await hasBarLinks(page))) await menuButton(page).click()
  await page.getByRole('banner').getByRole('link', { name: navigationLink.label, exact: true }).first().click()
}

/** Interacts with the page and waits until the app has started. Only the app sets the state of the Services button. */
export async function started(page: Page): Promise<void> {
  await page.mouse.move(1, 1)
  await page.mouse.move(0, 0)
  await expect(servicesButton(page)).toHaveAttribute('aria-expanded', 'false')
}

export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await started(page)
}

/** Opens a page and stops its clock once the app has started. After that, only {@link advanceClock} advances time. */
export async function openWithStoppedClock(page: Page, path: string): Promise<void> {
  const time = new Date('2026-03-02T09:00:00Z')
  await page.clock.install({ time })
  await open(page, path)
  await page.clock.pauseAt(time.getTime() + 3_600_000)
}

/**
 * Advances a stopped clock. Before that, React finishes the updates of the preceding events: a timer that an effect sets
 * after the clock was advanced would never fire. React schedules its work by message channels, which the clock does not
 * control; an update and its effects take two, with one to spare.
 */
export async function advanceClock(page: Page, milliseconds: number): Promise<void> {
  await page.evaluate(async () => {
    for (let round = 0; round < 3; round += 1) {
      const { port1, port2 } = new MessageChannel()
      const received = new Promise((resolve) => (port1.onmessage = resolve))
      port2.postMessage(undefined)
      await received
    }
  })
  await page.clock.runFor(milliseconds)
}

/** Expands everything in the main content that visitors can expand. */
export async function openDetails(page: Page): Promise<void> {
  await page.locator('main details').evaluateAll((all: HTMLDetailsElement[]) => {
    for (const details of all) details.open = true
  })
}

/** Loads the images of the page, which may have others at another width; fails if one does not load. */
export async function loadImages(page: Page): Promise<void> {
  // Polled: an eager image is fetched some time later, and may be rendered again before that.
  const missing = () =>
    page.evaluate(() =>
      [...document.images]
        .map((image) => Object.assign(image, { loading: 'eager' }))
        .filter((image) => !image.complete || image.naturalWidth === 0)
        .map((image) => image.outerHTML),
    )
  await expect.poll(missing).toEqual([])
  await page.evaluate(() => document.fonts.ready)
}

/** Sets a flag on the window that a full page load would lose. */
export async function markWindow(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { stillTheSamePage: true }))
}

/** Whether the page has had no full load since it was marked. */
export function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => 'stillTheSamePage' in window)
}

export const SCRIPTS = /\.js$/

/** Whether the app has started; only the app sets `aria-expanded` on the services button, whose text may have been changed. */
export const hasStarted = async (page: Page) =>
  (await page.locator('[popovertarget=services-menu]').getAttribute('aria-expanded')) !== null

/** Opens a page whose scripts are delayed until the returned function is called. */
export async function openHeld(page: Page, path: string): Promise<() => Promise<void>> {
  let release: (() => void) | undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(SCRIPTS, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(path)
  return async () => {
    expect(await hasStarted(page)).toBe(false)
    release?.()
    await expect.poll(() => hasStarted(page)).toBe(true)
  }
}

/** The paths of the built scripts that contain a text: those of a module, by a name in it that no minifier changes. */
export const scriptsWith = (text: string) =>
  readdirSync('public')
    .filter((file) => file.endsWith('.js') && readFileSync(join('public', file), 'utf8').includes(text))
    .map((file) => `/${file}`)
