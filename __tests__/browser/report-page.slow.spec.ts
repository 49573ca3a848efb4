// The report as an editor opens it from disk, as a single page: how it works, and that no text in it is executed.
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, type Page, test, type TestInfo } from '@playwright/test'
import sharp from 'sharp'
import { findViolations } from '../../tools/browser/axe'
import type { PageScreenshots, PreviewReport } from '../../tools/preview-report/report'
import { writeReport } from '../../tools/preview-report/write-report'
import { LONG_ATTACK } from '../hostile/long-text'
import { NARROW } from './fixtures'
import { overflowingElements } from './horizontal-overflow'

const side = (name: string) => ({ name, root: resolve('.') })

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#14222e' } })
    .webp()
    .toBuffer()

/** A page with one changed place at the width of a phone and of a desktop. */
const screenshotsOf = (path: string): Promise<PageScreenshots[]> =>
  Promise.all(
    [375, 1280].map(async (width) => {
      const [place, whole] = [await picture(width, 100), await picture(Math.min(width, 640), 2000)]
      const both = { before: whole, after: whole }
      return { path, width, isSame: false, whole: both, places: [{ before: place, after: place }], more: 2 }
    }),
  )

/** Writes a report and opens it. */
async function openReport(page: Page, info: TestInfo, report: Partial<PreviewReport>, name = 'Your files') {
  const folder = info.outputPath('report')
  const whole = { content: [], pages: [], files: [], screenshots: [], checks: [], ...report }
  await writeReport(resolve('.'), folder, whole, { before: side(name), after: side(name) })
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
      { name: 'Spelling', state: 'warned', summary: '1 word', findings: [{ text: 'A word', file: 'a', line: 1 }] },
    ],
  })
}

const PHONE = '/services, Phone, 375 px wide'

test('a changed place is shown at its size on both sides', async ({ page }, info) => {
  await openPages(page, info)
  for (const side of ['before', 'after']) {
    const place = page.getByRole('img', { name: `${PHONE}, place 1, ${side}` })
    expect(await place.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(375)
  }
  await expect(page.getByText('Phone, 375 px wide: 3 places differ')).toBeVisible()
})

test('the whole page is shown side by side', async ({ page }, info) => {
  await openPages(page, info)
  await page.getByText(`The whole page: ${PHONE}`).click()
  const wholePage = (side: string) => page.getByRole('img', { name: `${PHONE}, ${side}`, exact: true })
  const [before, after] = [await wholePage('before').boundingBox(), await wholePage('after').boundingBox()]
  expect(after?.y).toBe(before?.y)
  expect(after?.x).toBeGreaterThan((before?.x ?? 0) + (before?.width ?? 0))
})

test('lines and pages are links if the report has addresses for them', async ({ page }, info) => {
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
  const line = `${repository}/blob/def/content/statistics.yml#L3`
  await expect(page.getByRole('link', { name: 'line 3' })).toHaveAttribute('href', line)
  const preview = page.getByRole('link', { name: '/services' })
  await expect(preview).toHaveAttribute('href', `${addresses.preview}/services`)
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
  const screenshots = await screenshotsOf(text)
  const change = { file: text, label: text, field: text, before: text, after: `${text} more` }
  await openReport(
    page,
    info,
    {
      content: [
        { ...change, change: 'changed' },
        { ...change, change: 'moved' },
        { ...change, field: '', after: null, change: 'removed' },
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
  expect(await page.locator('script').count()).toBe(0)
  expect(await page.locator('a[href]:not([href^="#"])').count()).toBe(0)
  expect(effects).toEqual([])
})
