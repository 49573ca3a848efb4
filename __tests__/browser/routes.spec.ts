import { expect, test, type Page } from '@playwright/test'
import { paths, UNKNOWN_PATH } from './content'
import { NARROW, started } from './fixtures'
import { cutOff } from './overflow'

/** Collects all that goes wrong while a page loads: messages, errors, failed requests and refused ones. */
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

/** Fetches the pictures that wait for the visitor to scroll, and tells which have not arrived whole. */
function missingPictures(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.images]
      .map((image) => Object.assign(image, { loading: 'eager' }))
      .filter((image) => !image.complete || image.naturalWidth === 0)
      .map((image) => image.outerHTML),
  )
}

/** Starts the page and fetches all that belongs to it; fails for a picture that does not arrive. */
async function loadEverything(page: Page): Promise<void> {
  await started(page)
  // Asked again and again: a picture made eager is fetched some time later, and may be rendered anew before that.
  await expect.poll(() => missingPictures(page)).toEqual([])
}

test('the routes are the nine pages and the 27 service pages', () => {
  expect(paths).toHaveLength(9 + 27)
  expect(new Set(paths).size).toBe(paths.length)
})

// In halves, so that both workers load pages.
for (const [which, half] of [
  ['nine pages', paths.slice(0, 9)],
  ['service pages', paths.slice(9)],
] as const) {
  test(`the ${which} load without a message, a failed request or a broken picture`, async ({ page }) => {
    test.slow()
    const problems = collectProblems(page)
    for (const path of half) {
      const response = await page.goto(path)
      await loadEverything(page)
      expect.soft(response?.status(), path).toBe(200)
      await expect.soft(page.getByRole('heading', { level: 1 }), path).toHaveCount(1)
      expect.soft(problems.splice(0), path).toEqual([])
    }
  })
}

test('no page needs sideways scroll or cuts text off at 320 px', async ({ page }) => {
  test.slow()
  await page.setViewportSize(NARROW)
  for (const path of [...paths, UNKNOWN_PATH]) {
    await page.goto(path)
    await started(page)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect.soft(width, path).toBeLessThanOrEqual(NARROW.width)
    expect.soft(await cutOff(page), path).toEqual([])
  }
})

test('an unknown path says 404, and nothing else goes wrong on it', async ({ page }) => {
  const problems = collectProblems(page)
  const response = await page.goto(UNKNOWN_PATH)
  await loadEverything(page)
  expect(response?.status()).toBe(404)
  // The document and its data, as the server and the browser report them; then the path that the site writes.
  const expected = [
    `404: ${page.url()}`,
    `404: ${new URL(`/page-data${UNKNOWN_PATH}/page-data.json`, page.url()).href}`,
  ]
  const rest = problems.filter(
    (problem) => !expected.includes(problem) && !/Failed to load resource.*404/.test(problem),
  )
  expect(rest).toEqual([expect.stringMatching(new RegExp(`^console warning: .*${UNKNOWN_PATH}$`))])
})
