import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, type Browser } from '@playwright/test'
import { z } from 'zod'
import { pageTypes } from './content'
import { PHONE } from './fixtures'
import { lookAt, lookSchema, type Look } from './look'

/** Besides the page types, services whose names and texts are among the longest and the shortest. */
const PATHS = [...pageTypes, '/services/compliance', '/services/multi-generational-planning', '/counseling/well-being']

const looksSchema = z.record(z.string(), lookSchema)

/** Checks all pages. A worker that restarts after a failed test reads the results of the previous one. */
async function lookAtAll(browser: Browser, width: number, file: string): Promise<Record<string, Look>> {
  if (existsSync(file)) return looksSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  const page = await browser.newPage({ viewport: { width, height: 800 }, reducedMotion: 'reduce' })
  const looks: Record<string, Look> = {}
  for (const path of PATHS) {
    await page.goto(path)
    looks[path] = await lookAt(page)
  }
  await page.close()
  writeFileSync(file, JSON.stringify(looks))
  return looks
}

for (const width of [PHONE.width, 768, 1280, 1920]) {
  test.describe(`at ${width} px`, () => {
    // Each worker checks all pages once; each test then reports one kind of fault.
    test.describe.configure({ mode: 'default' })
    let looks: Record<string, Look> = {}
    const faults = (kind: keyof Look) =>
      Object.entries(looks).flatMap(([path, look]) => look[kind].map((fault) => `${path} at ${width} px: ${fault}`))

    test.beforeAll(async ({ browser }, { project }) => {
      test.setTimeout(120_000)
      mkdirSync(project.outputDir, { recursive: true })
      const file = join(project.outputDir, `look-${width}.json`)
      looks = await lookAtAll(browser, width, file)
    })

    test('no text overlaps other text', () => {
      expect(faults('overlapping')).toEqual([])
    })

    test('no text is clipped', () => {
      expect(faults('cutOff')).toEqual([])
    })

    test('nothing extends beyond the sides of the window', () => {
      expect(faults('stickingOut')).toEqual([])
    })

    test('no line of running text has more than 75 characters', () => {
      expect(faults('overlong')).toEqual([])
    })

    test('no heading ends with a single word on its own line', () => {
      expect(faults('loneWords')).toEqual([])
    })

    test('text on terrain is legible on every pixel under it', () => {
      expect(faults('pale')).toEqual([])
    })

    test('no text is on a trail', () => {
      expect(faults('onTrail')).toEqual([])
    })
  })
}
