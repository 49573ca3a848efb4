import { expect, test } from '@playwright/test'
import { BASIC } from '../../gatsby/typefaces/characters'
import { CHROMIUM_FLAGS, requireChromium } from '../../tools/browser/chromium'
import { BUDGETS } from '../build/budgets'
import { site } from '../build/built-site'
import { pageTypes } from './content'
import { PHONE } from './fixtures'

test.use({
  reuseContext: false,
  viewport: PHONE,
  deviceScaleFactor: 3,
  hasTouch: true,
  launchOptions: {
    executablePath: requireChromium(),
    // A busy machine looks like a slow network, on which Chromium loads images that are farther below.
    args: [...CHROMIUM_FLAGS, '--force-effective-connection-type=4G'],
  },
})

/** Photographs of the content, whose size depends on what they show. Drawings are SVG files. */
const PHOTOGRAPH = /\.(?:avif|webp|jpe?g|png)$/

/** The fonts with the letters that plain English does not have. */
const FURTHER_LETTERS = /\/(?:display|text)(?!-basic-)[a-z-]*-[0-9a-f]+\.woff2$/

/** Whether a text has characters that plain English does not have. */
const hasFurtherLetters = (text: string) => Array.from(text).some((one) => !/\s/.test(one) && !BASIC.includes(one))

for (const path of pageTypes) {
  test(`the first visit to ${path} on a phone loads at most 65 kB, apart from photographs and further letters`, async ({
    page,
  }) => {
    const files = new Set<string>()
    page.on('requestfinished', (request) => {
      const { pathname } = new URL(request.url())
      if (request.resourceType() !== 'document') files.add(pathname)
    })
    const response = await page.goto(path)
    files.add(response?.status() === 404 ? '/404.html' : `${path.replace(/\/$/, '')}/index.html`)
    await page.waitForLoadState('networkidle')
    expect([...files].filter((file) => file.endsWith('.js'))).toEqual([])
    // Initials are part of a drawing, which innerText leaves out.
    const drawn = await page.locator('svg text').allTextContents()
    const text = [await page.locator('body').innerText(), ...drawn].join('')
    const weighed = [...files].filter(
      (file) => !PHOTOGRAPH.test(file) && !(FURTHER_LETTERS.test(file) && hasFurtherLetters(text)),
    )
    expect(site.totalBytes(weighed)).toBeLessThanOrEqual(BUDGETS.firstVisit)
  })
}
