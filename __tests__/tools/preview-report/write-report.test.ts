/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import sharp from 'sharp'
import type { PageScreenshots } from '../../../tools/preview-report/report'
import { writeReport } from '../../../tools/preview-report/write-report'

const SIDE = { name: 'A state', root: resolve('.') }

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'report-'))
  mkdirSync(join(folder, 'screenshots'))
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

async function picture(name: string, width: number, height: number): Promise<string> {
  const file = `screenshots/${name}.png`
  await sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .png()
    .toFile(join(folder, file))
  return file
}

/** Writes a report of the screenshots of one page, and reads the sizes of the images on its page. */
async function imagesIn(screenshots: PageScreenshots): Promise<string[]> {
  const pages = [{ path: screenshots.path, change: 'changed' as const }]
  const report = { content: [], pages, files: [], screenshots: [screenshots], checks: [] }
  await writeReport(resolve('.'), folder, report, { before: SIDE, after: SIDE })
  const images = readFileSync(join(folder, 'index.html'), 'utf8').matchAll(/src="data:image\/webp;base64,([^"]+)"/g)
  const sizes = [...images].map(async ([, image = '']) => {
    const { width, height } = await sharp(Buffer.from(image, 'base64')).metadata()
    return `${width} × ${height}`
  })
  return Promise.all(sizes)
}

const region = (top: number, height = 10) => ({ left: 600, top, width: 100, height })

test('a changed place is shown at full resolution with what is around it, and the whole page at half', async () => {
  const [before, after] = [await picture('before', 1280, 2000), await picture('after', 1280, 2000)]
  const images = await imagesIn({ path: '/', width: 1280, before, after, height: 2000, regions: [region(500)] })
  expect(images).toEqual(['320 × 74', '320 × 74', '640 × 1000', '640 × 1000'])
})

test('only the first places are shown at full resolution, and the page says how many there are', async () => {
  const [before, after] = [await picture('before', 1280, 2000), await picture('after', 1280, 2000)]
  const regions = [100, 300, 500, 700, 900].map((top) => region(top))
  const images = await imagesIn({ path: '/', width: 1280, before, after, height: 2000, regions })
  expect(images).toHaveLength(2 * 3 + 2)
  const page = readFileSync(join(folder, 'index.html'), 'utf8')
  expect(page).toContain('5 places differ')
  expect(page).toContain('The whole page shows 2 more.')
})

test('a changed place at the edge of the page is shown within the page', async () => {
  const [before, after] = [await picture('before', 375, 300), await picture('after', 375, 300)]
  const edge = { left: 0, top: 0, width: 375, height: 300 }
  const images = await imagesIn({ path: '/', width: 375, before, after, height: 300, regions: [edge] })
  expect(images).toEqual(['375 × 300', '375 × 300', '375 × 300', '375 × 300'])
})

test('the top of a very tall place is shown', async () => {
  const [before, after] = [await picture('before', 375, 5000), await picture('after', 375, 5000)]
  const tall = { left: 0, top: 100, width: 375, height: 4800 }
  const images = await imagesIn({ path: '/', width: 375, before, after, height: 5000, regions: [tall] })
  expect(images[0]).toBe('375 × 900')
})

test('a new page is shown at full resolution', async () => {
  const after = await picture('after', 1280, 900)
  expect(await imagesIn({ path: '/', width: 1280, after, height: 900, regions: [] })).toEqual(['1280 × 900'])
})

test('a page that looks the same is not shown', async () => {
  const both = await picture('both', 375, 900)
  const same = { path: '/', width: 375, before: both, after: both, height: 900, regions: [] }
  expect(await imagesIn(same)).toEqual([])
})

test('a page that is taller than the format supports is still shown', async () => {
  const after = await picture('after', 40, 20_000)
  const [size = ''] = await imagesIn({ path: '/', width: 40, after, height: 20_000, regions: [] })
  expect(size).toMatch(/ × 16383$/)
})
