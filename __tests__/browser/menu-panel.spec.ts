import { expect, test } from '@playwright/test'
import { site } from './content'
import { menuButton, menuPanel, open, PHONE } from './fixtures'

test.use({ viewport: PHONE })

test('the panel slides in, unless reduced motion is requested, and its button closes it', async ({ page }) => {
  await open(page, '/')
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion })
    await expect(menuPanel(page)).toBeHidden()
    const animated = await menuPanel(page).evaluate((panel) => getComputedStyle(panel).transitionProperty)
    expect(animated.includes('transform'), reducedMotion).toBe(reducedMotion === 'no-preference')
    await menuButton(page).click()
    await expect(menuPanel(page)).toBeInViewport({ ratio: 1 })
    await menuPanel(page).getByRole('button', { name: site.uiLabels.closeMenu }).click()
    await expect(menuPanel(page)).toBeHidden()
    await expect(menuButton(page)).toBeFocused()
  }
})

test('the panel closes when Tab or Shift+Tab moves the focus on to what it covers', async ({ page }) => {
  await open(page, '/')
  for (const [key, role] of [
    ['Tab', 'link'],
    ['Shift+Tab', 'button'],
  ] as const) {
    await menuButton(page).click()
    await menuPanel(page).getByRole(role).last().focus()
    await page.keyboard.press(key)
    await expect(page.locator(':focus:not(#menu *, body)')).toBeInViewport()
    await expect(menuPanel(page)).toBeHidden()
  }
})

test('the page behind the panel does not scroll, and a click on it closes the panel', async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 700 })
  await open(page, '/')
  await menuButton(page).click()
  await expect(menuPanel(page)).toBeInViewport({ ratio: 1 })
  for (const x of [600, 20]) {
    await page.mouse.move(x, 400)
    await page.mouse.wheel(0, 400)
  }
  await page.mouse.click(20, 400)
  await expect(menuPanel(page)).toBeHidden()
  // If the page had scrolled before, it would now be scrolled further than by this last turn of the wheel.
  await page.mouse.move(350, 400)
  await page.mouse.wheel(0, 100)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(100)
})
