/** Rules that hold on every page, checked on one page of each type. For menus and other states, see accessible-states.spec.ts. */
import { expect, type Page, test } from '@playwright/test'
import { violations } from './axe'
import { canonicalServicePath, extremeServices, menuService, pageTypes, UNKNOWN_PATH } from './content'
import { DESKTOP, loadImages, NARROW, openDetails, started, ZOOMED_FOURFOLD } from './fixtures'
import { walkBackwards } from './focus'
import { overflowingTexts } from './horizontal-overflow'
import { LEAST_TARGET, smallTargets, smallTouchTargets } from './target-size'
import { textsWithoutRoom, visualFaults } from './visual-rules'

/** The largest share of the window height that the navigation bar may occupy. */
const MAX_BAR_SHARE = 0.25

/** Of the services, those with the least and the most text. */
const PATHS = pageTypes
  .filter((path) => path !== canonicalServicePath(menuService))
  .concat(extremeServices.map(canonicalServicePath))

/** What the server, the browser, and the site report about an unknown path. */
const REPORTS_OF_404 = new RegExp(`(?:^404: |^console warning: ).*${UNKNOWN_PATH}|Failed to load resource.*404`)

/** Collects all problems while a page loads: messages, errors, and failed or rejected requests. */
function collectProblems(page: Page): string[] {
  const problems: string[] = []
  page.on('console', (message) => problems.push(`console ${message.type()}: ${message.text()}`))
  page.on('pageerror', (error) => problems.push(`error: ${error.message}`))
  page.on('requestfailed', (request) => problems.push(`failed: ${request.url()}`))
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${String(response.status())}: ${response.url()}`)
  })
  return problems
}

/** Records every animation and transition that begins in documents loaded from now on. */
async function collectMotion(page: Page): Promise<() => Promise<unknown>> {
  await page.addInitScript(() => {
    const motion: string[] = []
    Object.assign(window, { motion })
    for (const type of ['animationstart', 'transitionrun'])
      document.addEventListener(type, ({ target }) => motion.push(target instanceof Element ? target.outerHTML : type))
  })
  return () => page.evaluate(() => Reflect.get(window, 'motion') as unknown)
}

/** The headings of the main content that a visitor does not see without expanding anything. */
const hiddenHeadings = (page: Page) =>
  page
    .locator('main :is(h1, h2, h3):not(details *)')
    .evaluateAll((all) => all.filter((one) => !one.checkVisibility()).map(({ textContent }) => textContent))

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.describe.configure({ timeout: 180_000 }) // A page may have 60 positions.

for (const path of PATHS) {
  test(`${path} loads without problems, and is accessible and legible at 1280 and 320 px, also by touch and by keyboard`, async ({
    page,
  }) => {
    const problems = collectProblems(page)
    const motion = await collectMotion(page)
    await page.goto(path)
    expect.soft(await hiddenHeadings(page), 'before the app starts').toEqual([])
    await started(page)
    await openDetails(page)
    for (const size of [DESKTOP, NARROW]) {
      await page.setViewportSize(size)
      await loadImages(page)
      expect.soft(await visualFaults(page), `${size.width} px`).toEqual([])
      expect.soft(await hiddenHeadings(page), `${size.width} px`).toEqual([])
      expect.soft(await violations(page), `${size.width} px`).toEqual([])
      expect.soft(await textsWithoutRoom(page), `${size.width} px`).toEqual([])
      expect.soft(await smallTargets(page, LEAST_TARGET), `${size.width} px`).toEqual([])
    }
    const expected = path === UNKNOWN_PATH ? REPORTS_OF_404 : /^$/
    expect.soft(problems.filter((problem) => !expected.test(problem))).toEqual([])

    await page.setViewportSize(ZOOMED_FOURFOLD)
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(NARROW.width)
    expect.soft(await overflowingTexts(page)).toEqual([])
    const bar = await page.getByRole('banner').boundingBox()
    expect.soft(bar?.height).toBeLessThanOrEqual(ZOOMED_FOURFOLD.height * MAX_BAR_SHARE)
    const { stops, expected: all, faults } = await walkBackwards(page)
    expect.soft(stops).toEqual(all)
    expect.soft(faults, 'the focus is always visible').toEqual([])
    expect.soft(await smallTouchTargets(page)).toEqual([])
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect(page.getByRole('contentinfo')).toBeInViewport()
    expect.soft(await motion(), 'nothing moves when reduced motion is requested').toEqual([])
  })
}
