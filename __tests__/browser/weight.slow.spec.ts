import { expect, test } from '@playwright/test'
import { CHROMIUM_FLAGS, findChromium } from '../../tools/browser/chromium'
import { BUDGETS } from '../build/budgets'
import { site } from '../build/built-site'
import { canonicalServicePath, menuService } from './content'
import { PHONE } from './fixtures'

test.use({
  viewport: PHONE,
  deviceScaleFactor: 3,
  hasTouch: true,
  launchOptions: {
    executablePath: findChromium(),
    // A busy machine looks like a slow network, on which Chromium loads images that are farther below.
    args: [...CHROMIUM_FLAGS, '--force-effective-connection-type=4G'],
  },
})

/** Photographs, whose size depends on what they show, and the fonts with the letters that plain English does not have. */
const NOT_WEIGHED = /\.(?:avif|webp|jpe?g|png)$|\/(?:display|text)(?!-basic-)[a-z-]*-[0-9a-f]+\.woff2$/

for (const path of ['/', '/about', '/services', canonicalServicePath(menuService)]) {
  test(`the first visit to ${path} on a phone loads at most 60 kB, apart from photographs and further letters`, async ({
    page,
  }) => {
    const files = new Set([`${path.replace(/\/$/, '')}/index.html`])
    page.on('requestfinished', (request) => {
      if (request.resourceType() !== 'document') files.add(new URL(request.url()).pathname)
    })
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    const weighed = [...files].filter((file) => !NOT_WEIGHED.test(file))
    expect(site.totalBytes(weighed)).toBeLessThanOrEqual(BUDGETS.firstVisit)
  })
}
