import { expect, type Locator, test } from '@playwright/test'
import { menuPath, menuService, navigationLink, site } from './content'
import { open, servicesButton, skipWithoutBarLinks } from './fixtures'

/** Whether the line that marks the current entry is drawn. */
function isMarked(entry: Locator): Promise<boolean> {
  return entry.evaluate((element) => getComputedStyle(element, '::after').content !== 'none')
}

test('the bar has its links and its button', async ({ page }) => {
  await page.goto('/')
  await skipWithoutBarLinks(page)
  const bar = page.getByRole('banner')
  const { home, pages, button } = site.navigation
  for (const { label, to } of [home, ...pages, button]) {
    await expect(
      bar.getByRole('link', { name: label, exact: true }).and(bar.locator(`[href="${to}"]`)),
    ).not.toHaveCount(0)
  }
})

test('the bar stays at the top of the window when the page scrolls', async ({ page }) => {
  await open(page, '/')
  await page.mouse.move(640, 500)
  await page.mouse.wheel(0, 1500)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000)
  const bar = page.getByRole('banner')
  await expect(bar).toBeInViewport({ ratio: 1 })
  expect((await bar.boundingBox())?.y).toBe(0)
})

test('only the entry of the current page is marked', async ({ page }) => {
  await page.goto(navigationLink.to)
  await skipWithoutBarLinks(page)
  const entries = page.getByRole('navigation', { name: site.uiLabels.mainNavigation }).getByRole('listitem')
  const current = entries.locator('[aria-current]')
  await expect(current).toHaveText(navigationLink.label)
  await expect(current).toHaveAttribute('aria-current', 'page')
  expect(await isMarked(current)).toBe(true)
  expect(
    await isMarked(
      page.getByRole('banner').getByRole('link', { name: site.navigation.home.label, exact: true }).first(),
    ),
  ).toBe(false)
  expect(await isMarked(servicesButton(page))).toBe(false)
})

for (const path of ['/services', menuPath(menuService)]) {
  test(`on ${path}, the Services entry is marked`, async ({ page }) => {
    await page.goto(path)
    await expect(servicesButton(page)).toHaveAttribute('aria-current', 'true')
    expect(await isMarked(servicesButton(page))).toBe(true)
  })
}

test('the first Tab stop is a link that skips to the content', async ({ page }) => {
  await open(page, '/about')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: site.uiLabels.skipToContent })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})
