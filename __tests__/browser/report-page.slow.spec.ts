// The report as an editor opens it from disk, as a single page: how it works, and that no text in it is executed.
import { pathToFileURL } from 'node:url'
import { expect, type Page, test, type TestInfo } from '@playwright/test'
import sharp from 'sharp'
import { findViolations } from '../../tools/browser/axe'
import type { PageScreenshots, PreviewReport } from '../../tools/preview-report/report'
import { writeReport } from '../../tools/preview-report/write-report'
import { LONG_ATTACK } from '../hostile/long-text'
import { NARROW } from './fixtures'
import { overflowingElements } from './horizontal-overflow'

/** A page with one changed place at the width of a phone and of a desktop. */
const screenshotsOf = (path: string): Promise<PageScreenshots[]> =>
  Promise.all(
    [375, 1280].map(async (width) => {
      const place = await sharp({ create: { width, height: 100, channels: 3, background: '#14222e' } })
        .webp()
        .toBuffer()
      return { path, width, pictures: [{ before: place, after: place }], more: 2 }
    }),
  )

/** Writes a report in which every text is the same, and opens it. */
async function openReport(page: Page, info: TestInfo, text: string) {
  const change = { file: text, label: text, field: text, before: text, after: `${text} more` }
  const report: PreviewReport = {
    before: text,
    after: text,
    content: [
      { ...change, change: 'changed' },
      { ...change, change: 'moved' },
      { ...change, after: null, change: 'removed' },
      { ...change, line: 3, before: null, change: 'added' },
    ],
    pages: [
      { path: text, change: 'redirected', to: text },
      { path: `${text} more`, change: 'changed' },
      { path: `${text} again`, change: 'changed', like: `${text} more` },
    ],
    screenshots: await screenshotsOf(`${text} more`),
    checks: (['failed', 'warned', 'passed'] as const).map((state) => {
      return { name: `${text} ${state}`, state, summary: text, findings: [{ text, path: text }] }
    }),
  }
  const folder = info.outputPath('report')
  writeReport(folder, report)
  await page.goto(pathToFileURL(`${folder}/index.html`).href)
}

test('a changed area is shown at full size on both sides', async ({ page }, info) => {
  await openReport(page, info, 'Text')
  for (const side of ['before', 'after']) {
    const place = page.getByRole('img', { name: `Text more, Phone, 375 px wide, place 1, ${side}` })
    expect(await place.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(375)
  }
  await expect(page.getByText('2 more places differ.').first()).toBeVisible()
})

test('the report has no axe violations in any state or at any width', async ({ page }, info) => {
  await openReport(page, info, 'Text')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    for (const width of [NARROW.width, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await page.evaluate(() => {
        for (const details of document.querySelectorAll('details')) details.open = true
      })
      expect((await findViolations(page)).map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
      expect(await overflowingElements(page)).toEqual([])
    }
  }
})

test('hostile text of 5,000 characters is shown and not executed', async ({ page }, info) => {
  const effects: string[] = []
  page.on('dialog', (dialog) => {
    effects.push(dialog.message())
    void dialog.dismiss()
  })
  page.on('pageerror', ({ message }) => effects.push(message))
  page.on('request', (request) => {
    if (!/^(?:file|data):/.test(request.url())) effects.push(request.url())
  })
  await page.addInitScript(() => {
    Object.assign(window, {
      attack: () => {
        document.documentElement.setAttribute('data-attacked', '')
      },
    })
    document.addEventListener('securitypolicyviolation', ({ blockedURI }) => {
      throw new Error(`blocked ${blockedURI}`)
    })
  })
  await openReport(page, info, LONG_ATTACK)
  for (const width of [NARROW.width, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${width} px`).toBe(0)
    expect.soft(await overflowingElements(page), `${width} px`).toEqual([])
  }
  await expect(page.getByText(LONG_ATTACK, { exact: true }).first()).toBeVisible()
  await expect(page.locator('html')).not.toHaveAttribute('data-attacked')
  expect(await page.locator('script').count()).toBe(0)
  expect(await page.locator('a[href]:not([href^="#"])').count()).toBe(0)
  expect(effects).toEqual([])
})
