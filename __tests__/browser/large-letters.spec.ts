import { expect, type LaunchOptions, type PlaywrightWorkerArgs, test } from '@playwright/test'
import { contact, home, site } from './content'
import { DESKTOP } from './fixtures'
import { overflowingTexts } from './horizontal-overflow'

/** Opens a browser whose default font size is doubled. */
function launch({ chromium }: PlaywrightWorkerArgs['playwright'], options: LaunchOptions) {
  return chromium.launch({ ...options, args: [...(options.args ?? []), '--blink-settings=defaultFontSize=32'] })
}

test('with a doubled default font size, nothing is clipped or scrolls sideways', async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  const browser = await launch(playwright, launchOptions)
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

test('with a doubled default font size on a small phone, the navigation bar has room for the name', async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  const browser = await launch(playwright, launchOptions)
  const page = await browser.newPage({ viewport: { width: 320, height: 640 }, baseURL })
  await page.goto('/')
  const bar = page.getByRole('banner')
  const name = bar.getByRole('link', { name: site.name })
  await expect(name).toBeVisible()
  const lines = await name.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top)).size
  })
  expect(lines).toBeLessThanOrEqual(Math.max(2, site.name.split(' ').length))
  const [barBox, nameBox] = [await bar.boundingBox(), await name.boundingBox()]
  expect(nameBox?.y).toBeGreaterThanOrEqual(0)
  expect((nameBox?.y ?? 0) + (nameBox?.height ?? 0)).toBeLessThanOrEqual(barBox?.height ?? 0)
  await expect(bar.getByRole('link', { name: site.navigation.button.label })).toBeHidden()
  await bar.getByRole('button', { name: site.uiLabels.openMenu }).click()
  await expect(page.getByRole('dialog').getByRole('link', { name: site.navigation.button.label })).toBeVisible()
  await browser.close()
})
