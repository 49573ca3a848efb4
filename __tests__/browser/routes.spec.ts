import { expect, type Page, test } from '@playwright/test'
import { paths, UNKNOWN_PATH } from './content'
import { NARROW, started } from './fixtures'
import { overflowingTexts } from './horizontal-overflow'

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

/** Makes lazy images load, and returns those that have not loaded completely. */
function missingImages(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.images]
      .map((image) => Object.assign(image, { loading: 'eager' }))
      .filter((image) => !image.complete || image.naturalWidth === 0)
      .map((image) => image.outerHTML),
  )
}

/** Loads the styles for print without the page's delay, and returns whether they have loaded. */
function loadPrintStyles(page: Page): Promise<boolean> {
  return page.locator('link[media=print]').evaluate((link: HTMLLinkElement) => {
    link.disabled = false
    return link.sheet !== null
  })
}

/** Starts the page and loads all its resources; fails if an image or the styles for print do not load. */
async function loadEverything(page: Page): Promise<void> {
  await started(page)
  await expect.poll(() => loadPrintStyles(page)).toBe(true)
  // Polled repeatedly: an eager image is fetched some time later, and may be rendered again before that.
  await expect.poll(() => missingImages(page)).toEqual([])
}

// Split in two, so that both workers load pages.
const middle = Math.ceil(paths.length / 2)
for (const [which, half] of [
  ['first half of the pages', paths.slice(0, middle)],
  ['second half of the pages', paths.slice(middle)],
] as const) {
  test(`the ${which} loads without messages, failed requests, or broken images, and fits in 320 px`, async ({
    page,
  }) => {
    test.slow()
    await page.setViewportSize(NARROW)
    const problems = collectProblems(page)
    for (const path of half) {
      const response = await page.goto(path)
      await loadEverything(page)
      expect.soft(response?.status(), path).toBe(200)
      await expect.soft(page.getByRole('heading', { level: 1 }), path).toHaveCount(1)
      expect.soft(problems.splice(0), path).toEqual([])
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect.soft(width, path).toBeLessThanOrEqual(NARROW.width)
      expect.soft(await overflowingTexts(page), path).toEqual([])
    }
  })
}

test('an unknown path responds with 404 and has no other problems', async ({ page }) => {
  const problems = collectProblems(page)
  const response = await page.goto(UNKNOWN_PATH)
  await loadEverything(page)
  expect(response?.status()).toBe(404)
  // The document and its data, as the server and the browser report them, and then the path that the site logs.
  const expected = [
    `404: ${page.url()}`,
    `404: ${new URL(`/page-data${UNKNOWN_PATH}/page-data.json`, page.url()).href}`,
  ]
  const rest = problems.filter(
    (problem) => !expected.includes(problem) && !/Failed to load resource.*404/.test(problem),
  )
  expect(rest).toEqual([expect.stringMatching(new RegExp(`^console warning: .*${UNKNOWN_PATH}$`))])
})
