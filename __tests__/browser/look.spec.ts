import { expect, test } from '@playwright/test'
import { pageTypes } from './content'
import { PHONE } from './fixtures'
import { lookAt, type Look } from './look'

/** Besides the types of pages, services whose names and texts are among the longest and the shortest. */
const PATHS = [...pageTypes, '/services/compliance', '/services/multi-generational-planning', '/counseling/well-being']

for (const width of [PHONE.width, 768, 1280, 1920]) {
  test.describe(`at ${width} px`, () => {
    // One worker looks at all pages once, and each test says one thing about what it saw.
    test.describe.configure({ mode: 'default' })
    const looks = new Map<string, Look>()
    const faults = (kind: keyof Look) =>
      [...looks].flatMap(([path, look]) => look[kind].map((fault) => `${path} at ${width} px: ${fault}`))

    test.beforeAll(async ({ browser }) => {
      test.setTimeout(120_000)
      const page = await browser.newPage({ viewport: { width, height: 800 }, reducedMotion: 'reduce' })
      for (const path of PATHS) {
        await page.goto(path)
        looks.set(path, await lookAt(page))
      }
      await page.close()
    })

    test('no text stands on other text', () => {
      expect(faults('overlapping')).toEqual([])
    })

    test('no text is cut off', () => {
      expect(faults('cutOff')).toEqual([])
    })

    test('nothing sticks out sideways', () => {
      expect(faults('stickingOut')).toEqual([])
    })

    test('no line of running text has more than 75 characters', () => {
      expect(faults('overlong')).toEqual([])
    })

    test('no heading ends in a lone word', () => {
      expect(faults('loneWords')).toEqual([])
    })

    test('text on terrain is legible on every pixel under it', () => {
      expect(faults('pale')).toEqual([])
    })

    test('no text stands on a trail', () => {
      expect(faults('onTrail')).toEqual([])
    })
  })
}
