// The report as an editor opens it from disk, as a single page: how it works, and that no text in it is executed.
import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, type Locator, type Page, test, type TestInfo } from '@playwright/test'
import sharp from 'sharp'
import { findViolations } from '../../tools/browser/axe'
import type { PageScreenshots, PreviewReport } from '../../tools/preview-report/report'
import { writeScreenshots } from '../../tools/preview-report/screenshot-files'
import { writeReport } from '../../tools/preview-report/write-report'
import { LONG_ATTACK } from '../hostile/long-text'
import { NARROW } from './fixtures'
import { overflowingElements } from './horizontal-overflow'

const HEIGHT = 2400

/** The vertical position at which the screenshots differ. */
const CHANGE_TOP = 1200

const side = (name: string) => ({ name, root: resolve('.') })

/** A white page with a dark line of the given length. */
async function screenshot(width: number, length: number) {
  const line = { create: { width: length, height: 40, channels: 3 as const, background: '#14222e' } }
  const page = sharp({ create: { width, height: HEIGHT, channels: 3, background: '#ffffff' } })
  const part = await page
    .composite([{ input: line, left: 0, top: CHANGE_TOP }])
    .png()
    .toBuffer()
  return { width, height: HEIGHT, parts: [part], isCut: false }
}

async function screenshotsOf(path: string, folder: string): Promise<PageScreenshots[]> {
  mkdirSync(`${folder}/screenshots`, { recursive: true })
  return Promise.all(
    [375, 1280].map(async (width) => {
      const sides = { before: await screenshot(width, 100), after: await screenshot(width, 200) }
      return { path, width, ...(await writeScreenshots(folder, `page-${width}`, sides)) }
    }),
  )
}

/** Writes a report and opens it. */
async function openReport(page: Page, info: TestInfo, report: Partial<PreviewReport>, name = 'Your files') {
  const folder = info.outputPath('report')
  const whole = { content: [], pages: [], screenshots: [], checks: [], ...report }
  await writeReport(resolve('.'), folder, whole, { before: side(name), after: side(name) })
  await page.goto(pathToFileURL(`${folder}/index.html`).href)
}

async function openPages(page: Page, info: TestInfo) {
  const screenshots = await screenshotsOf('/services', info.outputPath('report'))
  await openReport(page, info, {
    content: [
      {
        file: 'content/statistics.yml',
        label: 'Statistics › Advisors',
        field: 'Figure',
        before: '1',
        after: '2',
        change: 'changed',
      },
    ],
    pages: [{ path: '/services', change: 'changed' }],
    screenshots,
    checks: [
      { name: 'Spelling', state: 'warned', summary: '1 word', findings: [{ text: 'A word', file: 'a', line: 1 }] },
    ],
  })
}

const sliders = (page: Page) => page.getByRole('slider', { name: /^Border between before and after/ })
const beforeImage = (page: Page) => page.getByRole('img', { name: /375 px wide, before$/ })

/** The color of an image at the point where the two sides differ. */
const colorAtChange = (image: Locator) =>
  image.evaluate((element: HTMLImageElement, y) => {
    const context = new OffscreenCanvas(element.naturalWidth, element.naturalHeight).getContext('2d')
    context?.drawImage(element, 0, 0)
    return [...(context?.getImageData(150, y, 1, 1).data ?? [])]
  }, CHANGE_TOP + 5)

/** The computed clip path that crops the "before" image on its right. */
const clipPathOf = (page: Page) => beforeImage(page).evaluate((image) => getComputedStyle(image).clipPath)

test('the slider moves the border between before and after by keyboard', async ({ page }, info) => {
  await openPages(page, info)
  const slider = sliders(page).first()
  await expect(slider).toHaveValue('50')
  expect(await clipPathOf(page)).toBe('inset(0px 50% 0px 0px)')
  await slider.press('ArrowRight')
  expect(await clipPathOf(page)).toBe('inset(0px 49% 0px 0px)')
  await slider.press('End')
  expect(await clipPathOf(page)).toBe('inset(0px 0% 0px 0px)')
  await slider.press('Home')
  expect(await clipPathOf(page)).toBe('inset(0px 100% 0px 0px)')
})

