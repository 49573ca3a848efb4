import { expect, test } from '@playwright/test'
import { CHROMIUM_FLAGS, findChromium } from '../../tools/browser/chromium'
import { site } from './content'
import { DESKTOP, menuPanel, NARROW } from './fixtures'
import { overflowingTexts } from './horizontal-overflow'

test.use({
  reuseContext: false,
  launchOptions: {
    executablePath: findChromium(),
    args: [...CHROMIUM_FLAGS, '--blink-settings=defaultFontSize=32'],
  },
})

test('with a doubled default font size, nothing is clipped or scrolls sideways, and the bar has room for the name', async ({
  page,
}) => {
  const bar = page.getByRole('banner')
  for (const size of [DESKTOP, NARROW]) {
    await page.setViewportSize(size)
    await page.goto('/')
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width)
    expect(await overflowingTexts(page)).toEqual([])
    const [barBox, name] = [await bar.boundingBox(), await bar.getByRole('link', { name: site.name }).boundingBox()]
    expect(name?.y).toBeGreaterThanOrEqual(0)
    expect((name?.y ?? 0) + (name?.height ?? NaN)).toBeLessThanOrEqual(barBox?.height ?? 0)
  }
  await expect(bar.getByRole('link', { name: site.navigation.button.label })).toBeHidden()
  await bar.getByRole('button', { name: site.uiLabels.openMenu }).click()
  await expect(menuPanel(page).getByRole('link', { name: site.navigation.button.label })).toBeVisible()
})
