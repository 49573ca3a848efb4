import { expect, test } from '@playwright/test'
import { contact, home } from './content'
import { DESKTOP } from './fixtures'
import { overflowingTexts } from './horizontal-overflow'

test('with a doubled default font size, nothing is clipped or scrolls sideways', async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  const args = [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32']
  const browser = await playwright.chromium.launch({ ...launchOptions, args })
  const page = await browser.newPage({ viewport: DESKTOP, baseURL })
  for (const [path, heading] of [
    ['/', home.hero.heading],
    ['/contact', contact.hero.heading],
  ] as const) {
    await page.goto(path)
    const title = page.getByRole('heading', { level: 1, name: heading })
    await expect(title).toBeVisible()
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(DESKTOP.width)
    expect(await overflowingTexts(page)).toEqual([])
  }
  await browser.close()
})