test('the slider thumb is over the border in the images', async ({ page }, info) => {
  await openPages(page, info)
  for (const share of [0, 0.25, 1]) {
    const slider = sliders(page).first()
    await slider.fill(String(100 * share))
    const [track, image] = [await slider.boundingBox(), await beforeImage(page).boundingBox()]
    const thumb = 24
    const middle = (track?.x ?? 0) + thumb / 2 + share * ((track?.width ?? 0) - thumb)
    expect(middle).toBeCloseTo((image?.x ?? 0) + share * (image?.width ?? 0), 0)
  }
})

test('a link scrolls to the first difference', async ({ page }, info) => {
  await openPages(page, info)
  await page
    .getByRole('link', { name: /^First difference: / })
    .first()
    .click()
  await expect.poll(() => beforeImage(page).evaluate((one: HTMLImageElement) => one.complete)).toBe(true)
  const image = await beforeImage(page).boundingBox()
  const changedAt = (image?.y ?? 0) + (CHANGE_TOP * (image?.width ?? 0)) / 375
  expect(changedAt).toBeGreaterThan(0)
  expect(changedAt).toBeLessThan(await page.evaluate(() => innerHeight))
})

test('differences are marked on top of the "before" image, and the controls stay on top of both', async ({
  page,
}, info) => {
  await openPages(page, info)
  await page
    .getByRole('checkbox', { name: /^Mark what differs/ })
    .first()
    .check()
  await page
    .getByRole('link', { name: /^First difference: / })
    .first()
    .click()
  const marks = page.getByRole('img', { name: /375 px wide, differences$/ })
  const topmost = await marks.evaluate((image) => {
    const { left, width } = image.getBoundingClientRect()
    return document.elementFromPoint(left + width / 2, innerHeight - 20) === image
  })
  expect(topmost).toBe(true)
  expect(await colorAtChange(marks)).toEqual([255, 0, 0, 255])
  const box = page.getByRole('checkbox', { name: /^Mark what differs/ }).first()
  await box.click({ trial: true })
  await box.uncheck()
  await expect(marks).toBeHidden()
})

test('the report has no axe violations in any state or at any width', async ({ page }, info) => {
  await openPages(page, info)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    for (const width of [NARROW.width, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      for (const checked of [false, true]) {
        for (const box of await page.getByRole('checkbox').all()) await box.setChecked(checked)
        expect((await findViolations(page)).map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
        expect(await overflowingElements(page)).toEqual([])
      }
    }
  }
})

test('a hostile text of 5,000 characters is shown and not executed', async ({ page }, info) => {
  const text = LONG_ATTACK
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
  const screenshots = await screenshotsOf(text, info.outputPath('report'))
  const change = { file: text, label: text, field: text, before: text, after: `${text} more` }
  await openReport(
    page,
    info,
    {
      content: [
        { ...change, change: 'changed' },
        { ...change, change: 'moved' },
        { ...change, field: '', after: null, change: 'removed', usedBy: [text, text] },
        { ...change, before: null, change: 'added' },
      ],
      pages: [{ path: text, change: 'redirected', to: text }],
      screenshots,
      checks: [{ name: text, state: 'failed', summary: text, findings: [{ text, path: text, file: text, line: 1 }] }],
    },
    text,
  )
  for (const width of [NARROW.width, 375, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${width} px`).toBe(0)
    expect.soft(await overflowingElements(page), `${width} px`).toEqual([])
  }
  await page
    .getByText(/^Full text after/)
    .first()
    .click()
  await expect(page.getByText(`${text} more`, { exact: true }).first()).toBeVisible()
  await expect(page.locator('html')).not.toHaveAttribute('data-attacked')
  expect(await page.locator('script').count()).toBe(1)
  expect(await page.locator('a:not([href^="#"])').count()).toBe(0)
  expect(effects).toEqual([])
})
