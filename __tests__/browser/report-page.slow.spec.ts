// The report as an editor opens it from disk, as a single page: how it works, and that no text in it is executed.
import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, type Page, test, type TestInfo } from '@playwright/test'
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
  const whole = { content: [], pages: [], files: [], screenshots: [], checks: [], ...report }
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

const PHONE = '/services, Phone, 375 px wide'

const slider = (page: Page) => page.getByRole('slider', { name: `Border between before and after: ${PHONE}` })
const wholePage = (page: Page, side: string) => page.getByRole('img', { name: `${PHONE}, ${side}`, exact: true })

/** Opens the whole page at a phone's width, and shows it with the slider. */
async function openSlider(page: Page) {
  await page.getByText(`The whole page: ${PHONE}`).click()
  await page
    .getByRole('radiogroup', { name: `View of ${PHONE}` })
    .getByRole('radio', { name: 'Slider' })
    .check()
}

/** The computed clip path that crops the side before on its right. */
const clipPathOf = (page: Page) =>
  wholePage(page, 'before').evaluate((image) => getComputedStyle(image.closest('figure') ?? image).clipPath)

test('a changed place is shown on both sides, with a box around what differs', async ({ page }, info) => {
  await openPages(page, info)
  for (const side of ['before', 'after']) {
    const place = page.getByRole('img', { name: `${PHONE}, place 1, ${side}` })
    await place.scrollIntoViewIfNeeded()
    const picture = await place.boundingBox()
    const mark = await place.locator('xpath=../span').boundingBox()
    // The line is 40 px tall, from 100 to 200 px on the side after; 32 px around it are shown.
    const scale = (picture?.width ?? 0) / (await place.evaluate((image: HTMLImageElement) => image.naturalWidth))
    expect(((mark?.y ?? 0) - (picture?.y ?? 0)) / scale).toBeCloseTo(32, 0)
    expect(((mark?.x ?? 0) - (picture?.x ?? 0)) / scale).toBeCloseTo(100, 0)
    expect((mark?.height ?? 0) / scale).toBeCloseTo(40, 0)
    expect((mark?.width ?? 0) / scale).toBeCloseTo(100, 0)
    expect(picture?.height).toBeCloseTo(104 * scale, 0)
  }
})

test('the whole page is shown side by side at first, row by row', async ({ page }, info) => {
  await openPages(page, info)
  await page.getByText(`The whole page: ${PHONE}`).click()
  const [before, after] = [await wholePage(page, 'before').boundingBox(), await wholePage(page, 'after').boundingBox()]
  expect(after?.y).toBe(before?.y)
  expect(after?.x).toBeGreaterThan((before?.x ?? 0) + (before?.width ?? 0))
  await expect(slider(page)).toBeHidden()
})

test('the slider moves the border between before and after by keyboard', async ({ page }, info) => {
  await openPages(page, info)
  await openSlider(page)
  await expect(slider(page)).toHaveValue('50')
  expect(await clipPathOf(page)).toBe('inset(0px 50% 0px 0px)')
  await slider(page).press('ArrowRight')
  expect(await clipPathOf(page)).toBe('inset(0px 49% 0px 0px)')
  await slider(page).press('End')
  expect(await clipPathOf(page)).toBe('inset(0px 0% 0px 0px)')
  await slider(page).press('Home')
  expect(await clipPathOf(page)).toBe('inset(0px 100% 0px 0px)')
})

test('the slider thumb is over the border in the images, which are stacked', async ({ page }, info) => {
  await openPages(page, info)
  await openSlider(page)
  for (const share of [0, 0.25, 1]) {
    await slider(page).fill(String(100 * share))
    const [track, image] = [await slider(page).boundingBox(), await wholePage(page, 'before').boundingBox()]
    expect(image).toEqual(await wholePage(page, 'after').boundingBox())
    const thumb = 24
    const middle = (track?.x ?? 0) + thumb / 2 + share * ((track?.width ?? 0) - thumb)
    expect(middle).toBeCloseTo((image?.x ?? 0) + share * (image?.width ?? 0), 0)
  }
})

test('files, commits, and pages are links if the report has addresses for them', async ({ page }, info) => {
  const addresses = { repository: 'https://github.com/example/site', preview: 'https://preview-7.example' }
  const folder = info.outputPath('report')
  const report: PreviewReport = {
    content: [
      {
        file: 'content/statistics.yml',
        line: 3,
        label: 'Statistics › Advisors',
        field: 'Figure',
        before: '1',
        after: '2',
        change: 'changed',
      },
    ],
    pages: [{ path: '/services', change: 'changed' }],
    files: [],
    screenshots: [],
    checks: [],
  }
  const [before, after] = [
    { ...side('abc Before'), commit: 'abc' },
    { ...side('def After'), commit: 'def' },
  ]
  await writeReport(resolve('.'), folder, report, { before, after, addresses })
  await page.goto(pathToFileURL(`${folder}/index.html`).href)
  const repository = addresses.repository
  await expect(page.getByRole('link', { name: 'def After' })).toHaveAttribute('href', `${repository}/commit/def`)
  const line = `${repository}/blob/def/content/statistics.yml#L3`
  await expect(page.getByRole('link', { name: 'line 3' })).toHaveAttribute('href', line)
  const preview = page.getByRole('link', { name: 'Open /services in the preview' })
  await expect(preview).toHaveAttribute('href', `${addresses.preview}/services`)
})

test('the report has no axe violations in any state or at any width', async ({ page }, info) => {
  await openPages(page, info)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    for (const width of [NARROW.width, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      for (const view of ['Side by side', 'Slider']) {
        await page.evaluate(() => {
          for (const details of document.querySelectorAll('details')) details.open = true
        })
        for (const radio of await page.getByRole('radio', { name: view }).all()) await radio.check()
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
        { ...change, line: 1, field: '', before: null, change: 'added', texts: [{ field: text, text }] },
      ],
      pages: [
        { path: text, change: 'redirected', to: text },
        { path: `${text} more`, change: 'changed' },
        { path: `${text} again`, change: 'changed', like: `${text} more` },
      ],
      files: [{ name: text, change: 'changed' }],
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
