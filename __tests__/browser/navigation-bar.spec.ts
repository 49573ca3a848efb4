import { expect, type Locator, type Page, test } from '@playwright/test'
import { menuPath, menuService, navigationLink, overview, site } from './content'
import { open, servicesButton, servicesPanel, skipWithoutBarLinks } from './fixtures'

const { home, pages, button, services: menu } = site.navigation

/** Whether the line that marks the current entry is drawn. */
function isMarked(entry: Locator): Promise<boolean> {
  return entry.evaluate((element) => getComputedStyle(element, '::after').content !== 'none')
}

test('the bar has the brand, its links, and its button, and stays at the top of the window', async ({ page }) => {
  await open(page, '/')
  const bar = page.getByRole('banner')
  await expect(bar.getByRole('link', { name: site.name, exact: true })).toHaveAttribute('href', '/')
  await page.mouse.move(640, 500)
  await page.mouse.wheel(0, 1500)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000)
  await expect(bar).toBeInViewport({ ratio: 1 })
  expect((await bar.boundingBox())?.y).toBe(0)
  await skipWithoutBarLinks(page)
  for (const { label, to } of [home, ...pages, button]) {
    const links = bar.getByRole('link', { name: label, exact: true }).and(bar.locator(`[href="${to}"]`))
    await expect(links).not.toHaveCount(0)
  }
})

test('only the entry of the current page is marked', async ({ page }) => {
  await page.goto(navigationLink.to)
  await skipWithoutBarLinks(page)
  const navigation = page.getByRole('navigation', { name: site.uiLabels.mainNavigation })
  const current = navigation.locator('[aria-current]')
  await expect(current).toHaveText(navigationLink.label)
  await expect(current).toHaveAttribute('aria-current', 'page')
  expect(await isMarked(current)).toBe(true)
  expect(await isMarked(navigation.getByRole('link', { name: home.label, exact: true }))).toBe(false)
  expect(await isMarked(servicesButton(page))).toBe(false)
})

test('on a service’s page, the Services entry is marked', async ({ page }) => {
  await page.goto(menuPath(menuService))
  await expect(servicesButton(page)).toHaveAttribute('aria-current', 'true')
  expect(await isMarked(servicesButton(page))).toBe(true)
})

test('the first Tab stop is a link that skips to the content', async ({ page }) => {
  await open(page, '/about')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: site.uiLabels.skipToContent })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test.describe('the services menu', () => {
  test.beforeEach(async ({ page }) => {
    await open(page, menuPath(menuService))
    await skipWithoutBarLinks(page)
    await expect(servicesPanel(page)).toBeHidden()
    await servicesButton(page).click()
    await expect(servicesPanel(page)).toBeVisible()
    await expect(servicesButton(page)).toHaveAttribute('aria-expanded', 'true')
  })

  test('links to all services, and closes when a link is followed', async ({ page }) => {
    await servicesPanel(page).getByRole('link', { name: menu.all.label }).click()
    await expect(page.getByRole('heading', { level: 1, name: overview.intro.heading })).toBeVisible()
    await expect(servicesPanel(page)).toBeHidden()
    await expect(servicesButton(page)).toHaveAttribute('aria-expanded', 'false')
  })

  for (const [how, close] of [
    ['its button is clicked again', (page: Page) => servicesButton(page).click()],
    ['a visitor clicks outside it', (page: Page) => page.mouse.click(640, 760)],
  ] as const) {
    test(`closes when ${how}`, async ({ page }) => {
      await close(page)
      await expect(servicesPanel(page)).toBeHidden()
      await expect(servicesButton(page)).toHaveAttribute('aria-expanded', 'false')
    })
  }
})
