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

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#14222e' } })
    .webp()
    .toBuffer()

/** A page with one changed place at the width of a phone and of a desktop. */
const screenshotsOf = (path: string): Promise<PageScreenshots[]> =>
  Promise.all(
    [375, 1280].map(async (width) => {
      const place = await picture(width, 100)
      return { path, width, pictures: [{ before: place, after: place }], more: 2 }
    }),
  )

/** Writes a report and opens it. */
async function openReport(page: Page, info: TestInfo, report: Partial<PreviewReport>) {
  const folder = info.outputPath('report')
  writeReport(folder, { before: '', after: '', content: [], pages: [], screenshots: [], checks: [], ...report })
  await page.goto(pathToFileURL(`${folder}/index.html`).href)
}

async function openPages(page: Page, info: TestInfo) {
  const screenshots = await screenshotsOf('/services')
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
      { name: 'Spelling', state: 'warned', summary: '1 word', findings: [{ text: 'A word', path: '/services' }] },
    ],
  })
}

const PHONE = '/services, Phone, 375 px wide'

test('a changed area is shown at full size on both sides', async ({ page }, info) => {
  await openPages(page, info)
  for (const side of ['before', 'after']) {
    const place = page.getByRole('img', { name: `${PHONE}, place 1, ${side}` })
    expect(await place.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(375)
  }
  await expect(page.getByText('2 more places differ.').first()).toBeVisible()
})

test('lines and pages are links if the report has addresses for them', async ({ page }, info) => {
  const change = {
    label: 'Statistics › Advisors',
    field: 'Figure',
    before: '1',
    after: '2',
    change: 'changed',
  } as const
  await openReport(page, info, {
    content: [{ file: 'content/statistics.yml', line: 3, ...change }],
    pages: [{ path: '/services', change: 'changed' }],
    links: { source: 'https://github.com/example/site/blob/def', preview: 'https://preview-7.example' },
  })
  const line = 'https://github.com/example/site/blob/def/content/statistics.yml#L3'
  await expect(page.getByRole('link', { name: 'line 3' })).toHaveAttribute('href', line)
  const preview = page.getByRole('link', { name: '/services' })
  await expect(preview).toHaveAttribute('href', 'https://preview-7.example/services')
})

test('the report has no axe violations in any state or at any width', async ({ page }, info) => {
  await openPages(page, info)
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
  const screenshots = await screenshotsOf(text)
  const change = { file: text, label: text, field: text, before: text, after: `${text} more` }
  await openReport(page, info, {
    before: text,
    after: text,
    content: [
      { ...change, change: 'changed' },
      { ...change, change: 'moved' },
      { ...change, after: null, change: 'removed' },
      { ...change, line: 1, before: null, change: 'added' },
    ],
    pages: [
      { path: text, change: 'redirected', to: text },
      { path: `${text} more`, change: 'changed' },
      { path: `${text} again`, change: 'changed', like: `${text} more` },
    ],
    screenshots,
    checks: [{ name: text, state: 'failed', summary: text, findings: [{ text, path: text }] }],
  })
  for (const width of [NARROW.width, 375, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${width} px`).toBe(0)
    expect.soft(await overflowingElements(page), `${width} px`).toEqual([])
  }
  await expect(page.getByText(text, { exact: true }).first()).toBeVisible()
  await expect(page.locator('html')).not.toHaveAttribute('data-attacked')
  expect(await page.locator('script').count()).toBe(0)
  expect(await page.locator('a[href]:not([href^="#"])').count()).toBe(0)
  expect(effects).toEqual([])
})
