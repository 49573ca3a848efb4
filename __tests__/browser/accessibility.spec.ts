/** Checks that every page type is accessible. For states such as open menus, see accessible-states.spec.ts. */
import { expect, type Page, test } from '@playwright/test'
import { violations } from './axe'
import { pageTypes, site } from './content'
import { DESKTOP, hasBarLinks, open, openDetails, PHONE, ZOOMED_FOURFOLD, ZOOMED_TWICE } from './fixtures'
import { walkThrough } from './focus'
import { overflowingTexts } from './horizontal-overflow'
import { collectMotion } from './motion'
import { misplacedHeadings, outlineFaults, outlineOf } from './page-outline'
import { LEAST_TARGET, LEAST_TOUCH_TARGET, smallTargets, useFinger } from './target-size'
import { textsWithoutRoom } from './text-spacing'

/** The largest share of the window height that the navigation bar may occupy. */
const MAX_BAR_SHARE = 0.25

const { uiLabels, footer, social } = site

/** The outline of what surrounds the content of every page. If the bar has no room for its links, they are in the closed menu. */
const surroundings = (areLinksInBar: boolean) => [
  'banner',
  ...(areLinksInBar ? [`navigation "${uiLabels.mainNavigation}"`] : []),
  'main',
  'contentinfo',
  ...(social.some(({ address }) => address) ? [`navigation "${uiLabels.socialNavigation}"`] : []),
  `navigation "${uiLabels.footerNavigation}"`,
  `list "${footer.services.title}"`,
  `list "${footer.company.title}"`,
  ...(footer.legal.length > 0 ? [`navigation "${uiLabels.legalNavigation}"`] : []),
]

/** Each direction in one window, and the smallest window, where a focused element is covered most easily. */
const WALKS = [
  ['Shift+Tab', DESKTOP],
  ['Tab', ZOOMED_FOURFOLD],
] as const

for (const path of pageTypes) {
  test.describe(path, () => {
    // Each worker opens the page once, with all its details expanded; each test then checks one aspect of it.
    test.describe.configure({ mode: 'default' })
    let page: Page

    test.beforeAll(async ({ browser }) => {
      page = await browser.newPage({ viewport: DESKTOP, reducedMotion: 'reduce' })
      await collectMotion(page)
      await open(page, path)
      await openDetails(page)
    })

    test.afterAll(async () => {
      await page.close()
    })

    test('its landmarks, headings, and names read like a table of contents', async () => {
      await page.setViewportSize(DESKTOP)
      const outline = await outlineOf(page)
      const [start, end] = [outline.indexOf('main') + 1, outline.indexOf('contentinfo')]
      expect([...outline.slice(0, start), ...outline.slice(end)]).toEqual(surroundings(await hasBarLinks(page)))
      expect(outlineFaults(outline.slice(start, end))).toEqual([])
      expect(await misplacedHeadings(page)).toEqual([])
    })

    for (const size of [DESKTOP, PHONE]) {
      test(`it has no axe violations at ${size.width} px`, async () => {
        await page.setViewportSize(size)
        expect(await violations(page)).toEqual([])
      })
    }

    for (const [key, size] of WALKS) {
      test(`${key} reaches every element at ${size.width} × ${size.height} px, and the focus is always visible`, async () => {
        await page.setViewportSize(size)
        const { stops, expected, faults } = await walkThrough(page, key)
        expect(stops).toEqual(expected)
        expect(faults).toEqual([])
      })
    }

    test('at 200% and 400% zoom, nothing is clipped or scrolls sideways, and the bar leaves room', async () => {
      for (const size of [ZOOMED_TWICE, ZOOMED_FOURFOLD]) {
        await page.setViewportSize(size)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width)
        expect(await overflowingTexts(page)).toEqual([])
        const bar = await page.getByRole('banner').boundingBox()
        expect(bar?.height).toBeLessThanOrEqual(size.height * MAX_BAR_SHARE)
      }
    })

    for (const size of [DESKTOP, ZOOMED_FOURFOLD]) {
      test(`all text fits with increased text spacing at ${size.width} px`, async () => {
        await page.setViewportSize(size)
        expect(await textsWithoutRoom(page)).toEqual([])
      })
    }

    test('nothing moves when reduced motion is requested', async () => {
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
      await expect(page.getByRole('contentinfo')).toBeInViewport()
      expect(await page.evaluate(() => window.motion)).toEqual([])
    })

    test('targets are large enough for pointer and touch input', async () => {
      await page.setViewportSize(DESKTOP)
      expect(await smallTargets(page, LEAST_TARGET)).toEqual([])
      await useFinger(page)
      for (const size of [DESKTOP, PHONE]) {
        await page.setViewportSize(size)
        expect(await smallTargets(page, LEAST_TOUCH_TARGET)).toEqual([])
      }
    })

    test('in forced colors, no heading line covers another', async () => {
      await page.setViewportSize(PHONE)
      await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
      const heading = page.getByRole('heading', { level: 1 })
      const forced = await heading.screenshot()
      // The browser paints a background behind each line. Removing it must change nothing unless it covered letters.
      await page.addStyleTag({ content: 'h1, h1 * { forced-color-adjust: none; color: canvastext }' })
      expect(forced.equals(await heading.screenshot())).toBe(true)
    })
  })
}
